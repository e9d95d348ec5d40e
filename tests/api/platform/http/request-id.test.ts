import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a statement that waits in the database names the request that it serves', async () => {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin; lock table events in access exclusive mode');
    const answer = fetch(`${server.url}/api/events/${'e'.repeat(20)}`);
    const waiting = async () => {
      const { rows } = await database.pool.query<{ query: string }>(
        `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.flatMap(({ query }) => /\/\* request (\S+) \*\/$/.exec(query)?.[1] ?? []);
    };
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    const [named] = await waiting();
    await holder.query('rollback');
    const response = await answer;
    expect(response.status).toBe(404);
    expect(named).toBe(response.headers.get('x-request-id'));
  } finally {
    holder.release();
  }
});

test('what no request asked for names none', async () => {
  const [row] = await server.parts.db.selectNoFrom((eb) => eb.fn<string>('current_query').as('query')).execute();
  expect(row?.query).not.toContain('request');
});
