import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { startPayPalSite } from '../../../support/servers/paypal-site.ts';
import type { PayPalSite } from '../../../support/servers/paypal-site.ts';
import type { TestClient } from '../../../support/servers/server.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-04-01T12:00:00Z');
let site: PayPalSite;
let staff: TestClient;

beforeAll(async () => {
  site = await startPayPalSite(clock);
});

afterAll(() => site.close());

beforeEach(async () => {
  clock.set('2027-04-01T12:00:00Z');
  staff = await site.staff();
});

const retreat = (overrides: Record<string, unknown> = {}) =>
  createEvent(site.server.context.db, `move-${randomUUID()}`, overrides);
const dearer = {
  rates: {
    roomBasePrice: 400,
    childRate: 100,
    teenRate: 50,
    additionalAdultRate: 240,
    adultRetreatRate: 250,
    toddlerRate: 0,
  },
};

/** Registers adults by name, 200 dollars each; returns the party with its key. */
async function register(
  eventId: string,
  names: readonly string[],
  overrides: Partial<Schemas['RegistrationRequest']> = {},
) {
  const [firstName = ''] = names;
  const { data, error } = await site.server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: names.map((name) => buildMember({ firstName: name })),
      contact: buildContact({ firstName, email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.org` }),
      quotedTotalCents: 20_000 * names.length,
      joinsWaitingList: true,
      ...overrides,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return { ...data.registration, key: data.key };
}

const at = (id: string) => ({ params: { path: { registrationId: id } } });

async function quoteMove(id: string, eventId: string) {
  return staff.POST('/registrations/{registrationId}/move-quote', { ...at(id), body: { eventId } });
}

async function move(id: string, eventId: string, quotedTotalCents: number, version = 1) {
  const { data, error, response } = await staff.POST('/registrations/{registrationId}/move', {
    ...at(id),
    body: { version, eventId, quotedTotalCents },
  });
  return { data, code: error?.code, status: response.status };
}

async function read(id: string) {
  const { data } = await staff.GET('/registrations/{registrationId}', at(id));
  if (!data) throw new Error('no party');
  return data;
}

async function historyOf(id: string) {
  const { data } = await staff.GET('/registrations/{registrationId}/history', at(id));
  return data?.items.map(({ kind }) => kind) ?? [];
}

async function places(eventId: string) {
  const { db } = site.server.context;
  return db
    .selectFrom('event_places')
    .select(['taken', 'waiting'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
}

/** Returns the money figures from an event's overview. */
async function money(eventId: string) {
  const { data } = await staff.GET('/events/{eventId}/registration-overview', { params: { path: { eventId } } });
  return data?.money;
}

const mailsTo = (email = '') => site.smtp.received.filter(({ envelope }) => envelope.to.includes(email));

describe('moving a party', () => {
  test('is quoted first; then places, money, price and history follow, with one email, and its link still works', async () => {
    const [from, to] = [
      await retreat({ maxRegistrationCount: 3 }),
      await retreat({ ...dearer, maxRegistrationCount: 2 }),
    ];
    const party = await register(from, ['Ana', 'Luis']);
    await staff.POST('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { kind: 'payment', method: 'Check', amountCents: 30_000, receivedOn: '2027-04-01' },
    });
    const { version } = await read(party.id);
    const { data: quoted } = await quoteMove(party.id, to);
    expect(quoted).toMatchObject({
      state: 'pendingPayment',
      paymentMethod: 'Zelle',
      quote: { totalCents: 50_000 },
      totalBeforeCents: 40_000,
      paidCents: 30_000,
      rooms: 0,
      roomsBefore: 0,
      placesLeft: 2,
      signatures: { signed: 0, needed: 2 },
    });
    expect(await read(party.id)).toMatchObject({ event: { id: from }, version });
    expect([await money(from), await money(to)]).toMatchObject([
      { promisedCents: 40_000, receivedCents: 30_000, openCents: 10_000 },
      { promisedCents: 0, receivedCents: 0, openCents: 0 },
    ]);

    const moved = await move(party.id, to, 50_000, version);
    expect(moved.data).toMatchObject({
      id: party.id,
      reference: party.reference,
      event: { id: to },
      state: 'pendingPayment',
      members: party.members.map(({ id }) => ({ id })),
      quote: { totalCents: 50_000 },
    });
    expect([await places(from), await places(to)]).toEqual([
      { taken: 0, waiting: 0 },
      { taken: 2, waiting: 0 },
    ]);
    expect([await money(from), await money(to)]).toMatchObject([
      { promisedCents: 0, receivedCents: 0, openCents: 0 },
      { promisedCents: 50_000, receivedCents: 30_000, openCents: 20_000 },
    ]);
    expect(await historyOf(party.id)).toEqual(['moved', 'payment', 'registered']);
    const mail = await site.smtp.waitForMail(
      ({ envelope, subject = '' }) =>
        envelope.to.includes(party.contact.email ?? '') && subject.includes('Your registration is now for'),
    );
    expect(mail.text).toContain('$200');

    // The request is repeated, as after a lost answer.
    expect((await move(party.id, to, 50_000, version)).data?.version).toBe(moved.data?.version);
    expect(await historyOf(party.id)).toEqual(['moved', 'payment', 'registered']);
    expect(await places(to)).toEqual({ taken: 2, waiting: 0 });
    expect(mailsTo(party.contact.email).filter(({ subject = '' }) => subject.includes('is now for'))).toHaveLength(1);

    const own = site.server.clientWith({ Authorization: `Bearer ${party.key}` });
    const { data: opened } = await own.GET('/registrations/{registrationId}/confirmation', at(party.id));
    expect(opened?.registration.event.id).toBe(to);
    const trail = await site.server.context.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `registration:${party.id}`)
      .where('action', '=', 'registration-moved')
      .execute();
    expect(trail).toHaveLength(1);
  });

  test('its payments may be enough or too much, and rooms and bands are those of the new event', async () => {
    const from = await retreat();
    const convention = await retreat({
      type: 'Convention',
      rates: { adultRetreatRate: 100, childRate: 25, teenRate: 50, toddlerRate: 0 },
      ageBands: [
        { band: 'toddler', from: 0, to: 3 },
        { band: 'child', from: 4, to: 8 },
        { band: 'teen', from: 9, to: 17 },
        { band: 'adult', from: 18, to: null },
      ],
    });
    const party = await register(from, ['Rosa'], {
      rooms: 1,
      members: [buildMember({ firstName: 'Rosa' }), buildMember({ firstName: 'Leo', age: 10 })],
      quotedTotalCents: 59_500,
    });
    await staff.POST('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { kind: 'payment', method: 'Check', amountCents: 59_500, receivedOn: '2027-04-01' },
    });
    const { version } = await read(party.id);
    const { data: quoted } = await quoteMove(party.id, convention);
    expect(quoted).toMatchObject({ state: 'confirmed', rooms: 0, roomsBefore: 1, quote: { totalCents: 15_000 } });
    const { data } = await move(party.id, convention, 15_000, version);
    expect(data?.members.map(({ band, lodging, room }) => [band, lodging, room])).toEqual([
      ['adult', 'none', undefined],
      ['teen', 'none', undefined],
    ]);
    expect(data).toMatchObject({ state: 'confirmed', payment: { amountCents: 15_000, paidCents: 59_500 } });
    // Data that belongs only to the earlier event is not moved: the convention has another waiver.
    expect(data?.waiver).toEqual({ signed: 0, needed: 2 });
  });

  test('a waiting party moves to free places, or to the end of another waiting list; freed places are offered', async () => {
    const [full, other, free] = [
      await retreat({ maxRegistrationCount: 1 }),
      await retreat({ maxRegistrationCount: 1 }),
      await retreat({ maxRegistrationCount: 5 }),
    ];
    const first = await register(full, ['Primo']);
    const second = await register(full, ['Segundo']);
    const third = await register(full, ['Tercero']);
    await register(other, ['Otro']);
    expect((await move(second.id, other, 20_000)).data).toMatchObject({ state: 'waitlisted', waitingPosition: 1 });
    expect([await places(full), await places(other)]).toEqual([
      { taken: 1, waiting: 1 },
      { taken: 1, waiting: 1 },
    ]);
    expect((await move(second.id, free, 20_000, 2)).data).toMatchObject({ state: 'pendingPayment' });
    expect(await places(other)).toEqual({ taken: 1, waiting: 0 });
    // A party with a place does not lose it by moving to a full event.
    expect(await move(first.id, other, 20_000)).toMatchObject({ code: 'event-full', status: 409 });
    expect((await move(first.id, free, 20_000)).data).toMatchObject({ state: 'pendingPayment' });
    expect(await read(third.id)).toMatchObject({ state: 'offered' });
    expect([await places(full), await places(free)]).toEqual([
      { taken: 1, waiting: 0 },
      { taken: 2, waiting: 0 },
    ]);
  });

  test('a signature stays if the text is the same; an emailed link to sign lasts as long as it would there', async () => {
    const [from, to] = [await retreat(), await retreat({ start_date: '20-AUG-2027', end_date: '22-AUG-2027' })];
    const party = await register(from, ['Irma']);
    await staff.POST('/registrations/{registrationId}/paper-waivers', {
      ...at(party.id),
      body: {
        version: site.server.context.waivers.Residential.en.version,
        language: 'en',
        signerName: 'Irma Núñez',
        signedOn: '2027-04-01',
        people: [{ memberId: party.members[0]?.id ?? '', personNumber: 1, relation: 'self' }],
      },
    });
    const { version } = await read(party.id);
    expect((await quoteMove(party.id, to)).data?.signatures).toEqual({ signed: 1, needed: 1 });
    expect((await move(party.id, to, 20_000, version)).data?.waiver).toEqual({ signed: 1, needed: 1 });
  });
});

describe('a move is refused', () => {
  test('to the same event, an unknown one, one that has ended or is not yet open, or one where the party is registered', async () => {
    const from = await retreat();
    const party = await register(from, ['Delia']);
    const over = await retreat({
      start_date: '01-MAR-2027',
      end_date: '02-MAR-2027',
      reg_date: '01-JAN-2027',
      reg_end_date: '20-FEB-2027',
    });
    const later = await retreat({ reg_date: '10-APR-2027' });
    const there = await retreat();
    await register(there, ['Delia'], { contact: party.contact });
    const codeOf = async (eventId: string) => {
      const [quoted, moved] = [await quoteMove(party.id, eventId), await move(party.id, eventId, 20_000)];
      expect(quoted.error?.code).toBe(moved.code);
      return moved.code;
    };
    expect(await codeOf(from)).toBe('state-conflict');
    expect(await codeOf('nowhere')).toBe('not-found');
    expect(await codeOf(over)).toBe('registration-not-open');
    expect(await codeOf(later)).toBe('registration-not-open');
    expect(await codeOf(there)).toBe('registered-already');
    expect(await historyOf(party.id)).toEqual(['registered']);
  });

  test('if an age has no price, and when the price or the party has changed', async () => {
    const from = await retreat();
    const party = await register(from, ['Nora'], {
      members: [buildMember({ firstName: 'Nora' }), buildMember({ firstName: 'Leo', age: 10 })],
      quotedTotalCents: 41_000,
    });
    const adultsOnly = await retreat({ rates: { adultRetreatRate: 200 } });
    expect((await quoteMove(party.id, adultsOnly)).error?.code).toBe('band-not-offered');
    const to = await retreat(dearer);
    expect(await move(party.id, to, 41_000)).toMatchObject({ code: 'quote-changed', status: 409 });
    expect(await move(party.id, to, 35_000, 9)).toMatchObject({ code: 'changed-meanwhile', status: 409 });
    await staff.POST('/registrations/{registrationId}/cancellation', { ...at(party.id), body: { version: 1 } });
    expect(await move(party.id, to, 35_000, 2)).toMatchObject({ code: 'state-conflict', status: 409 });
  });

  test('to everyone except A and R', async () => {
    const party = await register(await retreat(), ['Vera']);
    const own = site.server.clientWith({ Authorization: `Bearer ${party.key}` });
    const body = { version: 1, eventId: await retreat(), quotedTotalCents: 20_000 };
    const { response } = await own.POST('/registrations/{registrationId}/move', { ...at(party.id), body });
    expect(response.status).toBe(401);
  });
});

describe('at the same moment', () => {
  test('two parties from two events compete for the last place: one gets it, the other stays where it was', async () => {
    const [one, other, last] = [await retreat(), await retreat(), await retreat({ maxRegistrationCount: 1 })];
    const parties = [await register(one, ['Uno']), await register(other, ['Dos'])];
    const answers = await Promise.all(parties.map(({ id }) => move(id, last, 20_000)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['event-full', undefined]);
    expect(await places(last)).toEqual({ taken: 1, waiting: 0 });
    expect((await places(one)).taken + (await places(other)).taken).toBe(1);
  });

  test('parties that swap events wait for each other in one order; other requests find the moved party', async () => {
    const [one, other] = [await retreat(), await retreat()];
    const parties = [await register(one, ['Cruz']), await register(other, ['Paz'])];
    const [first, second] = parties;
    const answers = await Promise.all([
      move(first?.id ?? '', other, 20_000),
      move(second?.id ?? '', one, 20_000),
      ...parties.map(({ id }) =>
        staff.POST('/registrations/{registrationId}/payments', {
          params: { path: { registrationId: id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
          body: { kind: 'payment', method: 'Check', amountCents: 5_000, receivedOn: '2027-04-01' },
        }),
      ),
    ]);
    // A payment that arrived first changed the version that the move was quoted for.
    for (const { id } of parties) {
      const { event, version } = await read(id);
      const target = id === first?.id ? other : one;
      if (event.id !== target) expect((await move(id, target, 20_000, version)).status).toBe(200);
    }
    expect(answers).toHaveLength(4);
    expect([await places(one), await places(other)]).toEqual([
      { taken: 1, waiting: 0 },
      { taken: 1, waiting: 0 },
    ]);
    expect([await money(one), await money(other)]).toMatchObject([
      { promisedCents: 20_000, receivedCents: 5_000, openCents: 15_000 },
      { promisedCents: 20_000, receivedCents: 5_000, openCents: 15_000 },
    ]);
  });

  test('a payment by PayPal that is settled after the move finds the party', async () => {
    const [from, to] = [await site.event(), await site.event()];
    const party = await site.register(1, from);
    expect((await move(party.id, to, 5_000)).code).toBe('state-conflict');
    site.payPal.agree(await party.approveUrl());
    site.payPal.oddities.push({ status: 'PENDING' });
    expect((await party.check()).registration.state).toBe('pendingPayment');
    const { version } = await read(party.id);
    expect((await move(party.id, to, 5_000, version)).data?.event.id).toBe(to);
    const [capture] = [...site.payPal.orders.values()].at(-1)?.captures ?? [];
    if (!capture) throw new Error('no capture');
    capture.status = 'COMPLETED';
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.COMPLETED', capture.id);
    await expect.poll(async () => (await party.read()).state).toBe('confirmed');
    expect((await party.ledger()).map(({ amountCents, method }) => [method, amountCents])).toEqual([['PayPal', 5_000]]);
    expect((await money(to))?.receivedCents).toBe(5_000);
  });
});
