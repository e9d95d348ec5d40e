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

type Outcome = components['schemas']['BalanceReminderOutcome'];

const start = '2027-04-01T12:00:00Z';
const hour = 60 * 60_000;
const clock = createClock(start);
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  await createEvent(server.context.db, 'weekend', { rates: { roomBasePrice: 385, adultRetreatRate: 200 } });
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

/** Builds a registration of one person for the event from May 14, with 200 dollars to pay. */
function registrationOf(contact: Partial<components['schemas']['Contact']>) {
  return buildRegistration({
    eventId: 'weekend',
    members: [buildMember({ lodging: 'none' })],
    rooms: 0,
    paymentMethod: 'Check',
    quotedTotalCents: 20_000,
    contact: buildContact(contact),
  });
}

async function register() {
  number += 1;
  const email = `chosen${String(number)}@example.org`;
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: registrationOf({ email }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return { id: data.registration.id, email };
}

/** Registers someone by phone who has no email address. */
async function registerWithoutEmail() {
  const { contact, ...rest } = registrationOf({ firstName: 'Elena', lastName: 'Morales', phone: '+12125550142' });
  const { email: _, ...withoutEmail } = contact;
  const { data, error } = await (
    await staff()
  ).POST('/staff-registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { source: 'phone', registration: { ...rest, contact: withoutEmail } },
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

/** Returns who reminded a party, in order. */
async function remindersOf(id: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ actor: string }>(
    `select actor from registration_changes where registration_id = $1 and kind = 'balanceReminder' order by id`,
    [id],
  );
  return rows.map(({ actor }) => actor);
}

async function remind(...registrationIds: string[]): Promise<Outcome[]> {
  const { data, error } = await (await staff()).POST('/balance-reminders', { body: { registrationIds } });
  if (!data) throw new Error(JSON.stringify(error));
  expect(data.items.map(({ registrationId }) => registrationId)).toEqual(registrationIds);
  return data.items.map(({ outcome }) => outcome);
}

const remindersTo = (email: string) =>
  smtp.received.filter((mail) => mail.envelope.to.includes(email) && (mail.subject ?? '').startsWith('A reminder'));

test('a party is reminded once in 24 hours, whoever asks, and each reminder is in its history and in the audit trail', async () => {
  const party = await register();
  expect(await remind(party.id)).toEqual(['reminded']);
  await smtp.waitForMail((mail) => mail === remindersTo(party.email)[0]);
  clock.advance(23 * hour);
  expect(await remind(party.id)).toEqual(['remindedBefore']);
  await maintainRegistrations(server.context);
  clock.advance(hour);
  expect(await remind(party.id)).toEqual(['reminded']);
  await smtp.waitForMail((mail) => mail === remindersTo(party.email)[1]);
  expect(remindersTo(party.email)).toHaveLength(2);
  expect(await remindersOf(party.id)).toEqual(['staff', 'staff']);
  const trail = await database.pool.query(
    `select from audit_entries where subject = $1 and action = 'balance-reminder-sent'`,
    [`registration:${party.id}`],
  );
  expect(trail.rowCount).toBe(2);
});

test('the daily reminder does not follow within two days, and an early reminder by staff does not replace it', async () => {
  const [early, late] = [await register(), await register()];
  expect(await remind(early.id)).toEqual(['reminded']);
  clock.advance(10 * 24 * hour);
  expect(await remind(late.id)).toEqual(['reminded']);
  clock.advance(24 * hour);
  await maintainRegistrations(server.context);
  expect(await remindersOf(early.id)).toEqual(['staff', 'system']);
  expect(await remindersOf(late.id)).toEqual(['staff']);
  clock.advance(2 * 24 * hour);
  await maintainRegistrations(server.context);
  expect(await remindersOf(early.id)).toEqual(['staff', 'system']);
  expect(await remindersOf(late.id)).toEqual(['staff', 'system']);
});

test('a party that cannot be reminded is listed separately and does not block the others', async () => {
  const [paid, without, owing] = [await register(), await registerWithoutEmail(), await register()];
  await (
    await staff()
  ).POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId: paid.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { kind: 'payment', method: 'Check', amountCents: 20_000, receivedOn: '2027-04-01' },
  });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await remind(paid.id, without.id, unknown, owing.id)).toEqual([
    'nothingDue',
    'noEmail',
    'notFound',
    'reminded',
  ]);
  clock.set('2027-05-15T12:00:00Z');
  expect(await remind(owing.id)).toEqual(['nothingDue']);
});

test.each(['C', 'D', 'S', 'P', 'U'] as const)('%s cannot send reminders', async (type) => {
  const party = await register();
  const { cookie } = await signInAs(server.context.db, type, clock.now());
  const { response } = await server
    .clientWith({ Cookie: cookie })
    .POST('/balance-reminders', { body: { registrationIds: [party.id] } });
  expect(response.status).toBe(403);
});
