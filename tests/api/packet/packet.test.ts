import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { signOnPaper } from '../../support/waivers.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-04-01T12:00:00Z');
const path = { eventId: 'printed' };
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let staffId: number;
let family: Schemas['Registration'];

async function register(overrides: Partial<Schemas['RegistrationRequest']>) {
  const request = buildRegistration({ eventId: 'printed', ...overrides });
  const { eventId, rooms, members } = request;
  const body = { eventId, rooms, members: members.map(({ age }) => ({ age })) };
  const { data: quote } = await server.client.POST('/quotes', { body });
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { ...request, quotedTotalCents: quote?.totalCents ?? 0 },
  });
  if (!data) throw new Error(error.code);
  return data;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.context.db, 'printed');
  await createEvent(server.context.db, 'other');
  const child = buildMember({
    firstName: 'Sofía',
    age: 9,
    details: {
      diet: 'No peanuts',
      accessNeeds: 'wheelchair',
      guardianName: 'Uncle Pedro',
      guardianPhone: '+12025550199',
    },
  });
  const registered = await register({
    members: [buildMember({ details: { diet: 'Vegetarian' } }), child],
    details: { emergencyName: 'Abuela', emergencyPhone: '+12025550188', arrival: 'late bus', notes: 'a secret note' },
  });
  family = registered.registration;
  await register({
    members: [buildMember({ firstName: 'Élida', lastName: 'Álvarez' })],
    contact: buildContact({ firstName: 'Élida', lastName: 'Álvarez', email: 'elida@example.org' }),
  });
  const gone = await register({
    members: [buildMember({ firstName: 'Gone', lastName: 'Away' })],
    contact: buildContact({ firstName: 'Gone', lastName: 'Away', email: 'gone@example.org' }),
  });
  await database.pool.query(`update registrations set state = 'cancelled' where id = $1`, [gone.registration.id]);
  await register({ eventId: 'other', members: [buildMember({ lastName: 'Elsewhere' })] });
});

beforeEach(async () => {
  const { cookie, userId } = await signInAs(server.context.db, 'R', clock.now());
  staff = server.clientWith({ Cookie: cookie });
  staffId = userId;
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function entriesOf(action: string) {
  const { rows } = await database.pool.query<{ subject: string; details: unknown }>(
    'select subject, details from audit_entries where action = $1 and actor_user_id = $2',
    [action, staffId],
  );
  return rows;
}

describe('the print packet of an event', () => {
  test('lists everyone who is coming, by the contact’s name, without health details and guardians', async () => {
    const { data } = await staff.GET('/events/{eventId}/packet', { params: { path } });
    expect(data?.event).toMatchObject({ id: 'printed', type: 'Residential', offersRooms: true });
    expect(Object.keys(data?.event.names ?? {})).toEqual(['en', 'es']);
    expect(data?.parties.map(({ contactLastName }) => contactLastName)).toEqual(['Álvarez', 'Núñez']);
    expect(data?.parties[1]).toMatchObject({
      id: family.id,
      reference: family.reference,
      state: 'pendingPayment',
      contactPhone: '+12025550123',
      balanceCents: 41_000,
      arrival: 'late bus',
      members: [
        { firstName: 'Ana', age: 40, band: 'adult', isSigned: false },
        { firstName: 'Sofía', age: 9, band: 'child', isSigned: false, responsibleName: 'Ana Núñez' },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/peanuts|Vegetarian|wheelchair|Pedro|Abuela|secret|0199|0188|@/);
    expect(await entriesOf('packet-viewed')).toEqual([{ subject: 'event:printed', details: { people: 3 } }]);
  });

  test('shows who has signed the current waiver', async () => {
    await signOnPaper(staff, family);
    const { data } = await staff.GET('/events/{eventId}/packet', { params: { path } });
    expect(data?.parties[1]?.members.map(({ isSigned }) => isSigned)).toEqual([true, false]);
  });

  test('gives the kitchen only the diets, for a reason that the audit trail keeps', async () => {
    const { data } = await staff.POST('/events/{eventId}/packet-details', {
      params: { path },
      body: { pages: ['kitchen'], reason: 'preparing' },
    });
    const [ana, sofia] = family.members;
    expect(data?.parties).toEqual([]);
    expect(new Set(data?.people)).toEqual(
      new Set([
        { id: ana?.id, diet: 'Vegetarian' },
        { id: sofia?.id, diet: 'No peanuts' },
      ]),
    );
    expect(await entriesOf('packet-details-viewed')).toEqual([
      { subject: 'event:printed', details: { reason: 'preparing', pages: 'kitchen', people: 2 } },
    ]);
  });

  test('gives guardians and emergency contacts of minors, and no diets', async () => {
    const { data } = await staff.POST('/events/{eventId}/packet-details', {
      params: { path },
      body: { pages: ['minors'], reason: 'duringEvent' },
    });
    expect(data).toEqual({
      people: [{ id: family.members[1]?.id, guardianName: 'Uncle Pedro', guardianPhone: '+12025550199' }],
      parties: [{ id: family.id, emergencyName: 'Abuela', emergencyPhone: '+12025550188' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/peanuts|wheelchair/);
  });

  test('gives the responsible adult’s phone only with the responsible adult’s name', async () => {
    const sofia = family.members[1]?.id ?? '';
    const guardian = async () => {
      const body = { pages: ['minors' as const], reason: 'duringEvent' as const };
      const { data } = await staff.POST('/events/{eventId}/packet-details', { params: { path }, body });
      return data?.people.map(({ guardianName, guardianPhone }) => [guardianName, guardianPhone]);
    };
    const { pool } = database;
    await pool.query(
      `insert into registration_responsible_adults (registration_id, name, phone, relation, consented_at)
       values ($1, 'Aunt Luz', '+12025550177', 'guardian', now())`,
      [family.id],
    );
    await pool.query('update registration_member_details set guardian_phone = null where member_id = $1', [sofia]);
    expect(await guardian()).toEqual([['Uncle Pedro', undefined]]);
    await pool.query('update registration_member_details set guardian_name = null where member_id = $1', [sofia]);
    expect(await guardian()).toEqual([['Aunt Luz', '+12025550177']]);
  });

  test('leaves out people whose places check-in has freed', async () => {
    const [, sofia] = family.members;
    await database.pool.query(
      `insert into attendances (registration_id, member_id, kind, at, place_freed) values ($1, $2, 'notComing', $3, true)`,
      [family.id, sofia?.id, clock.now()],
    );
    const { data } = await staff.GET('/events/{eventId}/packet', { params: { path } });
    const { data: details } = await staff.POST('/events/{eventId}/packet-details', {
      params: { path },
      body: { pages: ['kitchen', 'minors'], reason: 'duringEvent' },
    });
    await database.pool.query('delete from attendances where registration_id = $1', [family.id]);
    expect(data?.parties[1]?.members.map(({ firstName }) => firstName)).toEqual(['Ana']);
    expect(details).toEqual({ people: [{ id: family.members[0]?.id, diet: 'Vegetarian' }], parties: [] });
  });

  test.each(['D', 'C', 'S', 'P', 'U', 'G'] as const)('is closed to %s', async (type) => {
    const { cookie } = await signInAs(server.context.db, type, clock.now());
    const client = server.clientWith({ Cookie: cookie });
    const packet = await client.GET('/events/{eventId}/packet', { params: { path } });
    const details = await client.POST('/events/{eventId}/packet-details', {
      params: { path },
      body: { pages: ['kitchen'], reason: 'preparing' },
    });
    expect([packet.response.status, details.response.status]).toEqual([403, 403]);
  });

  test('requires a reason, and an event that exists', async () => {
    const body = { pages: ['kitchen'], reason: 'curious' } as unknown as Schemas['PacketDetailsRequest'];
    const curious = await staff.POST('/events/{eventId}/packet-details', { params: { path }, body });
    expect(curious.error).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/reason' }] });
    const missing = await staff.POST('/events/{eventId}/packet-details', {
      params: { path: { eventId: 'nowhere' } },
      body: { pages: ['kitchen'], reason: 'preparing' },
    });
    expect(missing.error).toMatchObject({ code: 'not-found' });
    expect(await entriesOf('packet-details-viewed')).toEqual([]);
  });
});
