import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabaseClock } from '../../../api/platform/data/clock.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const slow = createClock('2027-04-01T12:00:00Z');
const fast = createClock('2027-04-01T12:10:00Z');
let database: TestDatabase;
let servers: [TestServer, TestServer];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = [
    await startTestServer({ database: database.config, clock: fast.now }),
    await startTestServer({ database: database.config, clock: slow.now }),
  ];
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

async function register(server: TestServer, eventId: string, email: string) {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: [buildMember()],
      quotedTotalCents: 20_000,
      contact: buildContact({ email }),
      joinsWaitingList: true,
    }),
  });
  if (!data) throw new Error(error.code);
  const { registration, key } = data;
  const params = { path: { registrationId: registration.id } };
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  return {
    id: registration.id,
    read: async () => (await client.GET('/registrations/{registrationId}/confirmation', { params })).data?.registration,
    cancel: () => client.POST('/registrations/{registrationId}/cancellation', { params, body: { version: 1 } }),
  };
}

test('families wait in order of registration, whichever server handled them and whatever its clock', async () => {
  const eventId = await createEvent(servers[0].context.db, 'order', { maxRegistrationCount: 1 });
  const first = await register(servers[0], eventId, 'first@example.org');
  const waiting = [];
  for (let turn = 0; turn < 6; turn += 1)
    waiting.push(await register(servers[turn % 2 === 0 ? 0 : 1], eventId, `waiting${String(turn)}@example.org`));
  const positions = await Promise.all(waiting.map(async ({ read }) => (await read())?.waitingPosition));
  expect(positions).toEqual([1, 2, 3, 4, 5, 6]);
  await first.cancel();
  const states = await Promise.all(waiting.map(async ({ read }) => (await read())?.state));
  expect(states).toEqual(['offered', ...Array.from({ length: 5 }, () => 'waitlisted')]);
});

test('a hold that ends on a server whose clock is behind is rescheduled, so that no place stays held forever', async () => {
  const eventId = await createEvent(servers[0].context.db, 'hold', { maxRegistrationCount: 1 });
  const first = await register(servers[0], eventId, 'one@example.org');
  const second = await register(servers[0], eventId, 'two@example.org');
  await first.cancel();
  const until = (await second.read())?.heldUntil;
  if (until === undefined) throw new Error('nothing is offered');
  const { db } = servers[1].context;
  const alarms = async () => {
    const { endHold } = await import('../../../api/registrations/lifecycle/holds-and-offers.ts');
    const rung: (Date | undefined)[] = [];
    const context = {
      ...servers[1].context,
      db,
      enqueue: (...[, name, , startAfter]: Parameters<TestServer['context']['enqueue']>) => {
        if (name === 'registration-hold') rung.push(startAfter);
        return Promise.resolve();
      },
    };
    await endHold(context, { registrationId: second.id });
    return rung;
  };
  slow.set(new Date(Date.parse(until) - 10 * 60_000).toISOString());
  expect(await alarms()).toEqual([new Date(until)]);
  slow.set(until);
  await alarms();
  expect((await second.read())?.state).toBe('cancelled');
});

test('all processes use the database clock, which does not follow the system clock', async () => {
  const warned: unknown[] = [];
  const clock = await createDatabaseClock(servers[0].context.pool, {
    warn: (...words: unknown[]) => void warned.push(words),
  });
  const { rows } = await servers[0].context.pool.query<{ now: Date }>('select clock_timestamp() as now');
  expect(Math.abs(clock.now().getTime() - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(5_000);
  const before = clock.now().getTime();
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  try {
    expect(clock.now().getTime() - before).toBeLessThan(60_000);
  } finally {
    vi.useRealTimers();
    clock.close();
  }
});

test('a limit is enforced although the clock of one process is an hour ahead', async () => {
  const { rateLimiter } = servers[0].context;
  for (let count = 0; count < 10; count += 1) await rateLimiter.consume('passwordAccount', 'one');
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  try {
    await expect(rateLimiter.consume('passwordAccount', 'one')).rejects.toMatchObject({ code: 'too-many-requests' });
  } finally {
    vi.useRealTimers();
  }
});
