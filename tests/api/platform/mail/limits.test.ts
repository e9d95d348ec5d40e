import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultMailLimits } from '../../../../api/platform/mail/limiter.ts';
import { makeStamp } from '../../../../api/forms/stamp.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContactMessage } from '../../../factories/form.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { jobsDone } from '../../../support/database/job-state.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { createUser, signInAs, testPassword } from '../../../support/users.ts';

const hour = 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
let number = 0;
/** Each test has its own address and network. */
let victim = '';
let network = '';

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  const options = {
    database: database.config,
    clock: clock.now,
    smtpUrl: smtp.url,
    trustProxy: true,
    mailLimits: defaultMailLimits,
  };
  server = await startTestServer(options);
  other = await startTestServer(options);
  await createEvent(server.context.db, 'weekend', { maxRegistrationCount: 5000 });
});

beforeEach(() => {
  number += 1;
  victim = `victim${String(number)}@example.org`;
  network = `192.0.2.${String(number)}`;
});

afterAll(async () => {
  await server.close();
  await other.close();
  await smtp.close();
  await database.close();
});

const at = (process: TestServer, headers: Record<string, string> = {}) =>
  process.clientWith({ 'X-Forwarded-For': network, ...headers });

async function register(email = victim, client = at(server)) {
  const { data, response } = await client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: 'weekend',
      members: [buildMember(), buildMember({ firstName: 'Leocadia' })],
      quotedTotalCents: 40_000,
      contact: buildContact({ email }),
    }),
  });
  if (!data) throw new Error(`not registered: ${String(response.status)}`);
  return data;
}

async function write(email = victim, client = at(server)) {
  const stamp = makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000));
  const { data, response } = await client.POST('/contact-messages', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { form: buildContactMessage({ email }), check: { stamp, decoy: '' } },
  });
  return { status: response.status, emailProblem: data?.emailProblem };
}

async function resetPassword(email = victim) {
  const { response, error } = await at(other).POST('/password-resets', { body: { email } });
  return { status: response.status, code: error?.code, retryAfter: Number(response.headers.get('retry-after')) };
}

async function findLinks(email = victim) {
  const { response, error } = await at(server).POST('/registration-links', { body: { email } });
  return { status: response.status, code: error?.code };
}

async function signUp(email = victim) {
  const { response, error } = await at(other).POST('/account', {
    body: { email, password: testPassword, firstName: 'Ana', lastName: 'Núñez', language: 'en' },
  });
  return { status: response.status, code: error?.code };
}

/** Returns the emails to an address, once no job is left. */
async function emailsTo(email = victim) {
  await jobsDone(database.pool);
  return smtp.received.filter(({ envelope }) => envelope.to.includes(email));
}

async function fill(email = victim): Promise<void> {
  for (let count = 0; count < 8; count += 1) expect((await write(email)).emailProblem).toBeUndefined();
}

test('forty registrations at once, at two processes, bring eight emails; all are kept, and the others are told', async () => {
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, index) => register(victim, at(index % 2 === 0 ? server : other))),
  );
  const limited = all.filter(({ registration }) => registration.emailProblem === 'limited');
  expect(limited).toHaveLength(32);
  expect(await emailsTo()).toHaveLength(8);
  // The page shows this when it is opened again, too.
  const [first] = limited;
  const id = first?.registration.id ?? '';
  const { data } = await server
    .clientWith({ Authorization: `Bearer ${first?.key ?? ''}` })
    .GET('/registrations/{registrationId}/confirmation', {
      params: { path: { registrationId: id }, query: { lng: 'en' } },
    });
  expect(data?.registration.emailProblem).toBe('limited');
});

test('all emails that strangers cause count together, whatever their kind', async () => {
  for (let count = 0; count < 2; count += 1) {
    expect((await register()).registration.emailProblem).toBeUndefined();
    expect(await write()).toEqual({ status: 201, emailProblem: undefined });
    expect((await findLinks()).status).toBe(202);
    expect((await signUp()).status).toBe(202);
  }
  expect(await write()).toEqual({ status: 201, emailProblem: 'limited' });
  expect((await register()).registration.emailProblem).toBe('limited');
  expect(await findLinks()).toEqual({ status: 429, code: 'too-many-emails' });
  expect(await signUp()).toEqual({ status: 429, code: 'too-many-emails' });
  const count = (await emailsTo()).length;
  expect(count).toBeLessThanOrEqual(8);
  clock.advance(24 * hour);
  expect(await write()).toEqual({ status: 201, emailProblem: undefined });
  expect(await emailsTo()).toHaveLength(count + 1);
});

test('the answer is the same whether or not an address has an account', async () => {
  const { email } = await createUser(server.context.db, 'U');
  const nobody = `nobody.${email}`;
  const asked = async (address: string) => {
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push((await resetPassword(address)).status);
    return answers;
  };
  expect(await asked(email)).toEqual(await asked(nobody));
});

test('a full mailbox locks nobody out: password resets are still sent, and the last link works until another is allowed', async () => {
  const { email } = await createUser(server.context.db, 'U');
  await fill(email);
  expect((await resetPassword(email)).status).toBe(202);
  // If two links are requested at the same moment, either may be emailed last.
  await jobsDone(database.pool);
  clock.advance(1000);
  expect((await resetPassword(email)).status).toBe(202);
  const refused = await resetPassword(email);
  expect(refused).toMatchObject({ status: 429, code: 'too-many-emails' });
  const links = (await emailsTo(email)).filter(({ subject }) => subject === 'Choose a new password');
  expect(links).toHaveLength(2);
  const last = links.find(({ text }) => text?.includes('It is the last one'));
  const token = /#([\w-]{43})\s/.exec(last?.text ?? '')?.[1] ?? '';
  // Just before another email is allowed, hours after other links would have expired.
  clock.advance(refused.retryAfter * 1000 - 60_000);
  expect((await resetPassword(email)).status).toBe(429);
  const { response } = await at(server).POST('/password-resets/confirmation', {
    body: { token, password: 'Another-12' },
  });
  expect(response.status).toBe(204);
  // Using the link proves access to the mailbox, so earlier emails no longer count.
  expect((await resetPassword(email)).status).toBe(202);
});

test('login codes are not counted, and not delayed', async () => {
  const { email } = await createUser(server.context.db, 'R');
  await fill(email);
  const { response } = await at(server).POST('/session', { body: { email, password: testPassword } });
  expect(response.status).toBe(202);
  await expect.poll(async () => (await emailsTo(email)).some(({ subject }) => /\d{6}/.test(subject ?? ''))).toBe(true);
});

test('a logged-in user can send to their own address without a limit, and to no other', async () => {
  const { cookie, userId } = await signInAs(server.context.db, 'U', clock.now());
  const client = at(server, { Cookie: cookie });
  const own = await server.context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  for (let count = 0; count < 10; count += 1) expect((await write(own.email, client)).emailProblem).toBeUndefined();
  for (let count = 0; count < 8; count += 1) expect((await write(victim, client)).emailProblem).toBeUndefined();
  expect((await write(victim, client)).emailProblem).toBe('limited');
});

test('an unconfirmed account address does not count as the user’s own', async () => {
  const { cookie, userId } = await signInAs(server.context.db, 'U', clock.now());
  await server.context.db
    .updateTable('users')
    .set({ email: victim, verified_email: null })
    .where('id', '=', userId)
    .execute();
  const client = at(server, { Cookie: cookie });
  for (let count = 0; count < 8; count += 1) expect((await write(victim, client)).emailProblem).toBeUndefined();
  expect((await write(victim, client)).emailProblem).toBe('limited');
});

/** Changes the contact address of a party. */
async function moveTo(email: string, { registration, key }: Awaited<ReturnType<typeof register>>) {
  const members = registration.members.map(({ id, firstName, lastName, age }) => ({ id, firstName, lastName, age }));
  const { data } = await at(server, { Authorization: `Bearer ${key}` }).PUT('/registrations/{registrationId}/party', {
    params: { path: { registrationId: registration.id }, query: { lng: 'en' } },
    body: {
      version: 1,
      contact: buildContact({ email }),
      party: { rooms: 0, members },
      quotedTotalCents: 40_000,
    },
  });
  return data?.emailProblem;
}

test('a changed registration address, and signing links, count for the recipient', async () => {
  const party = await register(`party.${victim}`);
  await fill();
  expect(await moveTo(victim, party)).toBe('limited');
  const { id, members } = party.registration;
  const sent = await at(server, { Authorization: `Bearer ${party.key}` }).POST(
    '/registrations/{registrationId}/waiver-links',
    {
      params: { path: { registrationId: id }, query: { lng: 'en' } },
      body: { email: victim, language: 'en', memberIds: [members[0]?.id ?? ''] },
    },
  );
  expect(sent.error?.code).toBe('too-many-emails');
  expect(await emailsTo()).toHaveLength(8);
});

test('a waiting email counted for one address is not sent to another', async () => {
  await jobsDone(database.pool);
  /** Reschedules the emails that the mail server refused; returns how many there are. */
  const sendIn = async (minutes: number) => {
    const { rowCount } = await database.pool.query(
      `update jobs.job set start_after = now() + $1 * interval '1 minute'
       where state = 'retry' and name in ('registration-mail', 'registration-links')`,
      [minutes],
    );
    return rowCount;
  };
  smtp.refuseNext(1_000);
  const party = await register(`party.${victim}`);
  expect((await findLinks(`party.${victim}`)).status).toBe(202);
  await expect.poll(() => sendIn(60)).toBe(2);
  smtp.refuseNext(0);
  await fill();
  expect(await moveTo(victim, party)).toBe('limited');
  expect(await sendIn(0)).toBe(2);
  expect(await emailsTo()).toHaveLength(8);
});

test('dots do not make another mailbox at Google', async () => {
  const name = `victim${String(number)}`;
  await fill(`${name}@gmail.com`);
  expect((await write(`${[...name].join('.')}@googlemail.com`)).emailProblem).toBe('limited');
});

test('a network causes no more than its share, no matter how many addresses', async () => {
  const most = defaultMailLimits.network.emails;
  for (let count = 0; count < most; count += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => register(`p${String(count + index)}.${victim}`)));
  }
  expect((await register(`last.${victim}`)).registration.emailProblem).toBe('limited');
  network = '198.51.100.1';
  expect((await register(`elsewhere.${victim}`)).registration.emailProblem).toBeUndefined();
});

test('emails caused by staff at their desk are not counted', async () => {
  const { cookie } = await signInAs(server.context.db, 'R', clock.now());
  await fill();
  const { data } = await at(server, { Cookie: cookie }).POST('/staff-registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() }, query: { lng: 'en' } },
    body: {
      source: 'phone',
      registration: buildRegistration({
        eventId: 'weekend',
        members: [buildMember()],
        quotedTotalCents: 20_000,
        contact: buildContact({ email: victim }),
      }),
    },
  });
  expect(data?.emailProblem).toBeUndefined();
  expect(await emailsTo()).toHaveLength(9);
});

test('counts from a wrong clock block nobody longer than their period', async () => {
  clock.advance(365 * 24 * hour);
  await fill();
  clock.advance(-365 * 24 * hour);
  expect((await write()).emailProblem).toBeUndefined();
});

test('neither addresses nor networks are stored', async () => {
  await write();
  const { rows } = await database.pool.query('select row_to_json(mail_counts) from mail_counts');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/victim|192\.0/);
});
