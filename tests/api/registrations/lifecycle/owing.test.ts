import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { maintainRegistrations } from '../../../../api/registrations/lifecycle/daily-maintenance.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { signInAs } from '../../../support/users.ts';

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

/** Logs in staff with a new session, since sessions expire during these tests. */
async function staff(): Promise<TestClient> {
  return server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
}

/** Registers a party at its own event, from May 14, where adults cost 200 dollars and young adults nothing. */
async function register(member: Partial<Schemas['Member']>, quotedTotalCents: number) {
  number += 1;
  const email = `owing${String(number)}@example.org`;
  const eventId = await createEvent(server.context.db, `owing-${String(number)}`, {
    rates: { roomBasePrice: 385, additionalAdultRate: 230, adultRetreatRate: 200, youngAdultRate: 0 },
  });
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: [buildMember(member)],
      quotedTotalCents,
      contact: buildContact({ email }),
    }),
  });
  if (!data) throw new Error(error.code);
  const params = { path: { registrationId: data.registration.id } };
  const client = server.clientWith({ Authorization: `Bearer ${data.key}` });
  const read = async () => {
    const found = await client.GET('/registrations/{registrationId}/confirmation', { params });
    if (!found.data) throw new Error('not found');
    return found.data.registration;
  };
  return {
    email,
    state: data.registration.state,
    read,
    addAdult: async (firstName: string) => {
      const { version, contact, members, quote } = await read();
      const known = members.map(({ id, firstName: first, lastName, age }) => ({ id, firstName: first, lastName, age }));
      const changed = await client.PUT('/registrations/{registrationId}/party', {
        params,
        body: {
          version,
          contact,
          party: { rooms: 0, members: [...known, buildMember({ firstName })] },
          quotedTotalCents: quote.totalCents + 20_000,
        },
      });
      return changed.data;
    },
    note: async (kind: Schemas['PaymentKind'], amountCents: number) => {
      const { data: noted } = await (
        await staff()
      ).POST('/registrations/{registrationId}/payments', {
        params: { ...params, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { kind, method: 'Zelle', amountCents, receivedOn: '2027-04-01' },
      });
      return noted;
    },
    cancel: async () =>
      client.POST('/registrations/{registrationId}/cancellation', {
        params,
        body: { version: (await read()).version },
      }),
    /**
     * Returns the party's status on a day after the daily maintenance job: in the list, the figures and the registration, with
     * its number of reminders.
     */
    on: async (moment: string) => {
      clock.set(moment);
      await Promise.all([maintainRegistrations(server.context), maintainRegistrations(server.context)]);
      const desk = await staff();
      const [list, figures, history, { isOverdue }] = await Promise.all([
        desk.GET('/registrations', { params: { query: { eventId, overdue: true } } }),
        desk.GET('/registration-figures'),
        desk.GET('/registrations/{registrationId}/history', { params }),
        read(),
      ]);
      return {
        listed: list.data?.total,
        counted: figures.data?.items.find((event) => event.eventId === eventId)?.overdueParties,
        isOverdue,
        reminders: history.data?.items.filter(({ kind }) => kind === 'balanceReminder').length,
      };
    },
  };
}

const inTime = (reminders: number) => ({ listed: 0, counted: 0, isOverdue: false, reminders });
const late = (reminders: number) => ({ listed: 1, counted: 1, isOverdue: true, reminders });

test('a free party that adds paying people owes from that day on: it is reminded, and overdue ten days later', async () => {
  const party = await register({ age: 20 }, 0);
  expect(party.state).toBe('confirmed');
  expect(await party.on('2027-04-12T12:00:00Z')).toEqual(inTime(0));
  expect(await party.addAdult('Luis')).toMatchObject({
    state: 'confirmed',
    isOverdue: false,
    payment: { status: 'unpaid' },
  });
  expect(await party.on('2027-04-22T11:59:00Z')).toEqual(inTime(0));
  expect(await party.on('2027-04-22T12:00:01Z')).toEqual(late(1));
  const reminder = await smtp.waitForMail(
    ({ envelope, subject = '' }) => envelope.to.includes(party.email) && subject.startsWith('A reminder'),
  );
  expect(reminder.text).toContain('Still to be paid: $200.00.');
});

test('a paid party that adds people is also reminded of the new amount, once each time', async () => {
  const party = await register({}, 20_000);
  expect(await party.on('2027-04-11T12:00:01Z')).toEqual(late(1));
  await party.note('payment', 20_000);
  expect(await party.on('2027-04-25T12:00:00Z')).toEqual(inTime(1));
  expect(await party.addAdult('Luis')).toMatchObject({ state: 'confirmed', payment: { status: 'partPaid' } });
  expect(await party.on('2027-04-27T11:59:00Z')).toEqual(inTime(1));
  // Two weeks before the event.
  expect(await party.on('2027-05-01T12:00:00Z')).toEqual(inTime(2));
  expect(await party.on('2027-05-06T12:00:01Z')).toEqual(late(2));
});

test('a fully refunded party owes again from then on; a canceled one owes nothing', async () => {
  const party = await register({}, 20_000);
  await party.note('payment', 20_000);
  clock.set('2027-04-12T12:00:00Z');
  expect(await party.note('refund', 20_000)).toMatchObject({
    state: 'confirmed',
    isOverdue: false,
    payment: { status: 'refunded', paidCents: 0 },
  });
  expect(await party.on('2027-04-22T12:00:00Z')).toEqual(inTime(1));
  expect(await party.on('2027-04-22T12:00:01Z')).toEqual(late(1));
  await party.cancel();
  expect(await party.on('2027-05-01T12:00:00Z')).toEqual(inTime(1));
});

test('after a partial payment the rest is owed since the same day', async () => {
  const party = await register({}, 20_000);
  clock.set('2027-04-09T12:00:00Z');
  await party.note('payment', 15_000);
  expect(await party.on('2027-04-11T12:00:01Z')).toEqual(late(1));
});
