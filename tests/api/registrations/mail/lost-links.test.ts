import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maintainRegistrations } from '../../../../api/registrations/lifecycle/daily-maintenance.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { startAccountServer } from '../../../support/servers/account-server.ts';
import type { AccountServer } from '../../../support/servers/account-server.ts';
import { createClock } from '../../../support/clock.ts';
import { signInAs } from '../../../support/users.ts';

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let site: AccountServer;

beforeAll(async () => {
  site = await startAccountServer(clock);
  await createEvent(site.server.context.db, 'near');
  await createEvent(site.server.context.db, 'far', { start_date: '14-OCT-2027', end_date: '16-OCT-2027' });
});

afterAll(() => site.close());

async function register(email: string, eventId = 'near') {
  const { data, error } = await site.server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members: [buildMember()],
      quotedTotalCents: 20_000,
      contact: buildContact({ email }),
    }),
  });
  if (!data) throw new Error(error.code);
  clock.advance(1000);
  return data;
}

const ask = (email: string, language?: 'en' | 'es') =>
  site.server.client.POST('/registration-links', { body: { email, ...(language && { language }) } });

const emailsWith = async (email: string, words: string) => {
  await site.jobsDone();
  return site.smtp.received.filter(
    ({ envelope, subject }) => envelope.to.includes(email) && (subject ?? '').includes(words),
  );
};

describe('a lost link', () => {
  test('is replaced by one email with the links to all upcoming registrations, in the language of the page', async () => {
    clock.set(start);
    const [first, second] = [await register('Lost.Link@example.org'), await register('lost.link@example.org', 'far')];
    expect((await ask('LOST.LINK@example.org', 'es')).response.status).toBe(202);
    const [mail] = await emailsWith('lost.link@example.org', 'Sus inscripciones').then(async (own) =>
      own.length > 0 ? own : emailsWith('Lost.Link@example.org', 'Sus inscripciones'),
    );
    for (const { registration, key } of [first, second]) {
      expect(mail?.text).toContain(registration.reference);
      expect(mail?.text).toContain(`${registration.id}&lng=es#${key}`);
    }
    expect(mail?.html).toContain('lang="es"');
  });

  test('gets the same answer when there is no registration, and no email is sent', async () => {
    clock.set(start);
    const known = await ask('lost.link@example.org');
    const unknown = await ask('nobody.here@example.org');
    expect([unknown.response.status, unknown.data]).toEqual([known.response.status, known.data]);
    expect(await emailsWith('nobody.here@example.org', '')).toEqual([]);
  });

  test('is not sent for an event that ended long ago', async () => {
    clock.set(start);
    await register('over@example.org');
    clock.set('2027-06-17T12:00:00Z');
    await ask('over@example.org');
    expect(await emailsWith('over@example.org', 'Your registrations')).toEqual([]);
  });
});

describe('reminders', () => {
  const remind = () =>
    Promise.all([maintainRegistrations(site.server.context), maintainRegistrations(site.other.context)]);

  test('balance reminders are sent once, ten days after registering, from any process, and not to parties that have paid', async () => {
    clock.set(start);
    const [owes, paid] = [await register('owes@example.org', 'far'), await register('paid@example.org', 'far')];
    const staff = site.server.clientWith({ Cookie: (await signInAs(site.server.context.db, 'R', clock.now())).cookie });
    await staff.POST('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: paid.registration.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { kind: 'payment', method: 'Zelle', amountCents: 20_000, receivedOn: '2027-04-01' },
    });
    clock.set('2027-04-10T12:00:00Z');
    await remind();
    expect(await emailsWith('owes@example.org', 'A reminder')).toEqual([]);
    clock.set('2027-04-11T13:00:00Z');
    await remind();
    await remind();
    const [mail, ...others] = await emailsWith('owes@example.org', 'A reminder');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('$200.00');
    expect(mail?.text).toContain(owes.registration.reference);
    expect(await emailsWith('paid@example.org', 'A reminder')).toEqual([]);
  });

  test('event reminders are sent once in the last week, with a calendar file, and not to canceled parties', async () => {
    clock.set(start);
    const [comes, cancelled] = [await register('comes@example.org'), await register('cancelled@example.org')];
    await site.server
      .clientWith({ Authorization: `Bearer ${cancelled.key}` })
      .POST('/registrations/{registrationId}/cancellation', {
        params: { path: { registrationId: cancelled.registration.id } },
        body: { version: 1 },
      });
    clock.set('2027-05-06T12:00:00Z');
    await remind();
    expect(await emailsWith('comes@example.org', 'is coming up')).toEqual([]);
    clock.set('2027-05-07T13:00:00Z');
    await remind();
    await remind();
    const emails = await emailsWith('comes@example.org', 'is coming up');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'text/calendar']);
    expect(emails[0]?.text).toContain(comes.registration.reference);
    expect(await emailsWith('cancelled@example.org', 'is coming up')).toEqual([]);
  });
});

test('the confirmation email includes a calendar file', async () => {
  clock.set(start);
  await register('calendar@example.org');
  const [mail] = await emailsWith('calendar@example.org', 'Your registration for');
  const file = mail?.attachments.find(({ disposition }) => disposition === 'attachment');
  expect(file).toMatchObject({ filename: 'near.ics', mimeType: 'text/calendar' });
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  expect(text).toContain('DTSTART;VALUE=DATE:20270514');
});
