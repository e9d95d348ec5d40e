import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components, paths } from '../../../../api/platform/contract/schema.gen.ts';
import { countChanges } from '../../../../api/registrations/overview/figures.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';
import { createDevice, recordOf } from '../../arrivals/door.ts';

type Schemas = components['schemas'];
type Filter = NonNullable<paths['/registrations']['get']['parameters']['query']>;

const clock = createClock('2027-03-10T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let cookie: string;
const parties: Record<string, Schemas['Registration']> = {};

const wholeParty = [
  buildMember(),
  buildMember({ firstName: 'Leo', age: 10 }),
  buildMember({ firstName: 'Eva', age: 3 }),
];

async function register(eventId: string, members: Schemas['Member'][], quotedTotalCents: number) {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, members, quotedTotalCents, joinsWaitingList: true }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration;
}

async function pay(name: string, amountCents: number, kind: 'payment' | 'refund' = 'payment') {
  await staff.POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId: idOf(name) }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { kind, method: 'Cash', amountCents, receivedOn: '2027-03-11' },
  });
}

const idOf = (name: string) => parties[name]?.id ?? '';

async function signIn() {
  cookie = (await signInAs(server.context.db, 'R', clock.now())).cookie;
  staff = server.clientWith({ Cookie: cookie });
}

async function overview(eventId = 'overview', client = staff, lng: 'en' | 'es' = 'en') {
  return client.GET('/events/{eventId}/registration-overview', { params: { path: { eventId }, query: { lng } } });
}

/** Returns the parties that the list shows for a figure. */
async function behind(filter: Filter): Promise<string[]> {
  const { data } = await staff.GET('/registrations', { params: { query: { eventId: 'overview', ...filter } } });
  return (data?.items ?? []).map(({ id }) => Object.keys(parties).find((name) => idOf(name) === id) ?? id).sort();
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  await createEvent(db, 'overview-before', { start_date: '26-MAR-2027', end_date: '28-MAR-2027' });
  await createEvent(db, 'overview-convention', {
    type: 'Convention',
    start_date: '02-APR-2027',
    end_date: '03-APR-2027',
  });
  await createEvent(db, 'overview', { maxRegistrationCount: 7 });
  await register('overview-before', [buildMember()], 20_000);
  await register('overview-convention', [buildMember()], 20_000);
  parties['family'] = await register('overview', wholeParty, 41_000);
  // 8:30 in the evening there, and already the next day in UTC.
  clock.set('2027-03-12T01:30:00Z');
  parties['couple'] = await register('overview', [buildMember(), buildMember({ firstName: 'Luis' })], 40_000);
  parties['canceled'] = await register('overview', [buildMember()], 20_000);
  await signIn();
  await pay('family', 41_000);
  await pay('couple', 15_000);
  await staff.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: idOf('canceled') } },
    body: { version: 1 },
  });
  parties['alone'] = await register('overview', [buildMember()], 20_000);
  parties['waiting'] = await register('overview', [buildMember(), buildMember()], 40_000);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('people, money and signatures of active parties; the registration curve beside the last event of the type', async () => {
  const { data } = await overview();
  expect(data).toEqual({
    eventId: 'overview',
    bands: [
      { band: 'toddler', people: 1 },
      { band: 'child', people: 1 },
      { band: 'teen', people: 0 },
      { band: 'youngAdult', people: 0 },
      { band: 'adult', people: 4 },
    ],
    money: { currency: 'USD', promisedCents: 101_000, receivedCents: 56_000, openCents: 45_000 },
    signatures: { signed: 0, needed: 8 },
    presence: { here: 0, left: 0, notComing: 0, toCome: 6 },
    rooms: { requested: 0, assigned: 0, withBed: 0, withoutBed: 0, stepFree: 0 },
    courses: [
      {
        eventId: 'overview',
        eventName: 'Weekend of prayer',
        days: [
          { daysBefore: 65, people: 3 },
          // The curve also counts canceled and waiting parties.
          { daysBefore: 64, people: 6 },
        ],
      },
      { eventId: 'overview-before', eventName: 'Weekend of prayer', days: [{ daysBefore: 16, people: 1 }] },
    ],
    today: 64,
  });
});

test('the list for each figure shows the parties that it counts', async () => {
  expect(await behind({ band: 'adult' })).toEqual(['alone', 'couple', 'family']);
  expect(await behind({ band: 'child' })).toEqual(['family']);
  expect(await behind({ band: 'teen' })).toEqual([]);
  expect(await behind({ money: 'promised' })).toEqual(['alone', 'couple', 'family']);
  expect(await behind({ money: 'received' })).toEqual(['couple', 'family']);
  expect(await behind({ money: 'open' })).toEqual(['alone', 'couple']);
  expect(await behind({ needs: 'signature' })).toEqual(['alone', 'couple', 'family', 'waiting']);
  expect(await behind({ presence: 'toCome' })).toEqual(['alone', 'couple', 'family']);
  expect(await behind({ presence: 'here' })).toEqual([]);
});

test('rooms requested and assigned, people with and without a bed, and requests for no stairs', async () => {
  const { db } = server.context;
  await createEvent(db, 'overview-rooms');
  const eventId = 'overview-rooms';
  const adult = (firstName: string, room: number, more: Partial<Schemas['Member']> = {}) =>
    buildMember({ firstName, room, ...more });
  const family = [
    adult('Ana', 1, { needsStepFree: true }),
    adult('Eva', 1),
    adult('Luis', 2),
    { ...adult('Day', 1), lodging: 'none' as const },
  ];
  const { data: quote } = await server.client.POST('/quotes', {
    body: {
      eventId,
      rooms: 2,
      members: family.map(({ age, lodging, room }) => ({ age, ...(lodging && { lodging }), ...(room && { room }) })),
    },
  });
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, rooms: 2, members: family, quotedTotalCents: quote?.totalCents ?? 0 }),
  });
  const party = data?.registration;
  if (!party) throw new Error('no party');
  const rooms = async () => (await overview(eventId)).data?.rooms;
  const found = async (filter: Filter['rooms']) => {
    const { data: page } = await staff.GET('/registrations', { params: { query: { eventId, rooms: filter } } });
    return page?.total;
  };
  expect(await rooms()).toEqual({ requested: 2, assigned: 0, withBed: 0, withoutBed: 3, stepFree: 1 });
  expect([
    await found('requested'),
    await found('withBed'),
    await found('withoutBed'),
    await found('stepFree'),
  ]).toEqual([1, 0, 1, 1]);

  const { data: added } = await staff.POST('/rooms', {
    body: {
      ...{ eventId, house: 'Casa', names: ['1'], beds: ['bunk'] },
      ...{ isStepFree: true, hasBath: true, isOutOfService: false, isShared: false },
    },
  });
  const params = { path: { eventId } };
  const change = async (action: 'move' | 'remove', names: readonly string[]) => {
    const version = (await staff.GET('/events/{eventId}/rooming', { params })).data?.version ?? 0;
    const memberIds = party.members.filter(({ firstName }) => names.includes(firstName)).map(({ id }) => id);
    const roomId = added?.items[0]?.id;
    const body = { version, action, memberIds, ...(action === 'move' && roomId !== undefined && { roomId }) };
    await staff.POST('/events/{eventId}/rooming', { params, body });
  };
  await change('move', ['Ana']);
  // Ana's room is not assigned while Eva has no bed.
  expect(await rooms()).toMatchObject({ assigned: 0, withBed: 1, withoutBed: 2 });
  await change('move', ['Eva']);
  expect(await rooms()).toMatchObject({ requested: 2, assigned: 1, withBed: 2, withoutBed: 1 });
  expect([await found('withBed'), await found('withoutBed')]).toEqual([1, 1]);
  await change('remove', ['Ana', 'Eva']);
  expect(await rooms()).toMatchObject({ assigned: 0, withBed: 0, withoutBed: 3 });
  await change('move', ['Ana', 'Eva']);

  // A canceled party needs no rooms and has no beds.
  await staff.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: party.id } },
    body: { version: party.version },
  });
  expect(await rooms()).toEqual({ requested: 0, assigned: 0, withBed: 0, withoutBed: 0, stepFree: 0 });
  expect(await found('requested')).toBe(0);
  expect((await overview('overview-convention')).data?.rooms).toBeUndefined();
});

test('changes are counted again: a signature, a refund, another person, arrivals, another time zone', async () => {
  const { db } = server.context;
  const family = parties['family'];
  if (!family) throw new Error('no family');
  await staff.POST('/registrations/{registrationId}/paper-waivers', {
    params: { path: { registrationId: family.id } },
    body: {
      version: server.context.waivers.Residential.en.version,
      language: 'en',
      signerName: 'Ana Núñez',
      signedOn: '2027-03-11',
      people: family.members.map(({ id, age }) => ({
        memberId: id,
        personNumber: 1,
        relation: age < 18 ? ('parent' as const) : ('self' as const),
      })),
    },
  });
  await pay('family', 1_000, 'refund');
  const { data } = await overview();
  expect(data?.signatures).toEqual({ signed: 3, needed: 8 });
  expect(data?.money).toMatchObject({ promisedCents: 101_000, receivedCents: 55_000, openCents: 46_000 });
  expect(await behind({ needs: 'signature' })).toEqual(['alone', 'couple', 'waiting']);

  clock.set('2027-05-14T15:00:00Z');
  await signIn();
  const device = createDevice(staff, 'overview', clock.now);
  const now = clock.now().toISOString();
  const couple = parties['couple'];
  if (!couple) throw new Error('no couple');
  await device.send([
    ...[0, 1].map((position) => recordOf(family, position, now)),
    recordOf(couple, 0, now),
    recordOf(couple, 1, now, { kind: 'notComing' }),
  ]);
  expect((await overview()).data?.presence).toEqual({ here: 3, left: 0, notComing: 1, toCome: 2 });
  expect(await behind({ presence: 'here' })).toEqual(['couple', 'family']);
  expect(await behind({ presence: 'notComing' })).toEqual(['couple']);
  expect(await behind({ presence: 'toCome' })).toEqual(['alone', 'family']);

  await db.updateTable('events').set({ time_zone: 'UTC' }).where('id', '=', 'overview').execute();
  expect((await overview()).data?.courses[0]?.days).toEqual([
    { daysBefore: 65, people: 3 },
    { daysBefore: 63, people: 6 },
  ]);
});

test('the sums stay correct whenever and however often they are counted', async () => {
  const { db } = server.context;
  const sums = () =>
    db.selectFrom('event_figures').selectAll().where('amount', '<>', 0).orderBy('event_id').orderBy('figure').execute();
  await countChanges(db);
  const kept = await sums();
  // Everything is counted once more by several processes at once.
  await db
    .insertInto('changed_parties')
    .columns(['registration_id'])
    .expression(db.selectFrom('registrations').select('id'))
    .execute();
  await Promise.all([countChanges(db), countChanges(db), overview()]);
  expect(await sums()).toEqual(kept);
  // Everything is counted again from scratch.
  await db.deleteFrom('event_figures').execute();
  await db.deleteFrom('party_figures').execute();
  await db
    .insertInto('changed_parties')
    .columns(['registration_id'])
    .expression(db.selectFrom('registrations').select('id'))
    .execute();
  await countChanges(db);
  expect(await sums()).toEqual(kept);
  expect(await db.selectFrom('changed_parties').select('id').execute()).toEqual([]);
});

test('for A and R only, and only for existing events', async () => {
  expect((await overview('nothing')).response.status).toBe(404);
  for (const userType of ['D', 'C', 'S', 'P', 'U'] as const) {
    const client = server.clientWith({ Cookie: (await signInAs(server.context.db, userType, clock.now())).cookie });
    expect((await overview('overview', client)).response.status).toBe(403);
  }
  expect((await overview('overview', server.client)).response.status).toBe(401);
  expect((await overview('overview', staff, 'es')).data?.courses[0]?.eventName).toBe('Weekend of prayer');
});
