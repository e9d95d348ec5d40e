import { afterAll, beforeAll, expect, test } from 'vitest';
import { bedSpaces } from '../../../api/rooming/rules.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

/* Places other than the board that show people's rooms: print packet, check-in, the party's page, start page, search, report. */

type Schemas = components['schemas'];

const clock = createClock('2027-04-02T16:00:00Z');
const eventId = 'assigned';
const path = { eventId };
const beds: Schemas['BedKind'][] = ['double', 'crib', 'bunk', 'single'];
const dormitory = { house: 'Casa Emaús', floor: '1', isStepFree: true, hasBath: false, isOutOfService: false };
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let staffId: number;
let family: Schemas['Registration'];
let guest: Schemas['Registration'];

async function register(members: Schemas['Member'][], rooms: number) {
  const [first] = members;
  const { data: quote } = await server.client.POST('/quotes', {
    body: { eventId, rooms, members: members.map(({ age, lodging }) => ({ age, ...(lodging && { lodging }) })) },
  });
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      rooms,
      members,
      contact: buildContact({ firstName: first?.firstName ?? '', lastName: first?.lastName ?? '' }),
      quotedTotalCents: quote?.totalCents ?? 0,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration;
}

async function board() {
  const { data } = await staff.GET('/events/{eventId}/rooming', { params: { path } });
  if (!data) throw new Error('no board');
  return data;
}

async function step(body: Omit<Schemas['RoomingChange'], 'version'>) {
  const { version } = await board();
  const { error } = await staff.POST('/events/{eventId}/rooming', { params: { path }, body: { version, ...body } });
  if (error) throw new Error(JSON.stringify(error));
}

const roomNamed = async (name: string) => (await board()).rooms.find((room) => room.name === name)?.id ?? '';
const idOf = (party: Schemas['Registration'], firstName: string) =>
  party.members.find((member) => member.firstName === firstName)?.id ?? '';
const put = async (memberId: string, name: string, space?: number) =>
  step({ action: 'move', memberIds: [memberId], roomId: await roomNamed(name), ...(space !== undefined && { space }) });

async function doorParty(since?: string) {
  const query = { lng: 'en' as const, ...(since !== undefined && { since }) };
  const { data } = await staff.GET('/events/{eventId}/door-parties', { params: { path, query } });
  return data?.items.find(({ id }) => id === family.id);
}

async function withoutBed() {
  const { data } = await staff.GET('/workspace', { params: { query: { lng: 'en' } } });
  return data?.openWork.find(({ kind }) => kind === 'withoutBed');
}

async function search(client: TestClient, q: string) {
  const { data } = await client.GET('/workspace/search', { params: { query: { q, lng: 'en' } } });
  return data?.rooms?.map(({ id: _, ...room }) => room);
}

async function report(filterValues: Record<string, string | boolean> = {}) {
  const body = { reportId: 12, filterValues: { event: eventId, ...filterValues }, userId: staffId, userType: 'R' };
  const { data } = await staff.POST('/reports/run', { body: { ...body, mode: 'list' } });
  return data?.results;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.context.db, eventId, { start_date: '03-APR-2027', end_date: '05-APR-2027' });
  const { cookie, userId } = await signInAs(server.context.db, 'R', clock.now());
  staff = server.clientWith({ Cookie: cookie });
  staffId = userId;
  const person = (firstName: string, age: number) =>
    buildMember({ firstName, lastName: 'Núñez', age, gender: 'female' });
  family = await register([person('Ana', 40), person('Eva', 9), person('Luz', 2)], 1);
  guest = await register(
    [buildMember({ firstName: 'Zoë', lastName: 'Ames', age: 20, lodging: 'none', gender: 'female' })],
    0,
  );
  await staff.POST('/rooms', { body: { ...dormitory, isShared: true, beds, names: ['12', '2'] } });
  await staff.POST('/events/{eventId}/rooms', { params: { path } });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('people without a bed are counted for the next event with overnight stays, with a link to its board', async () => {
  expect(await withoutBed()).toMatchObject({ eventId, count: 3, countIsExact: true });
  await put(idOf(family, 'Ana'), '12', 1);
  await put(idOf(family, 'Eva'), '12', 5);
  expect(await withoutBed()).toMatchObject({ count: 1 });
  const { cookie } = await signInAs(server.context.db, 'D', clock.now());
  const other = server.clientWith({ Cookie: cookie });
  const { data } = await other.GET('/workspace', { params: { query: { lng: 'en' } } });
  expect(data?.openWork.map(({ kind }) => kind)).not.toContain('withoutBed');
  await put(idOf(family, 'Luz'), '12');
  expect(await withoutBed()).toBeUndefined();
});

test('the print packet contains every room, and everyone’s bed', async () => {
  const { data } = await staff.GET('/events/{eventId}/packet', { params: { path } });
  const roomId = await roomNamed('12');
  expect(data?.rooms.map(({ name, floor, beds: has }) => [name, floor, has])).toEqual([
    ['2', '1', beds],
    ['12', '1', beds],
  ]);
  const people = data?.parties.flatMap(({ members }) =>
    members.map(({ firstName, needsBed, bed }) => ({ firstName, needsBed, bed })),
  );
  expect(people).toEqual([
    { firstName: 'Zoë', needsBed: false, bed: undefined },
    { firstName: 'Ana', needsBed: true, bed: { roomId, space: 1 } },
    { firstName: 'Eva', needsBed: true, bed: { roomId, space: 5 } },
    { firstName: 'Luz', needsBed: true, bed: { roomId, space: 3 } },
  ]);
});

test('check-in shows the room of each person, and updates after a move', async () => {
  const room = { house: 'Casa Emaús', floor: '1', name: '12' };
  expect((await doorParty())?.people.map(({ assignedRoom }) => assignedRoom)).toEqual([room, room, room]);
  clock.advance(60_000);
  const later = clock.now().toISOString();
  expect(await doorParty(later)).toBeUndefined();
  await put(idOf(family, 'Eva'), '2');
  expect((await doorParty(later))?.people[1]?.assignedRoom).toEqual({ ...room, name: '2' });
  await put(idOf(family, 'Eva'), '12', 5);
});

test('check-in shows the new name of a room, to the parties in it', async () => {
  const room = (await board()).rooms.find(({ name }) => name === '12');
  if (!room) throw new Error('no room 12');
  const { id: roomId, version, ...rest } = room;
  const change = (name: string, known: number) =>
    staff.PUT('/rooms/{roomId}', { params: { path: { roomId } }, body: { ...rest, name, version: known } });
  clock.advance(60_000);
  const later = clock.now().toISOString();
  expect(await doorParty(later)).toBeUndefined();
  expect((await change('12 B', version)).error).toBeUndefined();
  expect((await doorParty(later))?.people[1]?.assignedRoom?.name).toBe('12 B');
  const { data } = await staff.GET('/events/{eventId}/door-parties', {
    params: { path, query: { lng: 'en', since: later } },
  });
  expect(data?.total).toBe(1);
  await change('12', version + 1);
});

test('a party’s rooms are visible only to the staff who assign them, and only while the party is coming', async () => {
  const read = (client: TestClient, registrationId: string) =>
    client.GET('/registrations/{registrationId}/assigned-rooms', { params: { path: { registrationId } } });
  const { data } = await read(staff, family.id);
  const room = { house: 'Casa Emaús', floor: '1', name: '12' };
  expect(data?.items).toEqual(family.members.map(({ id: memberId }) => ({ memberId, room })));
  expect((await read(staff, guest.id)).data?.items).toEqual([]);
  expect((await read(staff, '3f2f1c8e-0000-4000-8000-000000000000')).error?.code).toBe('not-found');
  expect((await read(server.client, family.id)).response.status).toBe(401);
  const { cookie } = await signInAs(server.context.db, 'P', clock.now());
  expect((await read(server.clientWith({ Cookie: cookie }), family.id)).response.status).toBe(403);

  const setState = (state: string) =>
    database.pool.query('update registrations set state = $1 where id = $2', [state, family.id]);
  await setState('cancelled');
  expect((await read(staff, family.id)).data?.items).toEqual([]);
  expect((await doorParty())?.people.map(({ assignedRoom }) => assignedRoom)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await setState(family.state);
});

test('rooms of the center and of upcoming events are found by name, by the users who may see them', async () => {
  const room = { house: 'Casa Emaús', floor: '1', name: '12' };
  const ofEvent = { ...room, eventId, eventName: 'Weekend of prayer' };
  expect(await search(staff, 'emaus 12')).toEqual([room, ofEvent]);
  expect(await search(staff, 'emaus 13')).toEqual([]);
  const { cookie } = await signInAs(server.context.db, 'D', clock.now());
  expect(await search(server.clientWith({ Cookie: cookie }), 'emaus 12')).toBeUndefined();
});

test('the report lists the person in each bed, room 2 before room 12, and people without a bed', async () => {
  await put(idOf(family, 'Ana'), '2', 1);
  const rows = await report();
  expect(
    rows?.map((row) => [row['Room'], row['Bed'], row['Kind of bed'], row['First name'], row['Step-free']]),
  ).toEqual([
    ['2', 1, 'Double', 'Ana', 'Yes'],
    ['12', 3, 'Crib', 'Luz', 'Yes'],
    ['12', 5, 'Bunk', 'Eva', 'Yes'],
  ]);
  expect(Object.keys(rows?.[0] ?? {})).toEqual(
    [
      'House',
      'Floor',
      'Room',
      'Bed',
      'Kind of bed',
      'Step-free',
      'Last name',
      'First name',
      'Age band',
      'Gender',
    ].concat(['Needs a step-free room', 'Reference', 'Event']),
  );
  await step({ action: 'remove', memberIds: [idOf(family, 'Luz')] });
  expect((await report({ withoutBed: true }))?.map((row) => row['First name'])).toEqual(['Luz']);
  expect((await report({ house: 'emaus' }))?.map((row) => row['First name'])).toEqual(['Ana', 'Eva']);
  expect(await report({ house: 'betania' })).toEqual([]);
});

test('the report counts bed spaces as the board does', async () => {
  const words = { single: 'Single', double: 'Double', bunk: 'Bunk', crib: 'Crib' };
  const roomId = await roomNamed('2');
  const memberId = idOf(family, 'Ana');
  for (const { space, kind } of bedSpaces(beds)) {
    await database.pool.query('update room_placements set space = $1 where room_id = $2 and member_id = $3', [
      space,
      roomId,
      memberId,
    ]);
    const row = (await report())?.find((one) => one['First name'] === 'Ana');
    expect([space, row?.['Kind of bed']]).toEqual([space, words[kind]]);
  }
});

test('a child who was placed as a toddler, to share a bed, has none once the age is corrected', async () => {
  const luz = idOf(family, 'Luz');
  await put(idOf(family, 'Ana'), '12', 1);
  await put(luz, '12');
  await database.pool.query('update room_placements set space = null where member_id = $1', [luz]);
  const bedless = async () => {
    const query = { eventId, rooms: 'withoutBed' as const };
    const { data } = await staff.GET('/registrations', { params: { query } });
    const inReport = (await report({ withoutBed: true }))?.map((row) => [row['First name'], row['Kind of bed']]);
    return { onStart: (await withoutBed())?.count, inList: data?.total, inReport };
  };
  expect(await bedless()).toEqual({ onStart: undefined, inList: 0, inReport: [] });
  expect((await report({}))?.map((row) => row['Kind of bed'])).toContain('Shares a bed');
  await database.pool.query(`update registration_members set age = 6, band = 'child' where id = $1`, [luz]);
  expect(await bedless()).toEqual({ onStart: 1, inList: 1, inReport: [['Luz', '']] });
});
