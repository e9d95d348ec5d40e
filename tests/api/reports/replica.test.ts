import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { openDatabase } from '../../../api/platform/data/database.ts';
import type { OpenDatabase } from '../../../api/platform/data/database.ts';
import { createLog } from '../../../api/platform/log.ts';
import { startWithStandby } from '../../support/database/standby.ts';
import type { WithStandby } from '../../support/database/standby.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

/** Faster than usual, so that nobody waits for seconds. */
const times = { interval: 50, patience: 2_000, mostLag: 400, catchUp: 300 };
let servers: WithStandby;
let primary: OpenDatabase;
let server: TestServer;
let client: TestClient;
let userId: number;

beforeAll(async () => {
  servers = await startWithStandby();
  primary = await openDatabase(servers.primary, createLog('silent'));
  server = await startTestServer({ database: servers.primary, replica: { database: servers.standby, times } });
  const director = await signInAs(server.context.db, 'D', server.context.clock());
  userId = director.userId;
  client = server.clientWith({ Cookie: director.cookie });
});

afterAll(async () => {
  await server.close();
  await primary.close();
  await servers.close();
});

const isUsed = (): boolean | undefined => server.context.reportConnections.replica()?.isUsed;

/** Runs a statement on the standby. */
async function onStandby(statement: string, as = servers.administrator): Promise<Readonly<Record<string, unknown>>[]> {
  const one = new pg.Client(as);
  await one.connect();
  try {
    return (await one.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await one.end();
  }
}

/** How often the standby has looked for rows in the table of users. */
async function looksForUsers(): Promise<number> {
  const statement = `select (seq_scan + idx_scan)::int as looks from pg_stat_user_tables where relname = 'users'`;
  const [row] = await onStandby(statement, servers.standby);
  return Number(row?.['looks']);
}

async function addUser(name: string): Promise<void> {
  await primary.pool.query(
    `insert into users (email, first_name, last_name, user_type, language) values ($1, 'Ana', $2, 'U', 'en')`,
    [`${name.toLowerCase()}@example.org`, name],
  );
}

/** Runs the report of users. Returns their last names. */
async function namesIn(wanted: string): Promise<unknown[]> {
  const body = { reportId: 9, filterValues: { name: wanted }, userId, mode: 'list' as const, userType: 'D' };
  const { data } = await client.POST('/reports/run', { body });
  return (data?.results ?? []).map((row) => row['Last name']);
}

test('reports read from the replica, and show what was saved a moment before', async () => {
  await expect.poll(isUsed).toBe(true);
  const before = await looksForUsers();
  for (const name of ['Perez', 'Perezosa', 'Perezuela']) {
    await addUser(name);
    expect(await namesIn(name)).toEqual([name]);
  }
  await expect.poll(looksForUsers).toBeGreaterThanOrEqual(before + 3);
});

test('a replica that lags behind is left out until it has caught up', async () => {
  await onStandby('select pg_wal_replay_pause()');
  await addUser('Quintero');
  expect(await namesIn('Quintero')).toEqual(['Quintero']);
  await expect.poll(isUsed).toBe(false);
  expect(server.context.reportConnections.replica()?.lag).toBeGreaterThan(times.mostLag);
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(isUsed).toBe(true);
  expect(await namesIn('Quintero')).toEqual(['Quintero']);
});

test('a replica that is gone is left out until it is back', async () => {
  await servers.stopStandby();
  await addUser('Rosales');
  expect(await namesIn('Rosales')).toEqual(['Rosales']);
  await expect.poll(isUsed).toBe(false);
  expect(server.context.reportConnections.replica()?.lag).toBeNull();
  await servers.startStandby();
  await expect.poll(isUsed).toBe(true);
  expect(await namesIn('Rosales')).toEqual(['Rosales']);
});

test('a promoted replica is left out, because it no longer follows the database', async () => {
  await onStandby('select pg_promote()');
  await expect.poll(isUsed).toBe(false);
  await addUser('Salcedo');
  expect(await namesIn('Salcedo')).toEqual(['Salcedo']);
});
