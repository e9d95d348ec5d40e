import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { jobsDone, retryNow } from '../../../support/database/job-state.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  await createEvent(server.context.db, 'weekend');
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

async function register(email: string, language: 'en' | 'es') {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: 'weekend',
      members: [buildMember(), buildMember({ firstName: 'Leocadia' })],
      quotedTotalCents: 40_000,
      contact: buildContact({ email }),
      language,
    }),
  });
  if (!data) throw new Error('not registered');
  const { registration, key } = data;
  const party = server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: registration.id } };
  const members = registration.members.map(({ id, firstName, lastName, age }) => ({ id, firstName, lastName, age }));
  return {
    key,
    reference: registration.reference,
    rename: async (
      contact: Partial<ReturnType<typeof buildContact>>,
      version = 1,
      as = party,
      quotedTotalCents = 40_000,
    ) => {
      const body = {
        version,
        contact: buildContact({ email, ...contact }),
        party: { rooms: 0, members },
        quotedTotalCents,
      };
      const { response } = await as.PUT('/registrations/{registrationId}/party', { params, body });
      return response.status;
    },
    opens: async () => (await party.GET('/registrations/{registrationId}/confirmation', { params })).response.status,
  };
}

/** Returns the emails to an address about its change, once no job is left. */
const toldTo = async (email: string, subject: string) => {
  await jobsDone(database.pool);
  return smtp.received
    .filter((mail) => mail.envelope.to.includes(email) && (mail.subject ?? '').startsWith(subject))
    .map(({ text = '', html = '' }) => ({ text, html }));
};

test('the former address is notified of a change, without new data and without anything that opens the registration', async () => {
  const party = await register('before@example.org', 'en');
  expect(
    await party.rename({
      firstName: 'Mercedes',
      lastName: 'Quiroga',
      email: 'after@example.org',
      phone: '+12025550199',
    }),
  ).toBe(200);
  const told = await toldTo('before@example.org', 'New email address for your registration: Weekend of prayer');
  expect(told).toHaveLength(1);
  const { text, html } = told[0] ?? { text: '', html: '' };
  expect(text).toContain(party.reference);
  expect(text).toContain('Dear Ana,');
  expect(text).toMatch(/write to \S+@\S+ or call \+\d/);
  for (const secret of [
    party.key,
    'after@example.org',
    'Mercedes',
    'Quiroga',
    'Leocadia',
    '+12025550199',
    '$',
    '/retreat-registration',
    'http:',
  ]) {
    expect([secret, `${text}${html}`.includes(secret)]).toEqual([secret, false]);
  }
  const changed = await smtp.waitForMail(
    ({ envelope, subject = '' }) => envelope.to.includes('after@example.org') && subject.includes('has been changed'),
  );
  expect(changed.text).toContain(party.key);
  // A typo in an unconfirmed address must not lock a family out.
  expect(await party.opens()).toBe(200);
});

test('the same is true when staff change it, in the language of the party', async () => {
  const party = await register('antes@example.org', 'es');
  expect(await party.rename({ email: 'despues@example.org' }, 1, staff)).toBe(200);
  const told = await toldTo('antes@example.org', 'Nuevo correo electrónico de su inscripción: Weekend of prayer');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Paz y bien, Ana:');
  expect(told[0]?.text).toContain('escriba enseguida');
});

test('no email is sent if the address stays, changes only in case, or was not changed after all', async () => {
  const party = await register('same@example.org', 'en');
  expect(await party.rename({ firstName: 'Anna' })).toBe(200);
  expect(await party.rename({ email: 'Same@Example.org' }, 2)).toBe(200);
  expect(await party.rename({ email: 'other@example.org' }, 3, undefined, 1)).toBe(409);
  expect(await toldTo('same@example.org', 'Another')).toEqual([]);
});

test('the former address is notified although the mail server fails at first', async () => {
  const party = await register('unreachable@example.org', 'en');
  await smtp.waitForMail(({ envelope }) => envelope.to.includes('unreachable@example.org'));
  smtp.refuseNext(1);
  expect(await party.rename({ email: 'reachable@example.org' })).toBe(200);
  await retryNow(database.pool);
  await smtp.waitForMail(
    ({ envelope, subject = '' }) => envelope.to.includes('unreachable@example.org') && subject.startsWith('New email'),
  );
});

test('the former address is sealed in the queue, and not stored after the email is sent', async () => {
  const party = await register('sealed.away@example.org', 'en');
  await jobsDone(database.pool);
  smtp.refuseNext(10);
  expect(await party.rename({ email: 'new.home@example.org' })).toBe(200);
  const { rows } = await database.pool.query('select data from jobs.job');
  expect(JSON.stringify(rows)).not.toContain('sealed.away');
  smtp.refuseNext(0);
});
