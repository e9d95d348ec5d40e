import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { withoutRoom } from '../../../api/rooms/rules.ts';
import { deleteOldDetails } from '../../../api/registrations/details/retention.ts';
import { createEvent } from '../../factories/event.ts';
import {
  buildContact,
  buildIdempotencyKey,
  buildMember,
  buildRegistration,
  withResponsible,
} from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let database: TestDatabase;
let server: TestServer;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Creates an event with the rates of Miami: a room 385, additional adults 230, teens 50, children 210; a room holds four. */
async function event(overrides: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  return createEvent(server.context.db, `rooms-${String(number)}`, overrides);
}

const ana = buildMember({ firstName: 'Ana', age: 40 });
const luis = buildMember({ firstName: 'Luis', age: 42 });
const eva = buildMember({ firstName: 'Eva', age: 15 });
const leo = buildMember({ firstName: 'Leo', age: 9 });
/** The price of the four people in two rooms. */
const priceOfFour = 2 * 38_500 + 5_000 + 21_000;

async function submit(members: Member[], { rooms = 2, quotedTotalCents = priceOfFour, eventId = '' } = {}) {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId: eventId || (await event()), members, rooms, quotedTotalCents }),
  });
  return data ?? error;
}

async function register(...[members, more]: Parameters<typeof submit>) {
  const answer = await submit(members, more);
  if (!('registration' in answer)) throw new Error(answer.code);
  const { registration, key } = answer;
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: registration.id } };
  return {
    registration,
    read: async () =>
      (await client.GET('/registrations/{registrationId}/confirmation', { params })).data?.registration.members,
    change: async (people: Schemas['ChangedMember'][], quotedTotalCents = priceOfFour, rooms = 2, version = 1) => {
      const party = { rooms, members: withResponsible(people) };
      const body = { version, contact: buildContact(), party, quotedTotalCents };
      const { data, error } = await client.PUT('/registrations/{registrationId}/party', { params, body });
      return data ?? error;
    },
    quote: async (people: Schemas['ChangedMember'][], rooms = 2) => {
      const body = { rooms, members: people };
      const { data, error } = await client.POST('/registrations/{registrationId}/party-quote', { params, body });
      return data ?? error;
    },
    /** The people as a change request lists them. */
    people: registration.members.map(({ id, firstName, lastName, age, room }) => {
      return { id, firstName, lastName, age, ...(room !== undefined && { room }) };
    }),
  };
}

const roomsOf = (members: readonly Schemas['RegisteredMember'][] | undefined) => members?.map(({ room }) => room);

describe('the choice of rooms', () => {
  test('is stored as chosen, visible to the party and to staff, and can be changed', async () => {
    const party = await register([
      { ...ana, room: 2 },
      { ...luis, room: 1 },
      { ...eva, room: 2 },
      { ...leo, room: 1 },
    ]);
    expect(roomsOf(party.registration.members)).toEqual([2, 1, 2, 1]);
    expect(roomsOf(await party.read())).toEqual([2, 1, 2, 1]);
    const staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
    const { data: seen } = await staff.GET('/registrations/{registrationId}', {
      params: { path: { registrationId: party.registration.id } },
    });
    expect(roomsOf(seen?.members)).toEqual([2, 1, 2, 1]);
    const swapped = party.people.map((person) => ({ ...person, room: person.room === 1 ? 2 : 1 }));
    expect(await party.change(swapped)).toMatchObject({ version: 2, quote: { totalCents: priceOfFour } });
    expect(roomsOf(await party.read())).toEqual([1, 2, 1, 2]);
  });

  test('is proposed if nobody chose, and does not apply to people who do not stay overnight', async () => {
    const proposed = await register([ana, luis, eva, leo]);
    expect(roomsOf(proposed.registration.members)).toEqual([1, 2, 1, 2]);
    const days = await register([{ ...ana, room: 1 }, luis, { ...eva, lodging: 'none', room: 1 }], {
      quotedTotalCents: 2 * 38_500 + 5_000,
    });
    expect(roomsOf(days.registration.members)).toEqual([1, 2, undefined]);
    const roomless = await register([{ ...ana, room: 3 }], { rooms: 0, quotedTotalCents: 20_000 });
    expect(roomless.registration.members).toMatchObject([{ lodging: 'none' }]);
    expect(roomless.registration.members[0]).not.toHaveProperty('room');
  });

  test('is not proposed to a party from before there was a choice, until its people or rooms change', async () => {
    const party = await register([ana, luis, eva, leo]);
    await server.context.db
      .updateTable('registration_members')
      .set({ room: null })
      .where('registration_id', '=', party.registration.id)
      .execute();
    const people = party.people.map(({ room: _, ...person }) => person);
    expect(await party.change(people)).toMatchObject({ version: 2 });
    expect(roomsOf(await party.read())).toEqual([undefined, undefined, undefined, undefined]);
    const older = people.map((person) => (person.firstName === 'Luis' ? { ...person, age: 43 } : person));
    expect(await party.change(older, priceOfFour, 2, 2)).toMatchObject({ version: 3 });
    expect(roomsOf(await party.read())).toEqual([1, 2, 1, 2]);
  });

  test('determines who pays for a room: a young adult in a room without another adult', async () => {
    const rates = { roomBasePrice: 385, additionalAdultRate: 230, youngAdultRate: 120 };
    const eventId = await event({ rates });
    const young = [
      buildMember({ firstName: 'Eva', age: 20, room: 2 }),
      buildMember({ firstName: 'Leo', age: 21, room: 2 }),
    ];
    const { data } = await server.client.POST('/quotes', {
      body: {
        eventId,
        rooms: 2,
        members: [
          { age: 40, room: 1 },
          { age: 42, room: 1 },
          { age: 20, room: 2 },
        ],
      },
    });
    expect(data?.lines.map(({ band, quantity }) => [band, quantity])).toEqual([
      ['room', 2],
      ['additionalAdult', 1],
    ]);
    const members = [{ ...ana, room: 1 }, ...young];
    expect(await register(members, { eventId, quotedTotalCents: 2 * 38_500 + 12_000 })).toBeDefined();
  });
});

describe('invalid rooms', () => {
  test.each([
    ['fuller than they may be', [1, 1, 1, 1, 1, 2], 'chosen-room-too-small', ['/members/4/room'], 'roomTooSmall'],
    [
      'without an adult',
      [1, 1, 2, 2],
      'chosen-room-without-adult',
      ['/members/2/room', '/members/3/room'],
      'roomWithoutAdult',
    ],
    ['empty', [1, 1, 1, 1], 'chosen-room-without-adult', ['/rooms'], 'roomWithoutAdult'],
    ['others than those of the party', [1, 2, 3, 1], 'chosen-room-unknown', ['/members/2/room'], 'maximum'],
  ] as const)('%s', async (_, rooms, code, pointers, rule) => {
    const members = [ana, luis, eva, leo, ana, luis].slice(0, rooms.length);
    const chosen = members.map((member, index) => ({ ...member, room: rooms[index] ?? 1 }));
    const errors = pointers.map((pointer) => ({ in: 'body', pointer, rule }));
    const answer = await submit(chosen);
    expect(answer).toMatchObject({ status: 422, code, errors });

    const party = await register([ana, luis, eva, leo]);
    const changed = chosen.map((member, index) => ({ ...member, ...party.people[index], room: rooms[index] ?? 1 }));
    expect(await party.quote(changed)).toMatchObject({ code, errors });
    const inParty = errors.map((error) => ({ ...error, pointer: `/party${error.pointer}` }));
    expect(await party.change(changed)).toMatchObject({ code, errors: inParty });
    expect(roomsOf(await party.read())).toEqual([1, 2, 1, 2]);
  });

  test('not a valid number', async () => {
    expect(await submit([{ ...ana, room: 0 }], { rooms: 1 })).toMatchObject({
      code: 'invalid-request',
      errors: [{ pointer: '/members/0/room', rule: 'minimum' }],
    });
  });
});

describe('the agreed price', () => {
  test('stays when people change rooms, even if rates and rooms have changed since', async () => {
    const eventId = await event();
    const party = await register([ana, luis, eva, leo], { eventId });
    await server.context.db
      .updateTable('events')
      .set({
        rates: JSON.stringify({ roomBasePrice: 500, additionalAdultRate: 300, teenRate: 90, childRate: 250 }),
        room_capacity: 2,
      })
      .where('id', '=', eventId)
      .execute();
    const swapped = party.people.map((person) => ({ ...person, room: person.room === 1 ? 2 : 1 }));
    expect(await party.change(swapped)).toMatchObject({ quote: { totalCents: priceOfFour } });
  });

  test('is kept when only a name is corrected, even if rooms now hold fewer people', async () => {
    const eventId = await event();
    const party = await register([ana, luis, eva, leo], { eventId, rooms: 1, quotedTotalCents: 87_500 });
    await server.context.db.updateTable('events').set({ room_capacity: 2 }).where('id', '=', eventId).execute();
    const corrected = party.people.map((person) => ({ ...person, lastName: 'Nuñez' }));
    expect(await party.change(corrected, 87_500, 1)).toMatchObject({ quote: { totalCents: 87_500 } });
  });
});

describe('a party from before rooms could be chosen', () => {
  test('has none, keeps its price when it is corrected, and chooses them at that price', async () => {
    const eventId = await event();
    const party = await register([ana, luis, eva, leo], { eventId });
    const { id } = party.registration;
    // Restore the state that the migration introducing the choice left.
    await server.context.db
      .updateTable('registration_members')
      .set({ room: null })
      .where('registration_id', '=', id)
      .execute();
    expect(roomsOf(await party.read())).toEqual([undefined, undefined, undefined, undefined]);
    expect(withoutRoom(2, (await party.read()) ?? []).map(({ firstName }) => firstName)).toEqual([
      'Ana',
      'Luis',
      'Eva',
      'Leo',
    ]);

    const rates = JSON.stringify({ roomBasePrice: 500, additionalAdultRate: 300, teenRate: 90, childRate: 250 });
    await server.context.db.updateTable('events').set({ rates }).where('id', '=', eventId).execute();
    const unplaced = party.people.map(({ room: _, ...person }) => person);
    expect(await party.quote(unplaced)).toMatchObject({ quote: { totalCents: priceOfFour } });
    const chosen = unplaced.map((person, index) => ({ ...person, room: (index % 2) + 1 }));
    expect(await party.quote(chosen)).toMatchObject({ quote: { totalCents: priceOfFour } });
    expect(await party.change(chosen)).toMatchObject({ version: 2, quote: { totalCents: priceOfFour } });
    expect(roomsOf(await party.read())).toEqual([1, 2, 1, 2]);
  });
});

describe('a roommate from another registration', () => {
  const wantedRoommate = { firstName: 'María', lastName: 'Ruiz' };

  test('is a request that is stored, changed and withdrawn', async () => {
    const party = await register([{ ...ana, wantedRoommate }], { rooms: 1, quotedTotalCents: 38_500 });
    expect(await party.read()).toMatchObject([{ wantedRoommate }]);
    const [person] = party.people;
    if (!person) throw new Error('nobody');
    await party.change([person], 38_500, 1);
    expect((await party.read())?.[0]).not.toHaveProperty('wantedRoommate');
  });

  test('gets the same answer whether or not that person is registered', async () => {
    const eventId = await event();
    const before = await register([{ ...ana, wantedRoommate }], { eventId, rooms: 1, quotedTotalCents: 38_500 });
    await register([buildMember({ ...wantedRoommate, age: 41 })], { eventId, rooms: 1, quotedTotalCents: 38_500 });
    const after = await register([{ ...ana, wantedRoommate }], { eventId, rooms: 1, quotedTotalCents: 38_500 });
    const { id: _, ...first } = before.registration.members[0] ?? { id: '' };
    const { id: __, ...second } = after.registration.members[0] ?? { id: '' };
    expect(second).toEqual(first);
  });

  test('has a first and a last name, in letters', async () => {
    const half = { firstName: 'María' } as typeof wantedRoommate;
    const tagged = { firstName: '<b>', lastName: 'Ruiz' };
    const answer = await submit(
      [
        { ...ana, wantedRoommate: half },
        { ...luis, wantedRoommate: tagged },
      ],
      { rooms: 1 },
    );
    expect(answer).toMatchObject({
      code: 'invalid-request',
      errors: [
        { pointer: '/members/0/wantedRoommate/lastName', rule: 'required' },
        { pointer: '/members/1/wantedRoommate/firstName', rule: 'pattern' },
      ],
    });
  });

  test('is ignored without a room', async () => {
    const party = await register([{ ...ana, wantedRoommate }], { rooms: 0, quotedTotalCents: 20_000 });
    expect(party.registration.members[0]).not.toHaveProperty('wantedRoommate');
  });

  test('is deleted 30 days after the event; the room stays', async () => {
    const party = await register([{ ...ana, wantedRoommate }], { rooms: 1, quotedTotalCents: 38_500 });
    await deleteOldDetails(server.context.db, new Date('2027-06-16T03:59:59Z'));
    expect(await party.read()).toMatchObject([{ wantedRoommate, room: 1 }]);
    await deleteOldDetails(server.context.db, new Date('2027-06-16T04:00:00Z'));
    const [person] = (await party.read()) ?? [];
    expect(person?.room).toBe(1);
    expect(person).not.toHaveProperty('wantedRoommate');
  });
});
