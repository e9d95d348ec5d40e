import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import { maintainRegistrations } from '../../../api/registrations/lifecycle/daily-maintenance.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

async function as(types: string): Promise<TestClient> {
  return server.clientWith({ Cookie: (await signInAs(server.context.db, types, clock.now())).cookie });
}

/** Registers a party of adults, 200 dollars each, at its own event from May 14 to 16. */
async function register(
  overrides: Partial<Schemas['RegistrationRequest']> = {},
  people = 1,
  event: Record<string, unknown> = {},
) {
  number += 1;
  const email = `price${String(number)}@example.org`;
  const eventId = await createEvent(server.context.db, `price-${String(number)}`, event);
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: Array.from({ length: people }, () => buildMember()),
      quotedTotalCents: 20_000 * people,
      contact: buildContact({ email }),
      ...overrides,
    }),
  });
  if (!data) throw new Error(error.code);
  const params = { path: { registrationId: data.registration.id } };
  const family = server.clientWith({ Authorization: `Bearer ${data.key}` });
  const read = async () => {
    const found = await family.GET('/registrations/{registrationId}/confirmation', { params });
    if (!found.data) throw new Error('not found');
    return found.data.registration;
  };
  return {
    id: data.registration.id,
    email,
    eventId,
    params,
    family,
    read,
    money: async () => (await (await as('R')).GET('/registrations/{registrationId}/payments', { params })).data,
    adjust: async (body: Partial<Schemas['PriceAdjustmentRequest']> = {}, client?: TestClient) => {
      const {
        data: adjusted,
        error: refusal,
        response,
      } = await (client ?? (await as('A'))).PUT('/registrations/{registrationId}/price-adjustment', {
        params,
        body: {
          version: (await read()).version,
          kind: 'help',
          amountCents: 5_000,
          reason: 'Father lost his job',
          ...body,
        },
      });
      return { status: response.status, data: adjusted, error: refusal };
    },
    pay: async (amountCents: number) => {
      const { data: paid } = await (
        await as('R')
      ).POST('/registrations/{registrationId}/payments', {
        params: { ...params, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { kind: 'payment', method: 'Zelle', amountCents, receivedOn: '2027-04-01' },
      });
      return paid;
    },
    close: async (version?: number) => {
      const { data: closed, error: refusal } = await (
        await as('R')
      ).POST('/registrations/{registrationId}/closure', {
        params,
        body: { version: version ?? (await read()).version },
      });
      return closed ?? refusal;
    },
    audited: async () =>
      (
        await server.context.db
          .selectFrom('audit_entries')
          .select(['action', 'details'])
          .where('subject', '=', `registration:${data.registration.id}`)
          .where('action', 'in', ['price-adjusted', 'registration-closed'])
          .execute()
      ).map(({ action, details }) => ({ action, details })),
  };
}

describe('an adjusted price', () => {
  test('keeps its lines, adds the adjustment as its own line, and the family never sees the reason', async () => {
    const party = await register();
    expect((await party.adjust()).data).toMatchObject({
      quote: { totalCents: 15_000, adjustmentCents: 5_000, lines: [{ totalCents: 20_000 }] },
      payment: { amountCents: 15_000 },
    });
    const mail = await smtp.waitForMail(
      ({ envelope, subject = '' }) => envelope.to.includes(party.email) && subject.startsWith('The price'),
    );
    expect(mail.text).toContain('Still to be paid: $150.00');
    expect(mail.text).toContain('Price reduction');
    expect(mail.text).toContain('−$50.00');
    const seen = JSON.stringify([await party.read(), smtp.received.map(({ text, html }) => [text, html])]);
    expect(seen).not.toContain('Father lost');
    expect((await party.money())?.adjustment).toMatchObject({
      kind: 'help',
      amountCents: 5_000,
      reason: 'Father lost his job',
      byName: 'Rosa Vega',
    });
    expect(await party.audited()).toEqual([
      { action: 'price-adjusted', details: { amountCents: 5_000, totalBeforeCents: 20_000, totalCents: 15_000 } },
    ]);
    const { data } = await (await as('R')).GET('/registrations/{registrationId}/history', { params: party.params });
    expect(data?.items[0]).toMatchObject({ kind: 'priceAdjusted', by: 'staff', note: 'Father lost his job' });
  });

  test('is not charged: the remaining price is paid, which confirms the party, and no reminder is sent', async () => {
    const party = await register();
    await party.pay(15_000);
    expect(await party.read()).toMatchObject({ state: 'pendingPayment', payment: { status: 'partPaid' } });
    expect((await party.adjust()).data).toMatchObject({ state: 'confirmed', payment: { status: 'paid' } });
    clock.set('2027-04-20T12:00:00Z');
    await maintainRegistrations(server.context);
    const { data } = await (await as('R')).GET('/registrations/{registrationId}/history', { params: party.params });
    expect(data?.items.map(({ kind }) => kind)).not.toContain('balanceReminder');
    expect((await party.read()).isOverdue).toBe(false);
  });

  test('stays when people are added or leave, and the price never drops below zero', async () => {
    const party = await register({}, 2);
    await party.adjust({ amountCents: 30_000 });
    const { version, contact, members } = await party.read();
    const known = members.map(({ id, firstName, lastName, age }) => ({ id, firstName, lastName, age }));
    const change = { rooms: 0, members: known.slice(0, 1) };
    const quoted = await party.family.POST('/registrations/{registrationId}/party-quote', {
      params: party.params,
      body: change,
    });
    expect(quoted.data?.quote).toMatchObject({ totalCents: 0, adjustmentCents: 20_000 });
    const changed = await party.family.PUT('/registrations/{registrationId}/party', {
      params: party.params,
      body: { version, contact, party: change, quotedTotalCents: 0 },
    });
    expect(changed.data).toMatchObject({ state: 'confirmed', quote: { totalCents: 0 } });
    expect((await party.read()).quote).toMatchObject({ totalCents: 0, adjustmentCents: 20_000 });
    expect((await party.money())?.adjustment?.amountCents).toBe(30_000);
    const client = new pg.Client(database.config);
    await client.connect();
    expect(await checkData(client)).toEqual([]);
    await client.end();
  });

  test('is replaced by another, and zero removes it', async () => {
    const party = await register();
    await party.adjust({ amountCents: 20_000 });
    expect((await party.read()).state).toBe('confirmed');
    expect((await party.adjust({ kind: 'discount', amountCents: 0, reason: 'By mistake' })).data?.quote).toEqual(
      expect.objectContaining({ totalCents: 20_000 }),
    );
    expect((await party.read()).quote.adjustmentCents).toBeUndefined();
  });

  test('is made only by A and R, from the version they saw, and never above the price', async () => {
    const party = await register();
    for (const type of ['S', 'D', 'C', 'P', 'U'])
      expect((await party.adjust({}, await as(type))).error).toMatchObject({ code: 'forbidden' });
    expect((await party.adjust({}, party.family)).status).toBe(401);
    expect((await party.adjust({}, await as('R'))).status).toBe(200);
    expect((await party.adjust({ version: 1 })).error?.code).toBe('changed-meanwhile');
    for (const amountCents of [20_001, 2 ** 31, 2 ** 53])
      expect((await party.adjust({ amountCents })).error).toMatchObject({ errors: [{ pointer: '/amountCents' }] });
    expect((await party.adjust({ reason: '  ' })).error).toMatchObject({ errors: [{ pointer: '/reason' }] });
  });
});

describe('a request for help with the price', () => {
  test('is confidential: staff see open work and answer with an adjustment; until then there are no reminders', async () => {
    const party = await register({ priceHelp: { canPayCents: 8_000 } });
    expect((await party.read()).payment.awaitsHelp).toBe(true);
    const mail = await smtp.waitForMail(({ envelope }) => envelope.to.includes(party.email));
    expect(mail.text).toContain('you cannot pay the full price');
    expect(mail.text).not.toContain('Amount due');
    const open = async () => {
      const desk = await as('R');
      const query = { eventId: party.eventId, asksForHelp: true };
      const [list, figures] = await Promise.all([
        desk.GET('/registrations', { params: { query } }),
        desk.GET('/registration-figures'),
      ]);
      const ofEvent = figures.data?.items.find(({ eventId }) => eventId === party.eventId);
      return [list.data?.items.map(({ asksForHelp }) => asksForHelp), ofEvent?.helpParties];
    };
    expect(await open()).toEqual([[true], 1]);
    expect((await party.money())?.priceHelp).toEqual({ askedAt: '2027-04-01T12:00:00.000Z', canPayCents: 8_000 });
    clock.set('2027-04-20T12:00:00Z');
    await maintainRegistrations(server.context);
    const history = async () =>
      (await (await as('R')).GET('/registrations/{registrationId}/history', { params: party.params })).data?.items.map(
        ({ kind }) => kind,
      );
    expect(await history()).not.toContain('balanceReminder');
    // The price has been unpaid for 19 days, which is overdue for everyone else.
    const late = async () => {
      const query = { eventId: party.eventId, overdue: true };
      const { data } = await (await as('R')).GET('/registrations', { params: { query } });
      return [data?.total, (await party.read()).isOverdue];
    };
    expect(await late()).toEqual([0, false]);
    await party.adjust({ amountCents: 12_000 });
    expect(await late()).toEqual([1, true]);
    expect(await open()).toEqual([[], 0]);
    expect((await party.read()).payment).toMatchObject({ awaitsHelp: false, amountCents: 8_000 });
    // The price is now adjusted, so the party can be reminded of the rest.
    await maintainRegistrations(server.context);
    expect(await history()).toContain('balanceReminder');
  });

  test('is no longer open work once the party has canceled', async () => {
    const party = await register({ priceHelp: {} });
    await party.family.POST('/registrations/{registrationId}/cancellation', {
      params: party.params,
      body: { version: (await party.read()).version },
    });
    const desk = await as('R');
    const { data: list } = await desk.GET('/registrations', {
      params: { query: { eventId: party.eventId, asksForHelp: true } },
    });
    const { data: figures } = await desk.GET('/registration-figures');
    expect(list?.items).toEqual([]);
    expect(figures?.items.find(({ eventId }) => eventId === party.eventId)?.helpParties).toBe(0);
    expect((await party.read()).payment.awaitsHelp).toBe(false);
  });

  test('can be answered without an adjustment too, and need not name an amount', async () => {
    const party = await register({ priceHelp: {} });
    await party.adjust({ amountCents: 0, reason: 'They found a way' });
    expect(await party.money()).toMatchObject({ priceHelp: { answeredAt: expect.any(String) as string } });
    expect((await party.read()).quote.totalCents).toBe(20_000);
  });
});

describe('a party of a past event', () => {
  test('is closed with the amount it owes, and leaves the open work; payments are still recorded', async () => {
    const party = await register();
    const asking = await register({ priceHelp: {} });
    expect(await party.close()).toMatchObject({ code: 'state-conflict' });
    clock.set('2027-05-17T12:00:00Z');
    const open = async ({ eventId: of }: { eventId: string }) => {
      const desk = await as('R');
      const [list, figures] = await Promise.all([
        desk.GET('/registrations', { params: { query: { eventId: of, overdue: true } } }),
        desk.GET('/registration-figures'),
      ]);
      const ofEvent = figures.data?.items.find(({ eventId }) => eventId === of);
      return [list.data?.total, ofEvent?.overdueParties, ofEvent?.helpParties];
    };
    expect(await open(party)).toEqual([1, 1, 0]);
    expect(await open(asking)).toEqual([0, 0, 1]);
    const version = (await party.read()).version;
    const answers = await Promise.all([party.close(version), party.close(version)]);
    expect(answers).toMatchObject([{ isOverdue: false }, { closedAt: '2027-05-17T12:00:00.000Z' }]);
    expect(await open(party)).toEqual([0, 0, 0]);
    expect(await asking.close()).toMatchObject({ closedAt: '2027-05-17T12:00:00.000Z' });
    expect(await open(asking)).toEqual([0, 0, 0]);
    expect(await party.audited()).toEqual([{ action: 'registration-closed', details: { amountCents: 20_000 } }]);
    expect(await party.pay(5_000)).toMatchObject({ isOverdue: false, payment: { status: 'partPaid' } });
    expect(await open(party)).toEqual([0, 0, 0]);
  });

  test('is closed only once the last day has ended where the event takes place', async () => {
    const west = await register({}, 1, { timeZone: 'America/Los_Angeles' });
    clock.set('2027-05-17T06:59:00Z');
    expect(await west.read()).toMatchObject({ hasEnded: false });
    expect(await west.close()).toMatchObject({ code: 'state-conflict' });
    clock.set('2027-05-17T07:00:00Z');
    expect(await west.read()).toMatchObject({ hasEnded: true });
    expect(await west.close()).toMatchObject({ closedAt: '2027-05-17T07:00:00.000Z' });
  });

  test('is closed with others at once; a party that cannot be closed is listed separately and does not block the others', async () => {
    const [one, other] = [await register(), await register()];
    const close = async (types: string, ...registrationIds: string[]) =>
      (await as(types)).POST('/registration-closures', { body: { registrationIds } });
    const outcomes = async (...ids: string[]) =>
      (await close('R', ...ids)).data?.items.map(({ registrationId, outcome }) => [
        ids.indexOf(registrationId),
        outcome,
      ]);
    const [first, second] = [one.params.path.registrationId, other.params.path.registrationId];
    expect(await outcomes(first)).toEqual([[0, 'notEnded']]);
    clock.set('2027-05-17T12:00:00Z');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await outcomes(first, unknown, second)).toEqual([
      [0, 'closed'],
      [1, 'notFound'],
      [2, 'closed'],
    ]);
    expect(await outcomes(first)).toEqual([[0, 'closedBefore']]);
    expect(await one.audited()).toEqual([{ action: 'registration-closed', details: { amountCents: 20_000 } }]);
    for (const type of ['C', 'D', 'S', 'P', 'U']) expect((await close(type, first)).response.status).toBe(403);
  });
});
