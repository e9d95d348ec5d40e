import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { jobsDone } from '../../../support/database/job-state.ts';
import { startTestServer, type TestServer } from '../../../support/servers/server.ts';
import { proxyDatabase, type DatabaseProxy } from '../../../support/servers/tcp-proxy.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
/** Shorter than in production, so that the tests wait less. */
const pulse = { interval: 300, patience: 1_500, retry: 100 };

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: TestServer;

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await proxyDatabase(database.config);
  server = await startTestServer({ database: proxy.config, clock: clock.now, pulse });
});

afterEach(async () => {
  await server.close();
  await proxy.close();
  await database.close();
});

const statusOfHealth = async (): Promise<number> => (await server.client.GET('/health')).response.status;

async function register(): Promise<Response> {
  const { response } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration(),
  });
  return response;
}

test('registrations continue when the old connections have gone silent and new ones work', async () => {
  expect((await register()).status).toBe(201);
  await jobsDone(database.pool);
  // No other connection is in use now, so three requests take one each.
  const { pool } = server.context;
  const connections = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const connection of connections) connection.release();
  let taken = 0;
  pool.on('acquire', () => (taken += 1));
  proxy.vanish();
  const hanging = [register(), register(), register()];
  await expect.poll(() => taken).toBeGreaterThanOrEqual(3);
  proxy.replace();
  for (const response of await Promise.all(hanging)) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  await expect.poll(async () => (await register()).status, { timeout: 45_000 }).toBe(201);
  expect(await statusOfHealth()).toBe(200);
});

test('while the database is away health is 503 and nobody waits; all is back when it is', async () => {
  const { cookie } = await signInAs(database.db, 'R', clock.now());
  proxy.vanish();
  await expect.poll(statusOfHealth).toBe(503);
  // Nobody's session can be looked up, so nobody is let in, with or without one.
  for (const caller of [{ cookie }, { cookie: `session=${'A'.repeat(43)}` }]) {
    const { error, response } = await server.clientWith(caller).GET('/registrations');
    expect([response.status, error?.code]).toEqual([503, 'unavailable']);
  }
  await expect
    .poll(async () => {
      const began = performance.now();
      const { status, headers } = await register();
      return [status, headers.has('Retry-After'), performance.now() - began < 1_000];
    })
    .toEqual([503, true, true]);
  proxy.replace();
  await expect.poll(statusOfHealth, { timeout: 45_000 }).toBe(200);
  expect((await register()).status).toBe(201);
});

test('jobs run again after the database was away', async () => {
  const open = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*) from jobs.job where name = 'registration-mail' and state <> 'completed'`,
    );
    return rows[0]?.count ?? Number.NaN;
  };
  proxy.vanish();
  await expect.poll(statusOfHealth).toBe(503);
  proxy.replace();
  await expect.poll(async () => (await register()).status, { timeout: 45_000 }).toBe(201);
  await expect.poll(open, { timeout: 45_000 }).toBe(0);
});

test('connections that are cut are made again, and only who was waiting hears of it', async () => {
  expect((await register()).status).toBe(201);
  proxy.reset();
  await expect.poll(async () => (await register()).status).toBe(201);
});
