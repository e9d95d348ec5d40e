import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { countOldDetails, deleteOldDetails } from '../../../../api/registrations/details/retention.ts';
import { createEvent } from '../../../factories/event.ts';
import {
  buildContact,
  buildIdempotencyKey,
  buildMember,
  buildRegistration,
  withResponsible,
} from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Schemas = components['schemas'];

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
const secretWords = [
  'peanuts',
  'wheelchair',
  'Uncle Pedro',
  '+12025550199',
  'Abuela',
  '+12025550188',
  'late bus',
  'snores',
];
const child = buildMember({
  firstName: 'Sofía',
  age: 9,
  details: {
    diet: 'No peanuts',
    accessNeeds: 'wheelchair',
    guardianName: 'Uncle Pedro',
    guardianPhone: '+12025550199',
    joinsSessions: true,
  },
});
const party: Schemas['PartyDetails'] = {
  emergencyName: 'Abuela',
  emergencyPhone: '+12025550188',
  arrival: 'late bus',
  roomWishes: 'Ana snores',
};
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.context.db, 'sensitive');
});

beforeEach(async () => {
  clock.set(start);
  const { cookie, userId } = await signInAs(server.context.db, 'R', clock.now());
  staff = server.clientWith({ Cookie: cookie });
  staffId = userId;
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function register(members: Schemas['Member'][], quotedTotalCents: number, details?: Schemas['PartyDetails']) {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId: 'sensitive', members, quotedTotalCents, ...(details && { details }) }),
  });
  if (!data) throw new Error(error.code);
  return data;
}

async function read(registrationId: string, client = staff) {
  const { data, error } = await client.GET('/registrations/{registrationId}/details', {
    params: { path: { registrationId } },
  });
  return data ?? error;
}

type Registered = Awaited<ReturnType<typeof register>>;

/** Returns the people of a registration as a change request lists them. */
function peopleOf({ registration }: Registered): [Schemas['ChangedMember'], Schemas['ChangedMember']] {
  const people = registration.members.map(({ id, firstName, lastName, age }): Schemas['ChangedMember'] => ({
    id,
    firstName,
    lastName,
    age,
  }));
  return people as [Schemas['ChangedMember'], Schemas['ChangedMember']];
}

/** Changes the party to consist of these people. */
async function change(
  { registration: { id }, key }: Registered,
  members: Schemas['ChangedMember'][],
  details?: Schemas['PartyDetails'],
) {
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: id } };
  const party = { rooms: 0, members };
  const [{ data: found }, { data: quoted }] = await Promise.all([
    client.GET('/registrations/{registrationId}/confirmation', { params }),
    client.POST('/registrations/{registrationId}/party-quote', { params, body: party }),
  ]);
  const version = found?.registration.version ?? 0;
  const quotedTotalCents = quoted?.quote.totalCents ?? 0;
  const { data, error } = await client.PUT('/registrations/{registrationId}/party', {
    params,
    body: {
      version,
      contact: buildContact(),
      party: { ...party, members: withResponsible(party.members) },
      quotedTotalCents,
      ...(details && { details }),
    },
  });
  if (!data) throw new Error(error.code);
  return data;
}

describe('details of health and minors', () => {
  test('are read with the link: health separately, and each view of it is in the audit trail', async () => {
    const { registration, key } = await register([buildMember(), child], 41_000, party);
    const params = { path: { registrationId: registration.id } };
    const holder = server.clientWith({ Authorization: `Bearer ${key}` });
    const { diet, accessNeeds, ...rest } = child.details ?? {};
    const { data: own } = await holder.GET('/registrations/{registrationId}/own-details', { params });
    expect(own).toMatchObject({ party, hasHealth: true, members: [{ details: {} }, { details: rest }] });
    expect(JSON.stringify(own)).not.toMatch(/peanuts|wheelchair/);
    const views = () =>
      database.pool.query(
        `select actor_user_id from audit_entries where action = 'own-health-viewed' and subject = $1`,
        [`registration:${registration.id}`],
      );
    expect((await views()).rows).toEqual([]);
    const { data: health } = await holder.GET('/registrations/{registrationId}/own-health', { params });
    expect(health?.members).toEqual([
      {
        id: registration.members[1]?.id,
        firstName: 'Sofía',
        lastName: 'Núñez',
        age: 9,
        details: { diet, accessNeeds },
      },
    ]);
    expect((await views()).rows).toEqual([{ actor_user_id: null }]);

    const stranger = server.clientWith({ Authorization: `Bearer ${'x'.repeat(key.length)}` });
    for (const client of [stranger, server.client]) {
      const answers = await Promise.all([
        client.GET('/registrations/{registrationId}/own-details', { params }),
        client.GET('/registrations/{registrationId}/own-health', { params }),
        client.GET('/registrations/{registrationId}/own-payments', { params }),
      ]);
      expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill('unauthenticated'));
    }
    expect((await views()).rows).toHaveLength(1);
  });

  test('are read by staff, and every look is in the audit trail', async () => {
    const { registration } = await register([buildMember(), child], 41_000, party);
    expect(await read(registration.id)).toEqual({
      party,
      members: [
        { id: registration.members[0]?.id, firstName: 'Ana', lastName: 'Núñez', age: 40, details: {} },
        { id: registration.members[1]?.id, firstName: 'Sofía', lastName: 'Núñez', age: 9, details: child.details },
      ],
    });
    const { rows } = await database.pool.query<{ actor_user_id: number }>(
      `select actor_user_id from audit_entries where action = 'registration-details-viewed' and subject = $1`,
      [`registration:${registration.id}`],
    );
    expect(rows).toEqual([{ actor_user_id: staffId }]);
    expect(await read('00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'not-found' });
  });

  test('are in no other answer, job or history', async () => {
    const { registration, key } = await register([buildMember(), child], 41_000, party);
    const byKey = server.clientWith({ Authorization: `Bearer ${key}` });
    const params = { path: { registrationId: registration.id } };
    const answers = [
      registration,
      (await byKey.GET('/registrations/{registrationId}/confirmation', { params })).data,
      (await staff.GET('/registrations/{registrationId}', { params })).data,
      (await staff.GET('/registrations/{registrationId}/history', { params })).data,
      (await staff.GET('/registrations', { params: { query: { eventId: 'sensitive' } } })).data,
      (await database.pool.query('select data from jobs.job')).rows,
      (await database.pool.query('select * from registrations')).rows,
    ];
    const said = JSON.stringify(answers);
    expect(secretWords.filter((word) => said.includes(word))).toEqual([]);
    expect(await read(registration.id, byKey)).toMatchObject({ code: 'unauthenticated' });
  });

  test('an answer that is not given again stays beside those that are, of a person and of the party', async () => {
    const registered = await register([buildMember(), child], 41_000, party);
    const { id } = registered.registration;
    const [adult, minor] = peopleOf(registered);
    await change(registered, [adult, { ...minor, details: { joinsSessions: false } }], { arrival: 'By bus' });
    expect(await read(id)).toEqual({
      party: { ...party, arrival: 'By bus' },
      members: [
        expect.objectContaining({ details: {} }),
        expect.objectContaining({ details: { ...child.details, joinsSessions: false } }),
      ],
    });
    await change(registered, [adult, { ...minor, details: { joinsSessions: true, diet: 'None' } }]);
    expect(await read(id)).toMatchObject({
      members: [{}, { details: { ...child.details, joinsSessions: true, diet: 'None' } }],
    });
  });

  test('stay with a person through a correction, are replaced by new ones, and are deleted when the person withdraws', async () => {
    const registered = await register([buildMember(), child], 41_000);
    const { id } = registered.registration;
    const [adult, minor] = peopleOf(registered);
    await change(registered, [adult, { ...minor, firstName: 'Sophia' }]);
    expect(await read(id)).toMatchObject({ members: [{}, { firstName: 'Sophia', details: child.details }] });
    await change(registered, [{ ...adult, details: { diet: 'Vegetarian' } }, minor]);
    expect(await read(id)).toMatchObject({
      members: [{ details: { diet: 'Vegetarian' } }, { details: child.details }],
    });
    await change(registered, [adult]);
    const { rows } = await database.pool.query('select 1 from registration_member_details where member_id = $1', [
      minor.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('do not pass to another person in the same place', async () => {
    const registered = await register([buildMember({ details: { diet: 'Vegan' } }), child], 41_000, party);
    const { id } = registered.registration;
    const [adult, minor] = peopleOf(registered);
    await change(registered, [adult, { ...minor, firstName: 'Mateo' }]);
    // The emergency contact belongs to the party, which still has one of its people.
    expect(await read(id)).toEqual({
      party,
      members: [
        expect.objectContaining({ details: { diet: 'Vegan' } }),
        expect.objectContaining({ firstName: 'Mateo', details: {} }),
      ],
    });
    const { rows } = await database.pool.query('select 1 from registration_member_details where member_id = $1', [
      minor.id,
    ]);
    expect(rows).toEqual([]);
    // The change also provides the new person's details, and nothing of the former person's is left.
    await change(registered, [adult, { ...minor, firstName: 'Lucía', details: { accessNeeds: 'Needs a chair' } }]);
    expect(await read(id)).toMatchObject({
      party,
      members: [{}, { firstName: 'Lucía', details: { accessNeeds: 'Needs a chair' } }],
    });
    await change(registered, [
      { ...minor, id: adult.id, age: 40 },
      { ...adult, id: minor.id, age: 9 },
    ]);
    expect(await read(id)).toEqual({
      party,
      members: [expect.objectContaining({ details: {} }), expect.objectContaining({ details: {} })],
    });
  });

  test('details of a whole party do not pass to a party of other people', async () => {
    const registered = await register([buildMember({ details: { diet: 'Vegan' } })], 20_000, party);
    const { id } = registered.registration;
    const [adult] = peopleOf(registered);
    const somebodyElse = { ...adult, firstName: 'Pedro', lastName: 'Ruiz' };
    await change(registered, [somebodyElse]);
    expect(await read(id)).toEqual({
      party: {},
      members: [expect.objectContaining({ firstName: 'Pedro', details: {} })],
    });
    // Details provided with the change belong to the new people.
    const told = { emergencyName: 'Marta', emergencyPhone: '+12025550123' };
    await change(registered, [{ ...adult, firstName: 'Ivo', lastName: 'Soto' }], told);
    expect(await read(id)).toMatchObject({ party: told });
    // The same is true when everyone is withdrawn and others are added.
    await change(registered, [{ firstName: 'Rosa', lastName: 'Paz', age: 40 }]);
    expect(await read(id)).toMatchObject({ party: {} });
  });

  test('are in no preview of a change and in no line of its history', async () => {
    const registered = await register([buildMember(), child], 41_000, party);
    const [adult, minor] = peopleOf(registered);
    const params = { path: { registrationId: registered.registration.id } };
    const members = [adult, { ...minor, firstName: 'Mateo' }];
    const byKey = server.clientWith({ Authorization: `Bearer ${registered.key}` });
    const quoted = await byKey.POST('/registrations/{registrationId}/party-quote', {
      params,
      body: { rooms: 0, members },
    });
    const answer = await change(registered, members);
    const { data: history } = await staff.GET('/registrations/{registrationId}/history', { params });
    expect(history?.items[0]?.kind).toBe('changed');
    const said = JSON.stringify([quoted.data, answer, history]);
    expect(secretWords.filter((word) => said.includes(word))).toEqual([]);
  });

  test('an invalid phone number is refused beside its field', async () => {
    const { error } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        members: [buildMember({ details: { guardianPhone: '555' } })],
        details: { emergencyPhone: 'none' },
      }),
    });
    expect(error?.errors?.map(({ pointer, rule }) => [pointer, rule]).sort()).toEqual([
      ['/details/emergencyPhone', 'pattern'],
      ['/members/0/details/guardianPhone', 'pattern'],
    ]);
  });

  test('are deleted 30 days after the event, counted first; everything else is kept', async () => {
    await deleteOldDetails(server.context.db, new Date('2027-06-16T03:59:59Z'));
    const { registration } = await register([buildMember({ details: { diet: 'Vegan' } }), child], 41_000, party);
    const before = await countOldDetails(server.context.db, new Date('2027-06-16T03:59:59Z'));
    expect(before).toEqual({ parties: 0, people: 0 });
    const due = await countOldDetails(server.context.db, new Date('2027-06-16T04:00:00Z'));
    expect(due.people).toBeGreaterThanOrEqual(2);
    expect(await read(registration.id)).toMatchObject({ party });
    expect(await deleteOldDetails(server.context.db, new Date('2027-06-16T04:00:00Z'))).toEqual(due);
    expect(await read(registration.id)).toMatchObject({
      party: {},
      members: [{ firstName: 'Ana', details: {} }, { details: {} }],
    });
    expect(await countOldDetails(server.context.db, new Date('2028-01-01T00:00:00Z'))).toEqual({
      parties: 0,
      people: 0,
    });
  });
});

test('an event lists the ages that have their own sessions', async () => {
  const { data } = await server.client.GET('/events/{eventId}', {
    params: { path: { eventId: 'washington-dc-convention-2027' } },
  });
  expect(data?.sessions).toEqual({ from: 5, to: 18 });
});
