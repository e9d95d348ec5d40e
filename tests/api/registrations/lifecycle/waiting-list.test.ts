import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { endHold } from '../../../../api/registrations/lifecycle/holds-and-offers.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Registration = components['schemas']['Registration'];
type Confirmation = components['schemas']['Confirmation'];

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
  // Log in before each test: moving the clock forward ends older sessions.
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function smallEvent(places: number): Promise<string> {
  number += 1;
  return createEvent(server.context.db, `small-${String(number)}`, { maxRegistrationCount: places });
}

async function submit(eventId: string, people: number, joinsWaitingList = true) {
  const members = Array.from({ length: people }, () => buildMember());
  const { data, error, response } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, members, quotedTotalCents: 20_000 * people, joinsWaitingList }),
  });
  return { status: response.status, data, error };
}

async function register(eventId: string, people: number): Promise<Confirmation> {
  const { data } = await submit(eventId, people);
  if (!data) throw new Error('not registered');
  // Parties register one after the other, so the order of the list is known.
  clock.advance(1000);
  return data;
}

function asParty({ registration, key }: Confirmation) {
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const path = { registrationId: registration.id };
  return {
    read: async (): Promise<Registration> => {
      const { data } = await client.GET('/registrations/{registrationId}/confirmation', { params: { path } });
      if (!data) throw new Error('not found');
      return data.registration;
    },
    cancel: (version: number) =>
      client.POST('/registrations/{registrationId}/cancellation', { params: { path }, body: { version } }),
    accept: (version: number) =>
      client.POST('/registrations/{registrationId}/offer', { params: { path }, body: { version } }),
  };
}

function byStaff({ registration: { id } }: Confirmation) {
  const path = { registrationId: id };
  return {
    cancel: async (version: number) => {
      // More time has passed than a session lasts.
      const { cookie } = await signInAs(server.context.db, 'R', clock.now());
      return server
        .clientWith({ Cookie: cookie })
        .POST('/registrations/{registrationId}/cancellation', { params: { path }, body: { version } });
    },
  };
}

async function placesOf(eventId: string) {
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId } } });
  return data?.registration;
}

async function noticesOf(registrationId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ notice: string }>(
    `select data ->> 'notice' as notice from jobs.job where name = 'registration-mail' and data ->> 'registrationId' = $1 order by created_on`,
    [registrationId],
  );
  return rows.map(({ notice }) => notice);
}

describe('an event that is full', () => {
  test('refuses parties that do not want to wait, and adds the others in order', async () => {
    const eventId = await smallEvent(3);
    await register(eventId, 2);
    const refused = await submit(eventId, 2, false);
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: 'event-full', params: { placesLeft: 1, waiting: 0 } },
    ]);
    const first = await register(eventId, 2);
    const second = await register(eventId, 1);
    expect([first.registration.state, second.registration.state]).toEqual(['waitlisted', 'waitlisted']);
    expect((await asParty(first).read()).waitingPosition).toBe(1);
    expect((await asParty(second).read()).waitingPosition).toBe(2);
    // One place is free, but newcomers queue behind the waiting parties.
    expect(await placesOf(eventId)).toMatchObject({ state: 'full', placesLeft: 1, waiting: 2 });
    expect(await noticesOf(first.registration.id)).toEqual(['waitlisted']);
  });

  test('has no waiting list for a party that will never fit', async () => {
    const eventId = await smallEvent(3);
    const { status, error } = await submit(eventId, 4);
    expect([status, error?.code]).toEqual([409, 'event-full']);
  });
});

describe('freed places', () => {
  test('go to the first waiting party that fits whole; one that is passed over keeps its turn', async () => {
    const eventId = await smallEvent(3);
    const couple = await register(eventId, 2);
    const single = await register(eventId, 1);
    const three = await register(eventId, 3);
    const two = await register(eventId, 2);
    const one = await register(eventId, 1);

    await asParty(couple).cancel(1);
    expect((await asParty(three).read()).state).toBe('waitlisted');
    const offered = await asParty(two).read();
    expect(offered).toMatchObject({
      state: 'offered',
      version: 2,
      heldUntil: new Date(clock.now().getTime() + 48 * 3_600_000).toISOString(),
    });
    expect((await asParty(one).read()).waitingPosition).toBe(2);
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 0, waiting: 2 });

    await asParty(single).cancel(1);
    expect((await asParty(one).read()).state).toBe('offered');
    expect((await asParty(three).read()).waitingPosition).toBe(1);
    expect(await noticesOf(two.registration.id)).toEqual(['waitlisted', 'offered']);
  });

  test('must be accepted within 48 hours, or are offered to the next party', async () => {
    const eventId = await smallEvent(1);
    const before = await register(eventId, 1);
    const slow = await register(eventId, 1);
    const next = await register(eventId, 1);
    await asParty(before).cancel(1);

    clock.advance(48 * 3_600_000 - 1);
    // Ignore further hold jobs, which could run at any moment from now on.
    await endHold({ ...server.context, enqueue: () => Promise.resolve() }, { registrationId: slow.registration.id });
    expect((await asParty(slow).read()).state).toBe('offered');
    clock.advance(1);
    const late = await asParty(slow).accept(2);
    expect(late.error).toMatchObject({ code: 'state-conflict', params: { state: 'offered' } });
    await endHold(server.context, { registrationId: slow.registration.id });
    expect((await asParty(slow).read()).state).toBe('cancelled');
    expect(await noticesOf(slow.registration.id)).toEqual(['waitlisted', 'offered', 'offerEnded']);

    const offer = await asParty(next).read();
    expect(offer.state).toBe('offered');
    const accepted = await asParty(next).accept(offer.version);
    expect(accepted.data).toMatchObject({ state: 'pendingPayment', payment: { amountCents: 20_000 } });
    expect(accepted.data?.heldUntil).toBeUndefined();
    // The request is repeated after a lost answer, but is accepted only once.
    expect((await asParty(next).accept(offer.version)).data).toEqual(accepted.data);
    expect(await noticesOf(next.registration.id)).toEqual(['waitlisted', 'offered', 'offerAccepted']);
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 0, waiting: 0 });
    // The hold job of the accepted offer finds nothing to do.
    clock.advance(10 * 24 * 3_600_000);
    await endHold(server.context, { registrationId: next.registration.id });
    expect((await asParty(next).read()).state).toBe('pendingPayment');
  });

  test('whose hold job runs a moment early by a process’s clock are checked again', async () => {
    const eventId = await smallEvent(1);
    const before = await register(eventId, 1);
    const slow = await register(eventId, 1);
    await asParty(before).cancel(1);
    const { heldUntil = '' } = await asParty(slow).read();
    clock.advance(new Date(heldUntil).getTime() - clock.now().getTime() - 1);
    await endHold(server.context, { registrationId: slow.registration.id });
    expect((await asParty(slow).read()).state).toBe('offered');
    clock.advance(1);
    await expect.poll(async () => (await asParty(slow).read()).state).toBe('cancelled');
  });

  test('are not offered once the event has begun', async () => {
    const eventId = await smallEvent(1);
    const first = await register(eventId, 1);
    const waiting = await register(eventId, 1);
    clock.set('2027-05-14T12:00:00Z');
    await byStaff(first).cancel(1);
    // Staff cannot offer them either: such an offer would expire at once, and the party would lose its place in line.
    const { cookie } = await signInAs(server.context.db, 'R', clock.now());
    const params = { path: { registrationId: waiting.registration.id } };
    const promoted = await server
      .clientWith({ Cookie: cookie })
      .POST('/registrations/{registrationId}/promotion', { params, body: { version: 1 } });
    expect(promoted.error?.code).toBe('state-conflict');
    expect((await asParty(waiting).read()).state).toBe('waitlisted');
  });

  test('an offer shortly before the event ends when the event begins', async () => {
    const eventId = await smallEvent(1);
    const first = await register(eventId, 1);
    const waiting = await register(eventId, 1);
    clock.set('2027-05-13T12:00:00Z');
    await byStaff(first).cancel(1);
    expect((await asParty(waiting).read()).heldUntil).toBe('2027-05-14T04:00:00.000Z');
  });
});

describe('canceling', () => {
  test('twice counts once; an outdated version is refused', async () => {
    const eventId = await smallEvent(3);
    const party = await register(eventId, 2);
    const stale = await asParty(party).cancel(7);
    expect([stale.response.status, stale.error?.code]).toEqual([409, 'changed-meanwhile']);
    const once = await asParty(party).cancel(1);
    expect(once.data).toMatchObject({ state: 'cancelled', version: 2 });
    const twice = await asParty(party).cancel(1);
    expect([twice.response.status, twice.data]).toEqual([200, once.data]);
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 3 });
    expect(await noticesOf(party.registration.id)).toEqual(['registered', 'cancelled']);
  });

  test('is up to the party until a week before the event, then up to staff; a waiting list can be left at any time', async () => {
    const eventId = await smallEvent(1);
    const party = await register(eventId, 1);
    const waiting = await register(eventId, 1);
    expect(await asParty(party).read()).toMatchObject({
      lastChangeDay: '06-MAY-2027',
      canChange: true,
      canCancel: true,
    });
    clock.set('2027-05-07T03:59:59Z');
    expect(await asParty(party).read()).toMatchObject({ canChange: true, canCancel: true });
    clock.set('2027-05-07T04:00:00Z');
    expect(await asParty(party).read()).toMatchObject({ canChange: false, canCancel: false });
    expect(await asParty(waiting).read()).toMatchObject({ canChange: false, canCancel: true });
    const late = await asParty(party).cancel(1);
    expect([late.response.status, late.error?.code]).toEqual([409, 'changes-closed']);
    expect((await asParty(waiting).cancel(1)).data?.state).toBe('cancelled');
    expect((await byStaff(party).cancel(1)).data).toMatchObject({ state: 'cancelled', canCancel: false });
  });

  test('knows that the event is over from the first moment after its last day, where it takes place', async () => {
    const party = await register(await smallEvent(1), 1);
    clock.set('2027-05-17T03:59:59Z');
    expect(await asParty(party).read()).toMatchObject({ hasEnded: false });
    clock.set('2027-05-17T04:00:00Z');
    expect(await asParty(party).read()).toMatchObject({ hasEnded: true, canCancel: false });
  });

  test('requires the key of this registration, or staff', async () => {
    const eventId = await smallEvent(3);
    const [one, other] = [await register(eventId, 1), await register(eventId, 1)];
    const path = { registrationId: one.registration.id };
    const attempt = (client: TestClient) =>
      client.POST('/registrations/{registrationId}/cancellation', { params: { path }, body: { version: 1 } });
    expect((await attempt(server.client)).error?.code).toBe('unauthenticated');
    expect((await attempt(server.clientWith({ Authorization: `Bearer ${other.key}` }))).error?.code).toBe(
      'unauthenticated',
    );
    const prayer = await signInAs(server.context.db, 'P', clock.now());
    expect((await attempt(server.clientWith({ Cookie: prayer.cookie }))).error?.code).toBe('forbidden');
    expect((await attempt(staff)).data?.state).toBe('cancelled');
    const { data } = await staff.GET('/registrations/{registrationId}/history', { params: { path } });
    expect(data?.items.map(({ kind, by, byName }) => [kind, by, byName])).toEqual([
      ['cancelled', 'staff', 'Rosa Vega'],
      ['registered', 'party', null],
    ]);
  });

  test('many at once free each place once', async () => {
    const eventId = await smallEvent(8);
    const parties = [];
    for (let count = 0; count < 4; count += 1) parties.push(await register(eventId, 2));
    const waiting = [];
    for (let count = 0; count < 5; count += 1) waiting.push(await register(eventId, 2));
    await Promise.all([...parties, ...parties].map((party) => asParty(party).cancel(1)));
    const states = await Promise.all(waiting.map(async (party) => (await asParty(party).read()).state));
    expect(states).toEqual(['offered', 'offered', 'offered', 'offered', 'waitlisted']);
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 0, waiting: 1 });
  });
});

describe('staff', () => {
  test('can offer places to a waiting party before its turn, if there are enough', async () => {
    const eventId = await smallEvent(3);
    await register(eventId, 2);
    const three = await register(eventId, 3);
    const one = await register(eventId, 1);
    const promote = ({ registration: { id, version } }: Confirmation) =>
      staff.POST('/registrations/{registrationId}/promotion', {
        params: { path: { registrationId: id } },
        body: { version },
      });
    const tooMany = await promote(three);
    expect([tooMany.response.status, tooMany.error]).toMatchObject([
      409,
      { code: 'event-full', params: { placesLeft: 1 } },
    ]);
    expect((await promote(one)).data?.state).toBe('offered');
    expect((await promote(one)).error?.code).toBe('changed-meanwhile');
    const { data } = await staff.GET('/registrations/{registrationId}/history', {
      params: { path: { registrationId: one.registration.id } },
    });
    expect(data?.items.map(({ kind }) => kind)).toEqual(['promoted', 'waitlisted']);
  });
});
