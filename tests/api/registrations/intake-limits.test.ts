import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () =>
    startTestServer({ database: database.config, clock: clock.now, trustProxy: true, limits: defaultLimits });
  servers = [await start(), await start()];
  const [server] = servers;
  if (server) await createEvent(server.context.db, 'hall');
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

let turn = 0;

/** Registers this many adults from a network, alternating between the servers. */
async function register(
  people: number,
  network: string,
  options: { cookie?: string; key?: string; total?: number } = {},
) {
  turn += 1;
  const server = servers[turn % 2];
  if (!server) throw new Error('no server');
  const { cookie, key = buildIdempotencyKey(), total = 20_000 * people } = options;
  const members = Array.from({ length: people }, () => buildMember());
  const { error, response } = await server
    .clientWith({ 'X-Forwarded-For': network, ...(cookie !== undefined && { Cookie: cookie }) })
    .POST('/registrations', {
      params: { header: { 'Idempotency-Key': key } },
      body: buildRegistration({ eventId: 'hall', members, quotedTotalCents: total, contact: buildContact() }),
    });
  return { status: response.status, code: error?.code, retryAfter: Number(response.headers.get('Retry-After')) };
}

test('a network registers sixty parties in a quarter of an hour, at all servers together', async () => {
  const outcomes = [];
  for (let party = 0; party < 60; party += 1) outcomes.push((await register(1, '198.51.100.1')).status);
  expect(new Set(outcomes)).toEqual(new Set([201]));
  const refused = await register(1, '198.51.100.1');
  expect([refused.status, refused.code]).toEqual([429, 'too-many-registrations']);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(900);
  expect((await register(1, '198.51.100.2')).status).toBe(201);

  await register(1, '198.51.100.1');
  const entries = await servers[0]?.context.db
    .selectFrom('audit_entries')
    .select('subject')
    .where('action', '=', 'limit-reached')
    .execute();
  expect(entries).toEqual([{ subject: 'limit:partiesNetwork' }]);
});

test('a network registers three hundred people; a group that is too large does not reduce what is left for the next family', async () => {
  expect((await register(200, '198.51.100.3')).status).toBe(201);
  expect((await register(90, '198.51.100.3')).status).toBe(201);
  expect((await register(11, '198.51.100.3')).code).toBe('too-many-registrations');
  expect((await register(10, '198.51.100.3')).status).toBe(201);
  expect((await register(1, '198.51.100.3')).code).toBe('too-many-registrations');
});

test('neither a refused party nor a repeated one is counted', async () => {
  for (let again = 0; again < 3; again += 1)
    expect((await register(150, '198.51.100.4', { total: 1 })).code).toBe('quote-changed');
  const key = buildIdempotencyKey();
  expect((await register(150, '198.51.100.4', { key })).status).toBe(201);
  expect((await register(150, '198.51.100.4', { key })).status).toBe(200);
  expect((await register(150, '198.51.100.4')).status).toBe(201);
});

test('a party that missed the answer to its registration gets it, even when its network has reached the limit', async () => {
  const [many, one] = [buildIdempotencyKey(), buildIdempotencyKey()];
  expect((await register(1, '198.51.100.9', { key: one })).status).toBe(201);
  expect((await register(160, '198.51.100.9', { key: many })).status).toBe(201);
  expect((await register(160, '198.51.100.9', { key: many })).status).toBe(200);
  expect((await register(139, '198.51.100.9')).status).toBe(201);
  expect((await register(1, '198.51.100.9')).code).toBe('too-many-registrations');
  expect((await register(1, '198.51.100.9', { key: one })).status).toBe(200);
  expect((await register(2, '198.51.100.9', { key: one })).code).toBe('idempotency-key-reused');
});

test('a logged-in user is counted by account, from any network', async () => {
  const [server] = servers;
  if (!server) throw new Error('no server');
  const { cookie } = await signInAs(server.context.db, 'U', clock.now());
  const statuses = [];
  for (const network of ['198.51.100.5', '198.51.100.6', '198.51.100.7', '198.51.100.8'])
    statuses.push((await register(200, network, { cookie })).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await register(200, '198.51.100.5')).status).toBe(201);
});
