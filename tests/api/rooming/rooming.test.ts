import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { roomingProblems } from '../../../api/rooming/rules.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let rosa: TestClient;
let luis: TestClient;
let events = 0;
let contacts = 0;

const alike = {
  house: 'Casa Emaús',
  beds: ['single' as const, 'single' as const],
  isStepFree: false,
  hasBath: true,
  isOutOfService: false,
  isShared: false,
};

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const staff = async () => {
    const { cookie } = await signInAs(server.context.db, 'R', clock.now());
    return server.clientWith({ Cookie: cookie });
  };
  [rosa, luis] = [await staff(), await staff()];
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function register(eventId: string, members: Member[], rooms = 1) {
  const [first] = members;
  const contact = buildContact({
    firstName: first?.firstName ?? '',
    lastName: first?.lastName ?? '',
    email: `contact.${String((contacts += 1))}@example.org`,
  });
  const body = buildRegistration({ eventId, rooms, members, contact });
  const { data: quote } = await server.client.POST('/quotes', {
    body: { eventId, rooms, members: members.map(({ age, lodging }) => ({ age, ...(lodging && { lodging }) })) },
  });
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { ...body, quotedTotalCents: quote?.totalCents ?? 0 },
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration;
}

/** Creates a separate event with rooms of two beds, named by number. */
async function board(names: string[] = ['1', '2'], overrides: Partial<Schemas['NewRooms']> = {}) {
  const eventId = await createEvent(server.context.db, `board-${String((events += 1))}`);
  await rosa.POST('/rooms', { body: { ...alike, eventId, names, ...overrides } });
  const params = { path: { eventId } };
  const read = async () => {
    const { data } = await rosa.GET('/events/{eventId}/rooming', { params });
    if (!data) throw new Error('no board');
    return data;
  };
  const change = async (body: Partial<Schemas['RoomingChange']>, client = rosa) => {
    const { version } = await read();
    return client.POST('/events/{eventId}/rooming', { params, body: { version, action: 'move', ...body } });
  };
  const roomOf = async (name: string) => (await read()).rooms.find((room) => room.name === name)?.id ?? '';
  /** Returns the first names of the people in each room. */
  const asleep = async () => {
    const { people, rooms } = await read();
    return rooms.map(({ id, name }) => [
      name,
      ...people.filter(({ placement }) => placement?.roomId === id).map(({ firstName }) => firstName),
    ]);
  };
  return { eventId, params, read, change, roomOf, asleep };
}

const woman = (firstName: string) => buildMember({ firstName, lastName: firstName, gender: 'female' });

test('requests for no stairs are shown, suggestions honor them, and a room with stairs is reported as a problem', async () => {
  const { eventId, params, read, change, roomOf, asleep } = await board(['upstairs']);
  await rosa.POST('/rooms', { body: { ...alike, eventId, names: ['ground'], isStepFree: true } });
  const party = await register(eventId, [{ ...woman('Ana'), needsStepFree: true }]);
  await register(eventId, [
    { ...woman('Eva'), needsStepFree: false },
    { ...woman('Day'), lodging: 'none', needsStepFree: true },
  ]);
  expect(party.members).toMatchObject([{ firstName: 'Ana', needsStepFree: true }]);
  expect((await read()).people.map(({ firstName, needsStepFree }) => [firstName, needsStepFree])).toEqual([
    ['Ana', true],
    ['Eva', undefined],
  ]);
  await change({ action: 'suggest' });
  expect(await asleep()).toEqual([
    ['ground', 'Ana'],
    ['upstairs', 'Eva'],
  ]);
  const { data: packet } = await rosa.GET('/events/{eventId}/packet', { params });
  const printed = packet?.parties.flatMap(({ members }) => members) ?? [];
  expect(Object.fromEntries(printed.map(({ firstName, needsStepFree }) => [firstName, needsStepFree]))).toEqual({
    Ana: true,
    Eva: false,
    Day: false,
  });

  // Staff may decide otherwise; the board shows the problem.
  const [ana, eva] = (await read()).people;
  await change({ action: 'remove', memberIds: [ana?.id ?? '', eva?.id ?? ''] });
  await change({ memberIds: [ana?.id ?? ''], roomId: await roomOf('upstairs') });
  const { rooms, people } = await read();
  expect(roomingProblems(rooms, people)).toEqual([
    { kind: 'stairs', roomId: await roomOf('upstairs'), memberIds: [ana?.id] },
  ]);
  await change({ action: 'suggest' });
  const late = await register(eventId, [{ ...woman('Luz'), needsStepFree: true }]);
  const { data } = await change({ action: 'suggest' });
  expect(data?.choices).toEqual([{ memberIds: [late.members[0]?.id], reason: 'noStepFree' }]);
});

describe('the rooms of the center', () => {
  test('are defined once, in natural order, copied into an event and changed there', async () => {
    const rooms = { ...alike, house: 'Casa Betania', floor: 'First floor' };
    const added = await rosa.POST('/rooms', { body: { ...rooms, names: ['10', '2'] } });
    expect(added.data?.items.map(({ name }) => name)).toEqual(['2', '10']);
    const taken = await rosa.POST('/rooms', { body: { ...rooms, house: 'casa betania', names: ['10'] } });
    expect(taken.error).toMatchObject({ code: 'room-name-taken', params: { house: 'Casa Betania', name: '10' } });

    const eventId = await createEvent(server.context.db, 'copied');
    const params = { path: { eventId } };
    const { data: copied } = await rosa.POST('/events/{eventId}/rooms', { params });
    expect(copied?.rooms.map(({ name, floor }) => [name, floor])).toEqual([
      ['2', 'First floor'],
      ['10', 'First floor'],
    ]);
    const again = await rosa.POST('/events/{eventId}/rooms', { params });
    expect(again.response.status).toBe(409);

    const [room] = copied?.rooms ?? [];
    if (!room) throw new Error('no room');
    const { id, ...rest } = room;
    const path = { roomId: id };
    const changed = await rosa.PUT('/rooms/{roomId}', { params: { path }, body: { ...rest, isOutOfService: true } });
    expect(changed.data).toMatchObject({ isOutOfService: true, version: 1, beds: ['single', 'single'] });
    const late = await luis.PUT('/rooms/{roomId}', { params: { path }, body: { ...rest, isShared: true } });
    expect(late.error).toMatchObject({ code: 'changed-meanwhile' });
    const { data: center } = await rosa.GET('/rooms');
    expect(center?.items.map(({ isOutOfService }) => isOutOfService)).toEqual([false, false]);
  });

  test('cannot be removed while people sleep in them', async () => {
    const { eventId, change, roomOf, read } = await board(['1']);
    await register(eventId, [woman('Ana')]);
    const roomId = await roomOf('1');
    await change({ memberIds: (await read()).people.map(({ id }) => id), roomId });
    const params = { path: { roomId } };
    const removed = await rosa.DELETE('/rooms/{roomId}', { params: { ...params, query: { version: 0 } } });
    expect(removed.error).toMatchObject({ code: 'room-occupied' });
    const smaller = { ...alike, name: '1', version: 0, beds: ['crib' as const] };
    expect((await rosa.PUT('/rooms/{roomId}', { params, body: smaller })).error).toMatchObject({
      code: 'room-occupied',
    });
    const larger = { ...smaller, beds: ['single' as const, 'bunk' as const] };
    expect((await rosa.PUT('/rooms/{roomId}', { params, body: larger })).data).toMatchObject({ beds: larger.beds });
  });

  test('are for administration and registration only', async () => {
    const { params } = await board();
    const { cookie } = await signInAs(server.context.db, 'D', clock.now());
    const other = server.clientWith({ Cookie: cookie });
    expect((await other.GET('/rooms')).response.status).toBe(403);
    expect((await other.GET('/events/{eventId}/rooming', { params })).response.status).toBe(403);
    expect((await server.client.GET('/events/{eventId}/rooming', { params })).response.status).toBe(401);
  });
});

describe('assigning people', () => {
  test('gives each person their own bed, refuses one person too many, and hides people who do not stay overnight', async () => {
    const { eventId, change, roomOf, read, asleep } = await board(['1']);
    await register(eventId, [woman('Ana'), woman('Eva'), woman('Sol'), { ...woman('Day'), lodging: 'none' }]);
    const { people } = await read();
    expect(people.map(({ firstName }) => firstName)).toEqual(['Ana', 'Eva', 'Sol']);
    const ids = people.map(({ id }) => id);
    const roomId = await roomOf('1');
    const tooMany = await change({ memberIds: ids, roomId });
    expect(tooMany.response.status).toBe(422);
    expect(tooMany.error).toMatchObject({ code: 'placement-refused', params: { reason: 'noBed', room: '1' } });
    const { data } = await change({ memberIds: ids.slice(0, 2), roomId });
    expect(data?.people.map(({ placement }) => placement?.space)).toEqual([1, 2, undefined]);
    expect(await asleep()).toEqual([['1', 'Ana', 'Eva']]);
  });

  test('keeps parties apart unless staff allow it for the room, and then by gender', async () => {
    const { eventId, change, roomOf, read } = await board(['1']);
    await register(eventId, [woman('Ana')]);
    await register(eventId, [woman('Eva')]);
    await register(eventId, [buildMember({ firstName: 'Tom', lastName: 'Lee', gender: 'male' })]);
    await register(eventId, [buildMember({ firstName: 'Kim', lastName: 'Moe' })]);
    const { people, rooms } = await read();
    const idOf = (name: string) => people.find(({ firstName }) => firstName === name)?.id ?? '';
    const roomId = await roomOf('1');
    const put = async (name: string) => (await change({ memberIds: [idOf(name)], roomId })).error?.params?.['reason'];
    expect(await put('Ana')).toBeUndefined();
    expect(await put('Eva')).toBe('notShared');
    const [room] = rooms;
    if (!room) throw new Error('no room');
    const { id, ...rest } = room;
    await rosa.PUT('/rooms/{roomId}', { params: { path: { roomId: id } }, body: { ...rest, isShared: true } });
    expect(await put('Tom')).toBe('otherGender');
    expect(await put('Kim')).toBe('unknownGender');
    expect(await put('Eva')).toBeUndefined();
  });

  test('answers the second of two conflicting moves with the result of the first; independent moves both count', async () => {
    const { eventId, params, read, roomOf, asleep } = await board(['1', '2']);
    await register(eventId, [woman('Ana'), woman('Eva')]);
    const { people, version } = await read();
    const [ana, eva] = people.map(({ id }) => id);
    const [one, two] = [await roomOf('1'), await roomOf('2')];
    const put = (client: TestClient, memberId: string | undefined, roomId: string) =>
      client.POST('/events/{eventId}/rooming', {
        params,
        body: { version, action: 'move', memberIds: [memberId ?? ''], roomId },
      });
    expect((await put(rosa, ana, one)).response.status).toBe(200);
    const second = await put(luis, ana, two);
    expect(second.response.status).toBe(409);
    expect(second.error).toMatchObject({ code: 'changed-meanwhile', params: { name: expect.any(String) as string } });
    expect(second.error?.rooming?.people.find(({ id }) => id === ana)?.placement?.roomId).toBe(one);
    expect((await put(luis, eva, two)).response.status).toBe(200);
    expect(await asleep()).toEqual([
      ['1', 'Ana'],
      ['2', 'Eva'],
    ]);
  });

  test('many at the same moment never share a bed', async () => {
    const { eventId, params, read, roomOf } = await board(['1']);
    await register(
      eventId,
      Array.from({ length: 8 }, (_, index) => woman(`W${'abcdefgh'.charAt(index)}`)),
      2,
    );
    const { people, version } = await read();
    const roomId = await roomOf('1');
    const statuses = await Promise.all(
      people.map(async ({ id }, index) => {
        const body = { version, action: 'move' as const, memberIds: [id], roomId };
        return (await (index % 2 ? rosa : luis).POST('/events/{eventId}/rooming', { params, body })).response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  test('can be undone step by step, and a pinned person stays', async () => {
    const { eventId, change, read, roomOf, asleep } = await board(['1', '2']);
    await register(eventId, [woman('Ana')]);
    const memberIds = (await read()).people.map(({ id }) => id);
    const [one, two] = [await roomOf('1'), await roomOf('2')];
    await change({ memberIds, roomId: one });
    await change({ memberIds, roomId: two });
    await change({ action: 'pin', memberIds });
    const refused = await change({ memberIds, roomId: one });
    expect(refused.error).toMatchObject({ params: { reason: 'pinned', person: 'Ana Ana' } });
    expect((await change({ action: 'undo' })).data?.lastStep).toMatchObject({ kind: 'move', people: 1 });
    await change({ action: 'undo' });
    expect(await asleep()).toEqual([['1', 'Ana'], ['2']]);
    await change({ action: 'undo' });
    expect(await asleep()).toEqual([['1'], ['2']]);
    expect((await change({ action: 'undo' })).error).toMatchObject({ code: 'state-conflict' });
  });

  test('suggests beds for people without one, moves nobody, and can be cleared except for pins', async () => {
    const { eventId, change, read, roomOf, asleep } = await board(['1', '2', '3']);
    await register(eventId, [woman('Ana'), buildMember({ firstName: 'Leo', age: 9 })]);
    await register(eventId, [woman('Eva')]);
    await register(eventId, [woman('Sol')]);
    const { people } = await read();
    const sol = people.filter(({ firstName }) => firstName === 'Sol').map(({ id }) => id);
    const eva = people.filter(({ firstName }) => firstName === 'Eva').map(({ id }) => id);
    await change({ memberIds: sol, roomId: await roomOf('1') });
    const { data } = await change({ action: 'suggest' });
    expect(data?.choices.map(({ reason }) => reason)).toEqual(['fits', 'fits']);
    expect(await asleep()).toEqual([
      ['1', 'Sol'],
      ['2', 'Ana', 'Leo'],
      ['3', 'Eva'],
    ]);
    await change({ action: 'pin', memberIds: eva });
    await change({ action: 'clear' });
    expect(await asleep()).toEqual([['1', 'Sol'], ['2'], ['3', 'Eva']]);
    await change({ action: 'undo' });
    expect((await asleep())[1]).toEqual(['2', 'Ana', 'Leo']);
  });
});

describe('a party that is no longer coming', () => {
  test('frees its beds; staff see the gap until they dismiss it or reassign the bed', async () => {
    const { eventId, params, change, read, roomOf } = await board(['1']);
    const gone = await register(eventId, [woman('Ana'), woman('Eva')]);
    await register(eventId, [woman('Sol')]);
    const before = await read();
    const roomId = await roomOf('1');
    const ids = (names: string[]) =>
      before.people.filter(({ firstName }) => names.includes(firstName)).map(({ id }) => id);
    const { data: full } = await change({ memberIds: ids(['Ana', 'Eva']), roomId });
    const known = full?.tag ?? '';
    const unchanged = await luis.GET('/events/{eventId}/rooming', { params: { ...params, query: { known } } });
    expect(unchanged.response.status).toBe(204);

    clock.advance(60_000);
    const canceled = await rosa.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: gone.id } },
      body: { version: gone.version },
    });
    expect(canceled.response.status).toBeLessThan(300);
    const { data: now } = await luis.GET('/events/{eventId}/rooming', { params: { ...params, query: { known } } });
    expect(now?.people.map(({ firstName }) => firstName)).toEqual(['Sol']);
    expect(now?.gaps).toMatchObject([
      { reason: 'cancelled', roomId },
      { reason: 'cancelled', roomId },
    ]);
    const { data: given } = await change({ memberIds: ids(['Sol']), roomId });
    expect(given?.gaps).toHaveLength(1);
    const seen = await change({ action: 'remove', memberIds: ids(['Ana', 'Eva']).slice(1) });
    expect(seen.data?.gaps).toEqual([]);
  });
});
