import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRegistrationMail } from '../../../../api/registrations/jobs.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  await createEvent(server.context.db, 'residential');
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

async function registerAndReceive(language: 'en' | 'es', email: string) {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: 'residential',
      rooms: 1,
      members: [
        buildMember(),
        buildMember({ firstName: 'Marta' }),
        buildMember({ firstName: 'Leo', age: 15 }),
        buildMember({ firstName: 'Eva', age: 9 }),
      ],
      quotedTotalCents: 87_500,
      contact: buildContact({ email }),
      language,
    }),
  });
  if (!data) throw new Error('not registered');
  const mail = await smtp.waitForMail(({ envelope }) => envelope.to.includes(email));
  return { ...data, mail };
}

test('the email contains everything in English: who, when, the price line by line, how to pay', async () => {
  const { registration, key, mail } = await registerAndReceive('en', 'english@example.org');
  const { text = '', html = '' } = mail;
  expect(mail.subject).toBe(`Your registration for Weekend of prayer (${registration.reference})`);
  for (const part of [
    'Dear Ana,',
    'Friday, May 14 – Sunday, May 16, 2027',
    'Marta Núñez',
    'Eva Núñez',
    `memo ${registration.reference}`,
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toMatch(/Rooms, with one adult each +1 +\$385\.00 +\$385\.00/);
  expect(text).toMatch(/Additional adults in a room +1 +\$230\.00 +\$230\.00/);
  expect(text).toMatch(/Total +\$875\.00/);
  const link = `http://retreats.test/retreat-registration/residential/confirmation?registration=${registration.id}&lng=en#${key}`;
  expect(text).toContain(link);
  expect(text).toContain(server.context.config.site.email);
});

test('an outdated email is not sent: nobody who has canceled is told that places are held', async () => {
  const { registration, key } = await registerAndReceive('en', 'late@example.org');
  const path = { registrationId: registration.id };
  await server
    .clientWith({ Authorization: `Bearer ${key}` })
    .POST('/registrations/{registrationId}/cancellation', { params: { path }, body: { version: 1 } });
  await smtp.waitForMail(
    ({ envelope, text = '' }) => envelope.to.includes('late@example.org') && text.includes('is canceled'),
  );
  for (const notice of ['registered', 'changed', 'offerAccepted'] as const) {
    await sendRegistrationMail(server.context, { registrationId: registration.id, notice, version: 1 });
  }
  expect(smtp.received.filter(({ envelope }) => envelope.to.includes('late@example.org'))).toHaveLength(2);
});

test('the email is in Spanish for someone who registered in Spanish', async () => {
  const { registration, mail } = await registerAndReceive('es', 'espanol@example.org');
  const { text = '', html = '' } = mail;
  expect(mail.subject).toBe(`Su inscripción: Weekend of prayer (${registration.reference})`);
  expect(text).toContain('del viernes 14 al domingo 16 de mayo de 2027');
  expect(text).toMatch(/Habitaciones, con un adulto cada una +1 +\$385\.00/);
  expect(text).toContain('lng=es#');
  expect(html).toContain('lang="es"');
  expect(text).not.toMatch(/Dear|Total to|When/);
});
