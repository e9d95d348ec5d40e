import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/contract/schema.gen.ts';
import { countOldDetails, deleteOldDetails } from '../../../api/registrations/details.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { startTestServer } from '../../support/server.ts';
import type { TestClient, TestServer } from '../../support/server.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
const secretWords = ['peanuts', 'wheelchair', 'Uncle Pedro', '+12025550199', 'Abuela', '+12025550188', 'late bus', 'snores'];
const child = buildMember({
  firstName: 'Sofía',
  age: 9,
  details: { diet: 'No peanuts', accessNeeds: 'wheelchair', guardianName: 'Uncle Pedro', guardianPhone: '+12025550199', joinsSessions: true },
});
const party: Schemas['PartyDetails'] = { emergencyName: 'Abuela', emergencyPhone: '+12025550188', arrival: 'late bus', roomWishes: 'Ana snores' };
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.parts.db, 'sensitive');
});

beforeEach(async () => {
  clock.set(start);
  const { cookie, userId } = await signInAs(server.parts.db, 'R', clock.now());
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
  const { data, error } = await client.GET('/registrations/{registrationId}/details', { params: { path: { registrationId } } });
  return data ?? error;
}

describe('details of health and minors', () => {
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

  test('stay with a person through a correction, are replaced when given anew, and go with who is withdrawn', async () => {
    const { registration, key } = await register([buildMember(), child], 41_000);
    const params = { path: { registrationId: registration.id } };
    const people = registration.members.map(({ id, firstName, lastName, age }): Schemas['ChangedMember'] => ({ id, firstName, lastName, age }));
    const change = (version: number, members: Schemas['ChangedMember'][], quotedTotalCents: number) =>
      server.clientWith({ Authorization: `Bearer ${key}` }).PUT('/registrations/{registrationId}/party', {
        params,
        body: { version, contact: buildContact(), party: { rooms: 0, members }, quotedTotalCents },
      });
    const [adult, minor] = people as [Schemas['ChangedMember'], Schemas['ChangedMember']];
    await change(1, [adult, { ...minor, firstName: 'Sophia' }], 41_000);
    expect(await read(registration.id)).toMatchObject({ members: [{}, { firstName: 'Sophia', details: child.details }] });
    await change(2, [{ ...adult, details: { diet: 'Vegetarian' } }, minor], 41_000);
    expect(await read(registration.id)).toMatchObject({ members: [{ details: { diet: 'Vegetarian' } }, { details: child.details }] });
    await change(3, [adult], 20_000);
    const { rows } = await database.pool.query('select 1 from registration_member_details where member_id = $1', [minor.id]);
    expect(rows).toEqual([]);
  });

  test('a phone that is none is refused beside its field', async () => {
    const { error } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ members: [buildMember({ details: { guardianPhone: '555' } })], details: { emergencyPhone: 'none' } }),
    });
    expect(error?.errors?.map(({ pointer, rule }) => [pointer, rule]).sort()).toEqual([
      ['/details/emergencyPhone', 'pattern'],
      ['/members/0/details/guardianPhone', 'pattern'],
    ]);
  });

  test('are deleted when the event has been over for 30 days, counted first; all else stays', async () => {
    await deleteOldDetails(server.parts.db, new Date('2027-06-16T03:59:59Z'));
    const { registration } = await register([buildMember({ details: { diet: 'Vegan' } }), child], 41_000, party);
    const before = await countOldDetails(server.parts.db, new Date('2027-06-16T03:59:59Z'));
    expect(before).toEqual({ parties: 0, people: 0 });
    const due = await countOldDetails(server.parts.db, new Date('2027-06-16T04:00:00Z'));
    expect(due.people).toBeGreaterThanOrEqual(2);
    expect(await read(registration.id)).toMatchObject({ party });
    expect(await deleteOldDetails(server.parts.db, new Date('2027-06-16T04:00:00Z'))).toEqual(due);
    expect(await read(registration.id)).toMatchObject({ party: {}, members: [{ firstName: 'Ana', details: {} }, { details: {} }] });
    expect(await countOldDetails(server.parts.db, new Date('2028-01-01T00:00:00Z'))).toEqual({ parties: 0, people: 0 });
  });
});

test('an event says which ages have sessions of their own', async () => {
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'washington-dc-convention-2027' } } });
  expect(data?.sessions).toEqual({ from: 5, to: 18 });
});
