import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { jobDone } from '../../../support/database/job-state.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/**
 * Registers adults, 200 dollars each, who wait if there are not enough places; returns a function for the party's current
 * state.
 */
async function register(eventId: string, people: number) {
  const members = Array.from({ length: people }, () => buildMember());
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, members, quotedTotalCents: 20_000 * people, joinsWaitingList: true }),
  });
  if (!data) throw new Error(error.code);
  clock.advance(1000);
  const params = { path: { registrationId: data.registration.id } };
  const client = server.clientWith({ Authorization: `Bearer ${data.key}` });
  return async () =>
    (await client.GET('/registrations/{registrationId}/confirmation', { params })).data?.registration.state;
}

const placesOf = async (eventId: string) =>
  (await server.client.GET('/events/{eventId}', { params: { path: { eventId } } })).data?.registration;

/** Runs the daily maintenance job. */
async function nextMorning(): Promise<void> {
  const { db, enqueue, pool } = server.context;
  await db.transaction().execute((transaction) => enqueue(transaction, 'registration-care', {}));
  await jobDone(pool, 'registration-care');
}

test('when the center has more places than before, waiting parties are offered them in order, never more than there are', async () => {
  const eventId = await createEvent(server.context.db, 'grows', { maxRegistrationCount: 3 });
  const parties = [
    await register(eventId, 3),
    await register(eventId, 3),
    await register(eventId, 2),
    await register(eventId, 1),
  ];
  const states = () => Promise.all(parties.map((state) => state()));
  await nextMorning();
  expect(await states()).toEqual(['pendingPayment', 'waitlisted', 'waitlisted', 'waitlisted']);
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 7 });
  await nextMorning();
  expect(await states()).toEqual(['pendingPayment', 'offered', 'waitlisted', 'offered']);
  expect(await placesOf(eventId)).toMatchObject({ placesLeft: 0, waiting: 1 });
});

test('when the center no longer has a limit, nobody keeps waiting', async () => {
  const eventId = await createEvent(server.context.db, 'opens', { maxRegistrationCount: 1 });
  const parties = [await register(eventId, 1), await register(eventId, 1)];
  await createEvent(server.context.db, eventId);
  await nextMorning();
  expect(await Promise.all(parties.map((state) => state()))).toEqual(['pendingPayment', 'offered']);
  expect(await placesOf(eventId)).toMatchObject({ placesLeft: null, waiting: 0 });
});
