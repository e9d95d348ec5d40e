import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultMailLimits } from '../../../../api/platform/mail/limiter.ts';
import type { JobPayloads } from '../../../../api/platform/jobs/jobs.ts';
import { sendPrayedMail } from '../../../../api/prayer/jobs.ts';
import { endHold } from '../../../../api/registrations/lifecycle/holds-and-offers.ts';
import { followAddresses } from '../../../../api/registrations/lifecycle/release-unconfirmed.ts';
import { maintainRegistrations } from '../../../../api/registrations/lifecycle/daily-maintenance.ts';
import { beginReminders } from '../../../../api/waiver/mail/reminders.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildPrayerRequest } from '../../../factories/form.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { signInAs } from '../../../support/users.ts';

/* Scheduled emails, and emails caused by others, for parties with unconfirmed addresses. */

const hour = 60 * 60_000;
const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let number = 0;
/** Each test has its own address, network and event. */
let victim = '';
let network = '';
let eventId = '';

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({
    database: database.config,
    clock: clock.now,
    smtpUrl: smtp.url,
    trustProxy: true,
    mailLimits: defaultMailLimits,
  });
});

beforeEach(() => {
  clock.set(start);
  number += 1;
  victim = `victim${String(number)}@example.org`;
  network = `192.0.2.${String(number)}`;
  eventId = `event-${String(number)}`;
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

const client = (headers: Record<string, string> = {}) => server.clientWith({ 'X-Forwarded-For': network, ...headers });

async function register({
  email = victim,
  people = 1,
  ...more
}: { email?: string; people?: number; wantsNews?: boolean } = {}) {
  const { data, error } = await client().POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: Array.from({ length: people }, () => buildMember()),
      quotedTotalCents: 20_000 * people,
      joinsWaitingList: true,
      contact: buildContact({ email }),
      ...more,
    }),
  });
  if (!data) throw new Error(error.code);
  return data;
}

async function registerMany(count: number): Promise<Awaited<ReturnType<typeof register>>[]> {
  return Promise.all(Array.from({ length: count }, () => register()));
}

/** Returns the emails to an address, once no due job is left; jobs that end holds run later. */
async function emailsTo(email = victim) {
  const left = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    return rows[0]?.count;
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  return smtp.received.filter(({ envelope }) => envelope.to.includes(email));
}

/** Runs the scheduled jobs of a day, each at least as often as the schedule does. */
async function day(): Promise<void> {
  await maintainRegistrations(server.context);
  await beginReminders(server.context);
  for (let round = 0; round < 2; round += 1) {
    await followAddresses(server.context);
    clock.advance(12 * hour);
  }
}

async function stateOf({ registration, key }: Awaited<ReturnType<typeof register>>) {
  const { data } = await client({ Authorization: `Bearer ${key}` }).GET(
    '/registrations/{registrationId}/confirmation',
    { params: { path: { registrationId: registration.id } } },
  );
  return data?.registration;
}

/** Opens the confirmation link emailed to a party. */
async function confirm({ registration: { id, contact }, key }: Awaited<ReturnType<typeof register>>): Promise<void> {
  const { data } = await client({ Authorization: `Bearer ${key}` }).POST(
    '/registrations/{registrationId}/address-confirmation',
    {
      params: { path: { registrationId: id } },
      body: { token: server.context.secrets.addressToken(id, contact.email ?? '') },
    },
  );
  expect(data?.isAddressConfirmed).toBe(true);
}

/** Returns the references named in each address reminder. */
function named(emails: readonly { readonly subject?: string | undefined; readonly text?: string | undefined }[]) {
  return emails
    .filter(({ subject = '' }) => subject.startsWith('Please confirm your email address'))
    .map(({ text = '' }) => [...new Set(text.match(/\b[C-Y3-9]{3}-[C-Y3-9]{3}\b/g))]);
}

test('forty registrations bring no more than eight emails on any later day, and one reminder of the address a day', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 5_000 });
  const parties = await registerMany(40);
  let before = (await emailsTo()).length;
  const perDay = [before];
  clock.advance(24 * hour);
  // Until the event begins.
  for (let days = 1; days <= 43; days += 1) {
    await day();
    const today = (await emailsTo()).slice(before);
    before += today.length;
    perDay.push(today.length);
    expect(named(today).length, `reminders of the address on day ${String(days)}`).toBeLessThanOrEqual(1);
  }
  expect(Math.max(...perDay), perDay.join(', ')).toBeLessThanOrEqual(8);
  const reminders = named(await emailsTo());
  expect(reminders).toHaveLength(1);
  expect(reminders.flat().toSorted()).toEqual(parties.map(({ registration }) => registration.reference).toSorted());
});

test('a party whose reminder had to wait for the next one of its mailbox keeps its places for 48 hours from then', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 5 });
  const early = await register();
  await confirm(await register({ email: `known.${victim}`, people: 3 }));
  clock.advance(2 * hour);
  const late = await register();
  // Places are scarce as long as this party waits.
  await confirm(await register({ email: `waiting.${victim}`, people: 3 }));
  const round = async (hours: number) => {
    clock.advance(hours * hour);
    await followAddresses(server.context);
    return {
      named: named(await emailsTo()),
      states: [(await stateOf(early))?.state, (await stateOf(late))?.state],
    };
  };
  const [one, other] = [early.registration.reference, late.registration.reference];
  expect((await round(22)).named).toEqual([[one]]);
  expect((await round(2)).named).toEqual([[one]]);
  expect((await round(21)).named).toEqual([[one]]);
  expect((await round(1)).named).toEqual([[one], [other]]);
  expect((await round(23)).states).toEqual(['pendingPayment', 'pendingPayment']);
  expect((await round(1)).states).toEqual(['waitlisted', 'pendingPayment']);
  expect((await round(23)).states).toEqual(['waitlisted', 'pendingPayment']);
  expect((await round(1)).states).toEqual(['waitlisted', 'waitlisted']);
});

test('a reminder lists forty registrations, and says how many more there are', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 5_000 });
  await registerMany(42);
  clock.advance(24 * hour);
  await followAddresses(server.context);
  expect(named(await emailsTo()).flat()).toHaveLength(40);
  const reminder = (await emailsTo()).at(-1);
  expect(reminder?.text).toContain('2 more registrations have your email address');
  expect(Buffer.byteLength(typeof reminder?.html === 'string' ? reminder.html : '')).toBeLessThan(100_000);
  const { rows } = await database.pool.query(
    'select from registrations where contact_email = $1 and address_reminded_at is null',
    [victim],
  );
  expect(rows).toEqual([]);
});

test('filling one’s own mailbox does not avoid the reminder or keep the places', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 5 });
  const [party] = await registerMany(1);
  if (!party) throw new Error('not registered');
  await confirm(await register({ email: `other.${victim}`, people: 4 }));
  /** Sends all emails that the mailbox accepts: links to registrations and password resets. */
  const fill = async () => {
    for (let count = 0; count < 10; count += 1) {
      await client().POST('/registration-links', { body: { email: victim } });
      await client().POST('/password-resets', { body: { email: victim } });
    }
  };
  clock.advance(24 * hour);
  await fill();
  await followAddresses(server.context);
  expect(named(await emailsTo())).toEqual([]);
  expect((await stateOf(party))?.state).toBe('pendingPayment');
  clock.advance(24 * hour);
  const before = (await emailsTo()).length;
  await fill();
  await followAddresses(server.context);
  const today = (await emailsTo()).slice(before);
  expect(named(today)).toHaveLength(1);
  expect(today.length).toBeLessThanOrEqual(8);
  clock.advance(48 * hour);
  await followAddresses(server.context);
  expect((await stateOf(party))?.state).toBe('waitlisted');
});

test('a reminder goes to the parties whose address is still unconfirmed, even if the first one is canceled', async () => {
  await createEvent(server.context.db, eventId);
  const [first, second] = [await register(), await register()];
  const third = await register();
  clock.advance(24 * hour);
  await emailsTo();
  smtp.refuseNext(1_000);
  await followAddresses(server.context);
  const retried = async (minutes: number) =>
    (
      await database.pool.query(
        `update jobs.job set start_after = now() + $1 * interval '1 minute' where state = 'retry' and name = 'registration-mail'`,
        [minutes],
      )
    ).rowCount;
  await expect.poll(() => retried(60)).toBe(1);
  smtp.refuseNext(0);
  const gone = await client({ Authorization: `Bearer ${first.key}` }).POST(
    '/registrations/{registrationId}/cancellation',
    { params: { path: { registrationId: first.registration.id } }, body: { version: 1 } },
  );
  expect(gone.response.status).toBe(200);
  expect(await retried(0)).toBe(1);
  expect(
    named(await emailsTo())
      .flat()
      .toSorted(),
  ).toEqual([second, third].map(({ registration }) => registration.reference).toSorted());
  const [reminder] = (await emailsTo()).filter(({ subject = '' }) => subject.startsWith('Please confirm'));
  // Each registration has its own link that confirms it.
  for (const { registration, key } of [second, third]) {
    const token = new RegExp(`registration=${registration.id}&lng=en#${key}\\.([\\w-]+)`).exec(
      reminder?.text ?? '',
    )?.[1];
    const { data } = await client({ Authorization: `Bearer ${key}` }).POST(
      '/registrations/{registrationId}/address-confirmation',
      { params: { path: { registrationId: registration.id } }, body: { token: token ?? '' } },
    );
    expect(data?.isAddressConfirmed).toBe(true);
  }
});

test('offers, expired holds and lost places count too', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 12 });
  const host = await register({ email: `host.${victim}`, people: 12 });
  const waiting = await registerMany(12);
  expect(await emailsTo()).toHaveLength(8);
  clock.advance(24 * hour);
  await client({ Authorization: `Bearer ${host.key}` }).POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: host.registration.id } },
    body: { version: 1 },
  });
  expect((await Promise.all(waiting.map(stateOf))).map((party) => party?.state)).toEqual(waiting.map(() => 'offered'));
  expect(await emailsTo()).toHaveLength(16);
  // Staff see which parties to call.
  const limited = (await Promise.all(waiting.map(stateOf))).filter((party) => party?.emailProblem === 'limited');
  expect(limited).toHaveLength(4);
  clock.advance(48 * hour);
  for (const { registration } of waiting) await endHold(server.context, { registrationId: registration.id });
  expect(await emailsTo()).toHaveLength(24);
});

test('a confirmed address gets all scheduled emails', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 5_000 });
  const parties = await registerMany(12);
  for (const party of parties) await confirm(party);
  await emailsTo();
  clock.set('2027-04-30T13:00:00Z');
  const before = (await emailsTo()).length;
  await beginReminders(server.context);
  await maintainRegistrations(server.context);
  const subjects = (await emailsTo()).slice(before).map(({ subject = '' }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Signatures are missing'))).toHaveLength(12);
  expect(subjects).toHaveLength(24);
});

test('waiver reminders above the limit wait for the next morning of their round', async () => {
  await createEvent(server.context.db, eventId, { maxRegistrationCount: 5_000 });
  await registerMany(12);
  clock.set('2027-04-30T13:00:00Z');
  const missing = async () =>
    (await emailsTo()).filter(({ subject = '' }) => subject.startsWith('Signatures are missing')).length;
  await beginReminders(server.context);
  expect(await missing()).toBe(8);
  await beginReminders(server.context);
  expect(await missing()).toBe(8);
  clock.advance(24 * hour);
  await beginReminders(server.context);
  await beginReminders(server.context);
  expect(await missing()).toBe(12);
});

test('the news question counts, and is not sent to a full mailbox', async () => {
  await createEvent(server.context.db, eventId);
  const isQuestion = ({ subject = '' }: { subject?: string | undefined }) => /news|upcoming events/i.test(subject);
  for (let count = 0; count < 7; count += 1) await register();
  await register({ wantsNews: true });
  expect((await emailsTo()).filter(isQuestion)).toHaveLength(0);
  expect(await emailsTo()).toHaveLength(8);
  victim = `news.${victim}`;
  await register({ wantsNews: true });
  expect((await emailsTo()).filter(isQuestion)).toHaveLength(1);
  // One of the two emails so far was the question, so six more fit.
  for (let count = 0; count < 6; count += 1)
    expect((await register({ wantsNews: true })).registration.emailProblem).toBeUndefined();
  expect((await register()).registration.emailProblem).toBe('limited');
});

test('a form released by staff, and a prayed notification, count for the address in the form', async () => {
  const staff = async () => client({ Cookie: (await signInAs(server.context.db, 'D', clock.now())).cookie });
  for (let count = 0; count < 12; count += 1)
    await client().POST('/prayer-requests', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: {
        form: buildPrayerRequest({ email: victim, tellWhenPrayed: true }),
        check: { stamp: '', decoy: 'filled in' },
      },
    });
  const desk = await staff();
  const { data } = await desk.GET('/held-forms', { params: { query: { kind: 'prayer' } } });
  expect(data?.items).toHaveLength(12);
  const formIds = data?.items.map(({ id }) => id) ?? [];
  await desk.POST('/held-form-decisions', { body: { decision: 'release', formIds } });
  expect(await emailsTo()).toHaveLength(8);

  clock.advance(24 * hour);
  const requests = formIds.map((id) => ({ id, version: 2 }));
  const moved = await (await staff()).POST('/prayer-request-states', { body: { state: 'prayed', requests } });
  expect(moved.data?.items).toHaveLength(12);
  // Each notification is sent some time later, unless staff undo it; those beyond the limit wait for another day.
  const notifications = async () => {
    const { rows } = await database.pool.query<{ data: JobPayloads['prayed-mail'] }>(
      `select data from prayer_requests join jobs.job on name = 'prayed-mail' and data ->> 'id' = prayer_requests.id::text where email = $1`,
      [victim],
    );
    const payloads = rows.map(({ data }) => data);
    return { due: payloads.filter(({ mustWait }) => !mustWait), waiting: payloads.filter(({ mustWait }) => mustWait) };
  };
  const { due, waiting } = await notifications();
  expect([due.length, waiting.length]).toEqual([8, 4]);
  clock.advance(25 * hour);
  for (const payload of waiting) expect(Date.parse(payload.at)).toBeLessThanOrEqual(clock.now().getTime());
  for (const payload of [...waiting, ...waiting]) await sendPrayedMail(server.context, payload);
  // A repeated job enqueues no second email.
  expect((await notifications()).due).toHaveLength(12);
});
