import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailWhoeverIsDue } from '../../../api/online-sessions/mail/queue.ts';
import { sendSessionMail } from '../../../api/online-sessions/mail/send.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyHeader, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { wideMailLimits } from '../../support/servers/limits.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';

type Schemas = components['schemas'];

/** Five days before 10 a.m. on March 6 in New York. */
const clock = createClock('2027-03-01T15:00:00Z');
const eventId = 'weekend-with-emails';
let smtp: TestSmtp;
let site: OnlineSite;
let staff: Colleague;
let number = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  // The registration's own email counts too, so the second session email exceeds the limit.
  const mailLimits = { ...wideMailLimits, recipient: { emails: 2, seconds: 86_400 } };
  site = await startOnlineSite(clock, { smtpUrl: smtp.url, mailLimits });
  await createEvent(site.server.context.db, eventId);
});

beforeEach(async () => {
  clock.set('2027-03-01T15:00:00Z');
  // Clear the data of earlier tests, so that nobody else is emailed.
  await site.database.pool.query('update online_sessions set is_canceled = true');
  await site.database.pool.query("update sabbath_requests set state = 'archived'");
  await site.database.pool.query("update registrations set state = 'cancelled'");
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(async () => {
  await site.close();
  await smtp.close();
});

const newAddress = () => `joiner${String(++number)}@example.org`;

/** Returns the session emails to an address, without those about a registration or a request itself. */
const emailsTo = (address: string) =>
  smtp.received.filter(
    ({ envelope, messageId }) => envelope.to.includes(address) && messageId?.startsWith('<session-'),
  );
const subjectsTo = (address: string) => emailsTo(address).map(({ subject }) => subject);

async function schedule(content: Partial<Schemas['OnlineSessionContent']> = {}): Promise<Schemas['OnlineSession']> {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: staff.userId, ...content }), repetition: { repeats: 'once' } },
  });
  if (!data) throw new Error('not scheduled');
  await site.jobsDone();
  return data;
}

async function change({ id }: { id: string }, content: Partial<Schemas['OnlineSessionContent']>): Promise<void> {
  const params = { path: { sessionId: id } };
  const { data } = await staff.client.GET('/online-sessions/{sessionId}', { params });
  if (!data) throw new Error('not found');
  const body = { version: data.version, scope: 'one', content: { ...data.content, ...content } } as const;
  const { response } = await staff.client.PUT('/online-sessions/{sessionId}', { params, body });
  expect(response.status).toBe(200);
}

async function cancel({ id }: { id: string }): Promise<void> {
  const params = { path: { sessionId: id } };
  const { data } = await staff.client.GET('/online-sessions/{sessionId}', { params });
  const body = { version: data?.version ?? 0, scope: 'one' } as const;
  await staff.client.POST('/online-sessions/{sessionId}/cancellation', { params, body });
  await site.jobsDone();
}

/** Creates an unanswered request to pray online on March 6. */
async function ask(email: string, userId: number | null = null): Promise<string> {
  const id = randomUUID();
  await site.database.pool.query(
    `insert into sabbath_requests (id, kind, state, first_name, last_name, email, day, attendance, held_reasons, language, origin,
       user_id, idempotency_key, body_hash, search_text, created_at, updated_at, delete_after)
     values ($1, 'prayer', 'new', 'Rosa', 'Vega', $2, '2027-03-06', 'online', '{}', 'es', 'app', $3, gen_random_uuid(), '', '',
       now(), now(), now() + interval '1 year')`,
    [id, email, userId],
  );
  return id;
}

async function accept(requestId: string): Promise<void> {
  const { response } = await staff.client.POST('/sabbath-requests/{requestId}/decision', {
    params: { path: { requestId }, header: buildIdempotencyHeader() },
    body: { decision: 'accepted', version: 1 },
  });
  expect(response.status).toBe(204);
  await site.jobsDone();
}

async function accepted(): Promise<string> {
  const address = newAddress();
  await accept(await ask(address));
  return address;
}

/** Runs the check that happens every five minutes. */
async function check(at: string): Promise<void> {
  clock.set(at);
  await mailWhoeverIsDue(site.server.context);
  await site.jobsDone();
}

describe('someone without an account whose request was accepted', () => {
  test('is notified in their language, with their own link and a calendar entry', async () => {
    const { id } = await schedule();
    const [email, ...others] = emailsTo(await accepted());
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Le esperamos: Oración del sábado');
    expect(email?.text).toContain('sábado 6 de marzo de 2027 a las 10:00 a. m., hora del Este');
    const link = new URL(/http\S+\/join\/[^\s)]+/.exec(email?.text ?? '')?.[0] ?? '');
    expect(`${link.pathname}${link.search}`).toBe(`/join/${id}?lng=es`);
    const { data } = await site.server.client.GET('/own-online-sessions/{sessionId}', {
      params: { path: { sessionId: id } },
      headers: { Authorization: `Bearer ${link.hash.slice(1)}` },
    });
    expect(data).toMatchObject({ id, isExpected: true });
    const [attached] = email?.attachments ?? [];
    const file = new TextDecoder().decode(attached?.content as ArrayBuffer).replaceAll(/\r?\n /g, '');
    expect(file).toContain('DTSTART;TZID=America/New_York:20270306T100000');
    expect(file).toContain(`/join/${id}?lng=es${link.hash}`);
    expect(`${email?.raw.toString() ?? ''}${file}`).not.toContain(site.provider.origin);
  });

  test('is also notified when the session is scheduled later, by the next check at the latest', async () => {
    const early = await accepted();
    expect(subjectsTo(early)).toEqual([]);
    const { id } = await schedule();
    expect(subjectsTo(early)).toEqual(['Le esperamos: Oración del sábado']);
    await site.database.pool.query('delete from online_session_emails where session_id = $1', [id]);
    await check('2027-03-01T15:05:00Z');
    expect(subjectsTo(early)).toHaveLength(2);
  });

  test('is reminded a day and an hour before, once each, and not after the end', async () => {
    await schedule();
    const address = await accepted();
    await check('2027-03-05T14:59:59Z');
    expect(subjectsTo(address)).toHaveLength(1);
    for (const at of ['2027-03-05T15:00:00Z', '2027-03-05T15:05:00Z', '2027-03-06T13:55:00Z']) await check(at);
    expect(subjectsTo(address).slice(1)).toEqual(['Recordatorio: Oración del sábado']);
    for (const at of ['2027-03-06T14:00:00Z', '2027-03-06T14:30:00Z', '2027-03-06T15:30:00Z', '2027-03-06T16:00:00Z'])
      await check(at);
    expect(subjectsTo(address).slice(2)).toEqual(['Comienza pronto: Oración del sábado']);
  });

  test('is not reminded when notified within the last day, and is not notified after the session has ended', async () => {
    await schedule();
    clock.set('2027-03-06T14:10:00Z');
    staff = await site.signedIn('S');
    const [late, tooLate] = [await accepted(), await ask(newAddress())];
    await check('2027-03-06T14:30:00Z');
    expect(subjectsTo(late)).toHaveLength(1);
    clock.set('2027-03-06T16:00:00Z');
    staff = await site.signedIn('S');
    const before = smtp.received.filter(({ messageId }) => messageId?.startsWith('<session-')).length;
    await accept(tooLate);
    expect(smtp.received.filter(({ messageId }) => messageId?.startsWith('<session-'))).toHaveLength(before);
  });

  test('is notified of a change once, with the details current when the email is sent', async () => {
    const session = await schedule();
    const address = await accepted();
    smtp.refuseNext(1);
    await change(session, { time: '11:00' });
    const waiting = async () =>
      (await site.database.pool.query("select id from jobs.job where name = 'session-mail' and state = 'retry'")).rows
        .length;
    await expect.poll(waiting).toBe(1);
    await change(session, { time: '12:00' });
    await expect.poll(() => subjectsTo(address).length).toBe(2);
    const { rows } = await site.database.pool.query<{ data: { sessionId: string; recipient: string } }>(
      "delete from jobs.job where name = 'session-mail' and state = 'retry' returning data",
    );
    const payload = rows[0]?.data ?? { sessionId: '', recipient: '' };
    // The job that awaits its retry runs in two processes at once, and then the next check runs.
    await Promise.all([sendSessionMail(site.server.context, payload), sendSessionMail(site.other.context, payload)]);
    await check('2027-03-01T17:00:00Z');
    const [, email, ...others] = emailsTo(address);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Cambio: Oración del sábado');
    expect(email?.text).toContain('a las 12:00 p. m.');
  });

  test('is not notified of another host or place, and is notified once of a cancellation', async () => {
    const session = await schedule();
    const address = await accepted();
    await change(session, { maxPeople: 30 });
    await site.jobsDone();
    expect(subjectsTo(address)).toHaveLength(1);
    await cancel(session);
    const [, email, ...others] = emailsTo(address);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Cancelada: Oración del sábado');
    const [attached] = email?.attachments ?? [];
    expect(new TextDecoder().decode(attached?.content as ArrayBuffer)).toContain('STATUS:CANCELLED');
    await check('2027-03-06T14:00:00Z');
    expect(subjectsTo(address)).toHaveLength(2);
  });

  test('can turn these emails off with one click, and on again', async () => {
    const session = await schedule();
    const address = await accepted();
    const [email] = emailsTo(address);
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<(\S+)>/.exec(header('list-unsubscribe'))?.[1] ?? '');
    const press = () =>
      fetch(`${site.server.url}${url.pathname}${url.search}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    await change(session, { time: '11:00' });
    await site.jobsDone();
    expect(subjectsTo(address)).toHaveLength(1);
    const token = url.searchParams.get('sessions') ?? '';
    const answer = async (action: 'turnOff' | 'turnOn' | 'unsubscribe', given: string) =>
      (await site.server.client.POST('/news-answers', { body: { action, token: given } })).response.status;
    expect(await answer('turnOff', `${token.slice(0, -4)}AAAA`)).toBe(410);
    expect(await answer('unsubscribe', token)).toBe(410);
    expect([await answer('turnOn', token), await answer('turnOn', token)]).toEqual([204, 204]);
    await check('2027-03-01T15:10:00Z');
    expect(subjectsTo(address).slice(1)).toEqual(['Cambio: Oración del sábado']);
    const { rows } = await site.database.pool.query<{ action: string }>(
      "select action from audit_entries where action like 'online-session-emails-%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['online-session-emails-off', 'online-session-emails-on']);
  });
});

describe('someone with an account', () => {
  test('is notified once when they sign up, even if their request is also accepted', async () => {
    const { id } = await schedule();
    const user = await site.signedIn('U');
    const { email } = await site.server.context.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    const params = { path: { sessionId: id } };
    await user.client.PUT('/own-online-sessions/{sessionId}', { params });
    await user.client.PUT('/own-online-sessions/{sessionId}', { params });
    await site.jobsDone();
    await accept(await ask(email, user.userId));
    expect(subjectsTo(email)).toEqual(['See you online: Saturday prayer']);
    const key = /#(u\d+_[\w-]+)/.exec(emailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    const { response } = await site.server.client.GET('/own-online-sessions/{sessionId}', {
      params,
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
    await site.database.pool.query('update users set is_active = false where id = $1', [user.userId]);
    await cancel({ id });
    expect(subjectsTo(email)).toHaveLength(1);
  });
});

describe('a party', () => {
  async function party(): Promise<{ id: string; address: string }> {
    const address = newAddress();
    const { data } = await site.server.client.POST('/registrations', {
      params: { header: buildIdempotencyHeader() },
      body: buildRegistration({ contact: buildContact({ email: address }) }),
    });
    if (!data) throw new Error('not registered');
    const { id } = data.registration;
    await site.database.pool.query("update registrations set event_id = $2, state = 'confirmed' where id = $1", [
      id,
      eventId,
    ]);
    await site.jobsDone();
    return { id, address };
  }
  const confirmAddress = (id: string) =>
    site.database.pool.query('update registrations set address_unconfirmed_since = null where id = $1', [id]);

  test('of the event is notified without a switch, as long as it is settled', async () => {
    const { id, address } = await party();
    await confirmAddress(id);
    const session = await schedule({ kind: 'event', eventId });
    const later = await party();
    expect(subjectsTo(later.address)).toEqual([]);
    await check('2027-03-01T15:05:00Z');
    expect(subjectsTo(later.address)).toEqual(['See you online: Saturday prayer']);
    const [email] = emailsTo(address);
    expect(email?.text).toMatch(/\/join\/\S+#r/);
    expect(email?.text).not.toContain('/newsEmails');
    expect(email?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
    await site.database.pool.query("update registrations set state = 'cancelled' where id = $1", [later.id]);
    await cancel(session);
    expect([subjectsTo(address).length, subjectsTo(later.address).length]).toEqual([2, 1]);
  });

  test('that is unconfirmed gets no more emails than a stranger may cause', async () => {
    const { id, address } = await party();
    await schedule({ kind: 'event', eventId });
    await schedule({ kind: 'event', eventId, time: '15:00' });
    expect(subjectsTo(address)).toHaveLength(1);
    await confirmAddress(id);
    await check('2027-03-01T17:00:00Z');
    expect(subjectsTo(address)).toHaveLength(2);
  });
});

test('a permanently refused address is not emailed again', async () => {
  const address = newAddress();
  const request = await ask(address);
  await schedule();
  smtp.refuseRecipient(address);
  await accept(request);
  smtp.refuseRecipient(undefined);
  await check('2027-03-01T17:00:00Z');
  expect(subjectsTo(address)).toEqual([]);
});
