import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
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
type Member = Schemas['ChangedMember'];

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

beforeEach(async () => {
  clock.set(start);
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/**
 * Creates an event with the rates of Miami: adults for the days only 200, teens 50, children 210; a room 385, additional adults
 * 230.
 */
async function event(places?: number): Promise<string> {
  number += 1;
  return createEvent(
    server.context.db,
    `change-${String(number)}`,
    places === undefined ? {} : { maxRegistrationCount: places },
  );
}

const ana = buildMember({ firstName: 'Ana', age: 40 });
const luis = buildMember({ firstName: 'Luis', age: 42 });
const eva = buildMember({ firstName: 'Eva', age: 15 });

async function register(
  eventId: string,
  members: Schemas['Member'][],
  rooms = 0,
  quotedTotalCents = 20_000 * members.length,
) {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, members, rooms, quotedTotalCents, joinsWaitingList: true }),
  });
  if (!data) throw new Error(error.code);
  clock.advance(1000);
  return partyOf(data);
}

function partyOf({ registration: { id, members }, key }: Schemas['Confirmation']) {
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: id } };
  return {
    id,
    /** The people as a change request lists them. */
    members: members.map(
      ({ id: memberId, firstName, lastName, age, lodging }): Member => ({
        id: memberId,
        firstName,
        lastName,
        age,
        lodging,
      }),
    ),
    read: async () => {
      const { data } = await client.GET('/registrations/{registrationId}/confirmation', { params });
      if (!data) throw new Error('not found');
      return data.registration;
    },
    quote: async (people: Member[], rooms = 0) => {
      const { data, error } = await client.POST('/registrations/{registrationId}/party-quote', {
        params,
        body: { rooms, members: people },
      });
      return data ?? error;
    },
    change: async (
      people: Member[],
      quotedTotalCents: number,
      more: { version?: number; rooms?: number; contact?: Schemas['Contact']; as?: TestClient } = {},
    ) => {
      const { version = 1, rooms = 0, contact = buildContact(), as = client } = more;
      const { data, error } = await as.PUT('/registrations/{registrationId}/party', {
        params,
        body: { version, contact, party: { rooms, members: withResponsible(people) }, quotedTotalCents },
      });
      return data ?? error;
    },
    cancel: () => client.POST('/registrations/{registrationId}/cancellation', { params, body: { version: 1 } }),
    pay: (amountCents: number) =>
      staff.POST('/registrations/{registrationId}/payments', {
        params: { path: params.path, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { kind: 'payment', method: 'Zelle', amountCents, receivedOn: '2027-04-01' },
      }),
    historyOf: async () => {
      const { data } = await staff.GET('/registrations/{registrationId}/history', { params });
      return data?.items.map(({ kind, by, details }) => ({ kind, by, details }));
    },
  };
}

async function placesLeft(eventId: string) {
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId } } });
  return data?.registration.placesLeft;
}

describe('a party', () => {
  test('corrects names and contact: ids, price and places stay; staff find it by the new name', async () => {
    const eventId = await event(5);
    const party = await register(eventId, [ana, luis]);
    const [first, second] = party.members as [Member, Member];
    const contact = buildContact({ firstName: 'Anna', email: 'anna@example.org' });
    expect(await party.change([second, { ...first, firstName: 'Zacarías' }], 40_000, { contact })).toMatchObject({
      version: 2,
      contact,
      members: [
        { id: second.id, firstName: 'Luis' },
        { id: first.id, firstName: 'Zacarías' },
      ],
      quote: { totalCents: 40_000 },
    });
    expect(await placesLeft(eventId)).toBe(3);
    const { data } = await staff.GET('/registrations', { params: { query: { search: 'zacarias', eventId } } });
    expect(data?.items.map(({ id }) => id)).toEqual([party.id]);
  });

  test('sees the difference before it agrees, and is asked again if the price has changed since', async () => {
    const party = await register(await event(5), [ana]);
    const changed = [...party.members, eva];
    expect(await party.quote(changed)).toMatchObject({
      quote: { totalCents: 25_000 },
      totalBeforeCents: 20_000,
      paidCents: 0,
      placesLeft: 4,
      fits: true,
    });
    expect(await party.change(changed, 20_000)).toMatchObject({
      code: 'quote-changed',
      params: { quotedTotalCents: 20_000, totalCents: 25_000 },
    });
    expect(await party.read()).toMatchObject({ version: 1, quote: { totalCents: 20_000 } });
    expect(await party.change(changed, 25_000)).toMatchObject({
      version: 2,
      quote: { totalCents: 25_000, lines: [{ band: 'adult' }, { band: 'teen', totalCents: 5_000 }] },
    });
    const { rows } = await database.pool.query(
      'select version, band, quantity, total_cents from registration_earlier_quote_lines where registration_id = $1',
      [party.id],
    );
    expect(rows).toEqual([{ version: 1, band: 'adult', quantity: 1, total_cents: 20_000 }]);
    expect(await party.historyOf()).toMatchObject([
      {
        kind: 'changed',
        by: 'party',
        details: { peopleBefore: 1, people: 2, totalBeforeCents: 20_000, totalCents: 25_000 },
      },
      { kind: 'registered' },
    ]);
  });

  test('can be changed by staff on its behalf, which is audited; its own change is only in the history', async () => {
    const trail = async (id: string) => {
      const rows = await server.context.db
        .selectFrom('audit_entries')
        .select('action')
        .where('subject', '=', `registration:${id}`)
        .execute();
      return rows.map(({ action }) => action);
    };
    const party = await register(await event(3), [ana]);
    expect(await party.change([...party.members, luis], 40_000)).toMatchObject({ version: 2 });
    expect(await trail(party.id)).toEqual([]);
    expect(await party.change([...party.members, luis, eva], 45_000, { version: 2, as: staff })).toMatchObject({
      version: 3,
    });
    expect(await trail(party.id)).toEqual(['registration-changed']);
    expect((await party.historyOf())?.map(({ kind, by }) => [kind, by])).toEqual([
      ['changed', 'staff'],
      ['changed', 'party'],
      ['registered', 'party'],
    ]);
  });

  test('can repeat a change after a lost answer: it is made once, and a change that was not made is refused as before', async () => {
    const party = await register(await event(3), [ana]);
    const ask = () => party.change([...party.members, luis], 40_000);
    const made = await ask();
    expect(made).toMatchObject({ version: 2, members: [{ firstName: 'Ana' }, { firstName: 'Luis' }] });
    expect(await ask()).toEqual(made);
    expect(await party.historyOf()).toMatchObject([{ kind: 'changed' }, { kind: 'registered' }]);
    expect(await party.change([...party.members, eva], 25_000)).toMatchObject({ code: 'changed-meanwhile' });
    expect(await party.read()).toEqual(made);
  });

  test('can replace someone, who becomes a different person', async () => {
    const party = await register(await event(2), [ana, luis]);
    const [first] = party.members as [Member];
    const changed = await party.change([first, eva], 25_000);
    expect(changed).toMatchObject({ members: [{ id: first.id }, { firstName: 'Eva' }] });
    expect(JSON.stringify(changed)).not.toContain(party.members[1]?.id);
  });

  test('takes a room, and learns which choices conflict with it', async () => {
    const party = await register(await event(), [ana, luis]);
    const inRoom = party.members.map((member): Member => ({ ...member, lodging: 'room' }));
    expect(await party.quote(inRoom, 3)).toMatchObject({ code: 'room-without-adult' });
    expect(await party.quote([], 0)).toMatchObject({ code: 'no-active-members' });
    expect(await party.change(inRoom, 61_500, { rooms: 1 })).toMatchObject({
      rooms: 1,
      members: [{ lodging: 'room' }, { lodging: 'room' }],
    });
  });
});

describe('money', () => {
  test('a corrected name keeps the agreed price after rates change; a changed party pays the current rates', async () => {
    const eventId = await event();
    const party = await register(eventId, [ana, luis]);
    await server.context.db
      .updateTable('events')
      .set({ rates: JSON.stringify({ roomBasePrice: 385, adultRetreatRate: 300 }) })
      .where('id', '=', eventId)
      .execute();
    const [first, second] = party.members as [Member, Member];
    const corrected = [{ ...first, firstName: 'Anna' }, second];
    expect(await party.quote(corrected)).toMatchObject({ quote: { totalCents: 40_000 } });
    expect(await party.change(corrected, 40_000)).toMatchObject({
      version: 2,
      members: [{ firstName: 'Anna' }, {}],
      quote: { totalCents: 40_000 },
    });
    expect(await party.quote([...party.members, buildMember({ age: 50 })])).toMatchObject({
      quote: { totalCents: 90_000 },
    });
    expect(await party.change([first, { ...second, age: 15 }], 35_000, { version: 2 })).toMatchObject({
      code: 'band-not-offered',
      errors: [{ in: 'body', pointer: '/party/members/1/age', rule: 'bandNotOffered', params: { band: 'teen' } }],
    });
  });

  test('a payment above the new price is shown and not refunded automatically', async () => {
    const party = await register(await event(), [ana, luis]);
    await party.pay(40_000);
    const after = await party.change(party.members.slice(0, 1), 20_000, { version: 2 });
    expect(after).toMatchObject({
      state: 'confirmed',
      payment: { amountCents: 20_000, paidCents: 40_000, status: 'paid' },
    });
  });

  test('a confirmed party that grows keeps its places and owes the rest; shrinking to the paid price confirms it', async () => {
    const eventId = await event();
    const grows = await register(eventId, [ana]);
    await grows.pay(20_000);
    expect(await grows.change([...grows.members, luis], 40_000, { version: 2 })).toMatchObject({
      state: 'confirmed',
      payment: { status: 'partPaid', amountCents: 40_000, paidCents: 20_000 },
    });
    const shrinks = await register(eventId, [ana, luis]);
    await shrinks.pay(20_000);
    expect(await shrinks.change(shrinks.members.slice(1), 20_000, { version: 2 })).toMatchObject({
      state: 'confirmed',
      payment: { status: 'paid' },
    });
    expect(await shrinks.historyOf()).toMatchObject([
      { kind: 'confirmed' },
      { kind: 'changed' },
      { kind: 'payment' },
      { kind: 'registered' },
    ]);
  });
});

describe('places', () => {
  test('never exceed the limit, even when two parties add the last one at the same moment', async () => {
    const eventId = await event(3);
    const [one, two] = [await register(eventId, [ana]), await register(eventId, [luis])];
    const outcomes = await Promise.all([one, two].map((party) => party.change([...party.members, eva], 25_000)));
    expect(outcomes.map((outcome) => ('code' in outcome ? outcome.code : 'changed')).sort()).toEqual([
      'changed',
      'event-full',
    ]);
    expect(await placesLeft(eventId)).toBe(0);
  });

  test('of withdrawn people are offered to waiting parties; adding people does not overtake them', async () => {
    const eventId = await event(4);
    const party = await register(eventId, [ana, luis, eva], 0, 45_000);
    const waiting = await register(eventId, [ana, luis]);
    expect((await waiting.read()).state).toBe('waitlisted');
    expect(await party.quote([...party.members, ana])).toMatchObject({ placesLeft: 1, fits: false });
    expect(await party.change([...party.members, ana], 65_000)).toMatchObject({
      code: 'event-full',
      params: { placesLeft: 1, waiting: 1 },
    });
    await party.change(party.members.slice(0, 2), 40_000);
    expect((await waiting.read()).state).toBe('offered');
    expect(await placesLeft(eventId)).toBe(0);
  });

  test('a waiting party keeps its turn when it changes, and gets its offer once it is small enough', async () => {
    const eventId = await event(3);
    await register(eventId, [ana, luis]);
    const waiting = await register(eventId, [ana, luis]);
    expect(await waiting.change([...waiting.members, eva], 45_000)).toMatchObject({
      state: 'waitlisted',
      waitingPosition: 1,
    });
    expect(await waiting.change([...waiting.members, eva, ana], 65_000, { version: 2 })).toMatchObject({
      code: 'event-full',
    });
    await waiting.change(waiting.members.slice(0, 1), 20_000, { version: 2 });
    expect(await waiting.read()).toMatchObject({ state: 'offered', members: [{ firstName: 'Ana' }] });
    expect(await placesLeft(eventId)).toBe(0);
  });
});

describe('a change is refused', () => {
  test('when someone else has changed the registration in the meantime, or the people are from another party', async () => {
    const eventId = await event();
    const [party, other] = [await register(eventId, [ana]), await register(eventId, [luis])];
    expect(await party.change(party.members, 20_000, { version: 2 })).toMatchObject({ code: 'changed-meanwhile' });
    expect(await party.change(other.members, 20_000)).toMatchObject({ code: 'changed-meanwhile' });
    expect(await party.change([...party.members, ...party.members], 40_000)).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  test('once it is canceled, in the last week to the party itself, and to strangers', async () => {
    const eventId = await event();
    const [party, cancelled] = [await register(eventId, [ana]), await register(eventId, [luis])];
    await cancelled.cancel();
    expect(await cancelled.change(cancelled.members, 20_000, { version: 2 })).toMatchObject({ code: 'state-conflict' });
    expect(await party.change(party.members, 20_000, { as: server.client })).toMatchObject({ code: 'unauthenticated' });
    clock.set('2027-05-07T04:00:00Z');
    expect(await party.change(party.members, 20_000)).toMatchObject({ code: 'changes-closed' });
    const { cookie } = await signInAs(server.context.db, 'R', clock.now());
    expect(await party.change(party.members, 20_000, { as: server.clientWith({ Cookie: cookie }) })).toMatchObject({
      version: 2,
    });
  });
});
