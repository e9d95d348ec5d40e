import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContactMessage } from '../../../factories/form.ts';
import { buildIdempotencyKey } from '../../../factories/registration.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test.each([
  ['a deadlock', '40P01'],
  ['an order that could not be kept', '40001'],
  ['a lock that was not given', '55P03'],
  ['a canceled statement', '57014'],
])('%s gets a 503, and repeating the same request succeeds', async (_what, code) => {
  const { pool } = database;
  await pool.query(`
    create function interrupt() returns trigger language plpgsql as $$
    begin raise exception 'interrupted' using errcode = '${code}'; end $$;
    create trigger interrupt before insert on contact_messages for each row execute function interrupt()`);
  const params = { header: { 'Idempotency-Key': buildIdempotencyKey() } };
  const body = { form: buildContactMessage(), check: {} };
  const send = () => server.client.POST('/contact-messages', { params, body });
  try {
    const { response, error } = await send();
    expect([response.status, error?.code]).toEqual([503, 'unavailable']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await pool.query('drop function interrupt cascade');
  }
  expect((await send()).response.status).toBe(201);
});
