import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkData } from '../../../../../api/platform/checks/check-data.ts';
import { describeTables } from '../../../../../api/platform/data/generate/describe-tables.ts';
import { createClock } from '../../../../support/clock.ts';
import { createEmptyDatabase } from '../../../../support/database/database.ts';
import { startTestServer } from '../../../../support/servers/server.ts';
import type { TestServer } from '../../../../support/servers/server.ts';
import { signInAs } from '../../../../support/users.ts';

/*
 * The database of each released version, dumped by pg_dump with --inserts --no-owner --no-privileges: the demo of that version,
 * followed by one family's registration, two payments, a cancellation, a staff message, a household and a form of each kind.
 */

const folder = new URL('./', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql.gz'));

/**
 * The key that this version stored in its database: an owner sets it as SIGNING_KEY when updating. It opens nothing else, so it
 * is no secret.
 */
const signingKey = 'IfgLqvaldKDo/igfHdhwKZhy6OMUBmWZzM/cIx3fbn8=';
const family = { id: 'f54d4e8a-0e65-4756-84f6-b9f61a191109', key: '0_q1e8KrVTNPK0loLigdjQkENuhnV_jn7JBCXIxP0Ro' };

test('the first version is among them', () => {
  expect(files).toContain('0.1.0.sql.gz');
});

describe.each(files)('%s', (file) => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let server: TestServer;
  let staff: ReturnType<TestServer['clientWith']>;

  beforeAll(async () => {
    empty = await createEmptyDatabase();
    const client = new pg.Client(empty.config);
    await client.connect();
    await client.query(gunzipSync(await readFile(new URL(file, folder))).toString());
    await client.end();
    const clock = createClock('2026-11-25T12:00:00Z').now;
    server = await startTestServer({ database: empty.config, clock, env: { SIGNING_KEY: signingKey } });
    staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock())).cookie });
  });

  afterAll(async () => {
    await server.close();
    await empty.drop();
  });

  test('is migrated to the tables of this version', async () => {
    const committed = await readFile(
      new URL('../../../../../api/platform/data/tables.gen.ts', import.meta.url),
      'utf8',
    );
    expect(await describeTables(empty.config)).toBe(committed);
  });

  test('has consistent data', async () => {
    const client = new pg.Client(empty.config);
    await client.connect();
    const findings = await checkData(client);
    await client.end();
    expect(findings.flatMap(({ sentences }) => sentences)).toEqual([]);
  });

  test('a link that was emailed at the time still opens its whole registration', async () => {
    const { data } = await server
      .clientWith({ Authorization: `Bearer ${family.key}` })
      .GET('/registrations/{registrationId}/confirmation', { params: { path: { registrationId: family.id } } });
    expect(data?.registration).toMatchObject({
      reference: 'J76-JM4',
      state: 'pendingPayment',
      contact: { firstName: 'Lucía', lastName: 'Ferrer', email: 'lucia.ferrer@example.org' },
      members: [{ firstName: 'Lucía' }, { firstName: 'Tomás' }, { firstName: 'Inés' }],
      quote: { totalCents: 30_000 },
      payment: { paidCents: 0 },
      language: 'es',
    });
  });

  test('staff find every party, what was paid, and who canceled', async () => {
    const list = async (query: { state?: 'cancelled'; money?: 'received' }) =>
      (await staff.GET('/registrations', { params: { query } })).data?.total;
    expect(await list({})).toBe(121);
    expect(await list({ money: 'received' })).toBe(2);
    expect(await list({ state: 'cancelled' })).toBe(1);
  });

  test('a party can be changed, and places are still counted correctly', async () => {
    const path = { registrationId: family.id };
    const { data } = await staff.GET('/registrations/{registrationId}', { params: { path } });
    const canceled = await staff.POST('/registrations/{registrationId}/cancellation', {
      params: { path },
      body: { version: data?.version ?? 0 },
    });
    expect(canceled.response.status).toBe(200);
    const { rows } = await server.context.pool.query<{ taken: number }>(
      `select taken from event_places where event_id = 'new-york-convention-2027'`,
    );
    expect(rows).toEqual([{ taken: 0 }]);
  });
});
