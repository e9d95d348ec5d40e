import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { maintainRegistrations } from '../../../../api/registrations/lifecycle/daily-maintenance.ts';
import { endHold } from '../../../../api/registrations/lifecycle/holds-and-offers.ts';
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

type Registration = components['schemas']['Registration'];

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
});

beforeEach(async () => {
  clock.set(start);
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

/** Registers a party of one adult, 200 dollars. */
async function register(eventId: string) {
  number += 1;
  const email = `early${String(number)}@example.org`;
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: [buildMember()],
      quotedTotalCents: 20_000,
      joinsWaitingList: true,
      contact: buildContact({ email }),
    }),
  });
  if (!data) throw new Error('not registered');
  clock.advance(1000);
  const path = { registrationId: data.registration.id };
  const client = server.clientWith({ Authorization: `Bearer ${data.key}` });
  const read = async (): Promise<Registration> => {
    const found = await client.GET('/registrations/{registrationId}/confirmation', { params: { path } });
    if (!found.data) throw new Error('not found');
    return found.data.registration;
  };
  return {
    id: data.registration.id,
    read,
    accept: async () =>
      client.POST('/registrations/{registrationId}/offer', {
        params: { path },
        body: { version: (await read()).version },
      }),
    cancel: async () =>
      client.POST('/registrations/{registrationId}/cancellation', {
        params: { path },
        body: { version: (await read()).version },
      }),
    rename: async () => {
      const { version, contact, members } = await read();
      const party = {
        rooms: 0,
        members: members.map(({ id, lastName, age }) => ({ id, firstName: 'Marta', lastName, age })),
      };
      return client.PUT('/registrations/{registrationId}/party', {
        params: { path },
        body: { version, contact, party, quotedTotalCents: 20_000 },
      });
    },
    pays: (amountCents: number, kind: 'payment' | 'refund' = 'payment') =>
      staff.POST('/registrations/{registrationId}/payments', {
        params: { path, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { kind, method: 'Zelle', amountCents, receivedOn: '2027-04-01' },
      }),
    mail: (words: string) =>
      smtp.waitForMail(({ envelope, subject = '' }) => envelope.to.includes(email) && subject.includes(words)),
  };
}

/** Creates an event with one place, a party that has it, and a party that waits. */
async function comingAndWaiting() {
  number += 1;
  const eventId = await createEvent(server.context.db, `early-${String(number)}`, { maxRegistrationCount: 1 });
  const coming = await register(eventId);
  return { coming, waiting: await register(eventId) };
}

/** Returns how many parties of an event are overdue, by the staff list and by the event figures. */
async function overdueIn(eventId: string): Promise<unknown[]> {
  const client = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
  const [list, figures] = await Promise.all([
    client.GET('/registrations', { params: { query: { eventId, overdue: true } } }),
    client.GET('/registration-figures'),
  ]);
  return [list.data?.total, figures.data?.items.find((event) => event.eventId === eventId)?.overdueParties];
}

test('the price is due from the day the places are accepted: a long wait makes nobody overdue or reminded at once', async () => {
  const { coming, waiting } = await comingAndWaiting();
  clock.set('2027-04-12T13:00:00Z');
  await coming.cancel();
  const { data } = await waiting.accept();
  expect(data).toMatchObject({ state: 'pendingPayment', isOverdue: false });
  const eventId = data?.event.id ?? '';
  const isReminded = async () => {
    await maintainRegistrations(server.context);
    const query = server.context.db
      .selectFrom('registration_reminders')
      .select('kind')
      .where('registration_id', '=', waiting.id);
    return (await query.executeTakeFirst()) !== undefined;
  };
  clock.set('2027-04-14T12:59:00Z');
  expect([await isReminded(), await overdueIn(eventId)]).toEqual([false, [0, 0]]);
  clock.set('2027-04-22T13:00:01Z');
  expect([await isReminded(), await overdueIn(eventId)]).toEqual([true, [1, 1]]);
  expect((await waiting.read()).isOverdue).toBe(true);
});

describe('early payments', () => {
  test('a party that paid in full while waiting is confirmed and owes nothing once it accepts the places', async () => {
    const { coming, waiting } = await comingAndWaiting();
    expect((await waiting.pays(20_000)).data).toMatchObject({ state: 'waitlisted', payment: { status: 'paid' } });
    await coming.cancel();
    expect((await waiting.accept()).data).toMatchObject({ state: 'confirmed', payment: { status: 'paid' } });
  });

  test('a partial payment for offered places accepts them, and the offer does not expire', async () => {
    const { coming, waiting } = await comingAndWaiting();
    await coming.cancel();
    expect((await waiting.pays(5_000)).data).toMatchObject({
      state: 'pendingPayment',
      payment: { status: 'partPaid' },
    });
    clock.advance(49 * 3_600_000);
    await endHold(server.context, { registrationId: waiting.id });
    expect((await waiting.read()).state).toBe('pendingPayment');
  });

  test('a receipt for a waiting or canceled party mentions neither confirmation nor an amount due', async () => {
    const { coming, waiting } = await comingAndWaiting();
    await waiting.pays(20_000);
    const receipt = (await waiting.mail('your payment')).text ?? '';
    expect(receipt).toContain('received $200.00');
    expect(receipt).not.toMatch(/confirmed|Still to be paid/);
    await waiting.pays(20_000, 'refund');
    await waiting.rename();
    expect((await waiting.mail('has been changed')).text).not.toContain('Still to be paid');

    await coming.cancel();
    await coming.pays(5_000);
    const late = (await coming.mail('your payment')).text ?? '';
    expect(late).toContain('received $50.00');
    expect(late).not.toMatch(/confirmed|Still to be paid/);
  });
});
