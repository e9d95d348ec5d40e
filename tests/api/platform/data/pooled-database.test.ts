import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPooledDatabase } from '../../../../api/platform/data/pooler/pooled-database.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

const log = { warn: () => undefined };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** Opens the database as through a pooler, which passes no settings on, and returns the settings of a connection. */
async function settingsThroughPooler() {
  const addresses = { database: database.config, pooled: database.config };
  const { pool, close } = await openPooledDatabase(addresses, { databasePool: 2 }, log);
  const { rows } = await pool.query<{ zone: string; timeout: string }>(
    `select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout`,
  );
  await close();
  return rows[0];
}

test('the role has the settings that a pooler passes on to no connection', async () => {
  expect(await settingsThroughPooler()).toEqual({ zone: 'UTC', timeout: '30s' });
});

test('two processes may start at once, and another setting that the role had is replaced', async () => {
  const name = database.config.database ?? '';
  await database.pool.query(`alter role current_user in database "${name}" set timezone = 'Europe/Madrid'`);
  const settings = await Promise.all([settingsThroughPooler(), settingsThroughPooler()]);
  expect(settings).toEqual([
    { zone: 'UTC', timeout: '30s' },
    { zone: 'UTC', timeout: '30s' },
  ]);
});
