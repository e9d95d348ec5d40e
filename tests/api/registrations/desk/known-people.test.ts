import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-04-01T12:00:00Z');
const eventId = 'crowded';
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let first: Schemas['Registration'];
let second: Schemas['Registration'];

async function register(event: string, members: Schemas['Member'][], email: string): Promise<Schemas['Registration']> {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: event,
      members,
      contact: buildContact({ email }),
      quotedTotalCents: 20_000 * members.length,
    }),
  });
  if (!data) throw new Error('not registered');
  clock.advance(1_000);
  return data.registration;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  await createEvent(db, eventId);
  await createEvent(db, 'another');
  first = await register(
    eventId,
    [buildMember({ firstName: 'José', lastName: 'Núñez' }), buildMember({ firstName: 'Li', lastName: 'Wu', age: 33 })],
    'jose@example.org',
  );
  second = await register(
    eventId,
    [buildMember({ firstName: 'Jose', lastName: 'Nunez', age: 41 })],
    'second@example.org',
  );
  await register('another', [buildMember({ firstName: 'José', lastName: 'Núñez' })], 'jose@example.org');
  staff = server.clientWith({ Cookie: (await signInAs(db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function find(body: Schemas['KnownPeopleRequest'], event = eventId) {
  const { data, error } = await staff.POST('/events/{eventId}/known-people', {
    params: { path: { eventId: event } },
    body,
  });
  return data
    ? data.items.map(({ reference, person }) => [
        reference,
        person && `${person.firstName} ${person.lastName} ${String(person.age)}`,
      ])
    : error.code;
}

test('the same name and nearly the same age are found in every active party of the event, ignoring case and accents', async () => {
  const person = { firstName: 'JOSÉ', lastName: 'nuñez', age: 40 };
  expect(await find({ people: [person] })).toEqual([
    [first.reference, 'José Núñez 40'],
    [second.reference, 'Jose Nunez 41'],
  ]);
  expect(await find({ people: [{ ...person, age: 39 }] })).toEqual([[first.reference, 'José Núñez 40']]);
  expect(await find({ people: [{ ...person, age: 38 }] })).toEqual([]);
  expect(await find({ people: [{ ...person, firstName: 'Jos' }] })).toEqual([]);
  // Each age belongs to its own name, and search wildcards are plain characters here.
  expect(
    await find({
      people: [
        { firstName: 'Li', lastName: 'Wu', age: 33 },
        { ...person, age: 70 },
        { firstName: '%', lastName: '_', age: 40 },
      ],
    }),
  ).toEqual([[first.reference, 'Li Wu 33']]);
});

test('another party with the same email is found; the party being changed is not', async () => {
  const people = [{ firstName: 'José', lastName: 'Núñez', age: 40 }];
  expect(await find({ people: [], email: 'JOSE@example.org' })).toEqual([[first.reference, undefined]]);
  expect(await find({ people, email: 'jose@example.org', exceptRegistrationId: first.id })).toEqual([
    [second.reference, 'Jose Nunez 41'],
  ]);
  expect(await find({ people: [], email: 'nobody@example.org' })).toEqual([]);
});

test('a canceled party is no duplicate, and an unknown event has none', async () => {
  const third = await register(eventId, [buildMember({ firstName: 'Ruth', lastName: 'Vega' })], 'ruth@example.org');
  const question = { people: [{ firstName: 'Ruth', lastName: 'Vega', age: 40 }], email: 'ruth@example.org' };
  expect(await find(question)).toHaveLength(2);
  await staff.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: third.id } },
    body: { version: third.version },
  });
  expect(await find(question)).toEqual([]);
  expect(await find(question, 'no-such-event')).toBe('not-found');
});

test('a visitor who registers learns nothing about other parties', async () => {
  const { cookie } = await signInAs(server.context.db, 'U', clock.now());
  const ask = (client: TestClient) =>
    client.POST('/events/{eventId}/known-people', {
      params: { path: { eventId } },
      body: { people: [], email: 'jose@example.org' },
    });
  expect([
    (await ask(server.client)).response.status,
    (await ask(server.clientWith({ Cookie: cookie }))).response.status,
  ]).toEqual([401, 403]);
});
