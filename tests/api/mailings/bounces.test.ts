import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countOldMailingDrafts,
  countOldRecipients,
  deleteOldMailingDrafts,
  deleteOldRecipients,
} from '../../../api/mailings/retention.ts';
import { startMailingDesk } from './mailing-desk.ts';

const secret = 'a-secret-of-the-mail-server';
const texts = { en: { subject: 'Hello', text: 'Dear friends' }, es: { subject: 'Hola', text: 'Queridos amigos' } };

let desk: Awaited<ReturnType<typeof startMailingDesk>>;

beforeAll(async () => {
  desk = await startMailingDesk({
    MAIL_BULK_PER_MINUTE: '100000',
    SITE_ADDRESS: '1 Hill Road | Springfield',
    MAIL_BOUNCE_ADDRESS: 'bounce@retreats.test',
    MAIL_BOUNCE_SECRET: secret,
  });
});
afterAll(() => desk.close());

/** Builds a bounce email as a mail server reports it. */
function report(to: string, parts: Readonly<Record<string, string>>): string {
  const bodies = Object.entries(parts).map(([type, body]) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`);
  return `From: MAILER-DAEMON@mx.example.org\r\nTo: ${to}\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; boundary="b"\r\n\r\n${bodies.join('')}--b--\r\n`;
}

const status = (to: string, code: string, action = 'failed') =>
  report(to, {
    'text/plain': 'It could not be delivered.',
    'message/delivery-status': `Reporting-MTA: dns; mx.example.org\r\n\r\nAction: ${action}\r\nStatus: ${code}\r\nDiagnostic-Code: smtp; 550 said so`,
  });

async function take(message: string, given = secret): Promise<number> {
  const params = { header: { 'X-Bounce-Secret': given } };
  return (await desk.server.client.POST('/mail-bounces', { params, body: { message } })).response.status;
}

async function send(params: Awaited<ReturnType<typeof desk.draft>>, version = 2): Promise<void> {
  const { recipients } = await desk.count(params);
  expect((await desk.send(params, recipients, version)).error).toBeUndefined();
  await expect.poll(async () => (await desk.read(params)).state, { timeout: 30_000 }).toBe('done');
}

/** Sends news to one address from a list; returns its bounce address. */
async function newsTo(address: string): Promise<string> {
  const params = await desk.draft({ eventIds: [] }, texts, 'news');
  const body = { version: 2, haveAgreed: true, language: 'en', rows: `${address}\tAna` } as const;
  const { data } = await desk.client.PUT('/mailings/{mailingId}/list', { params, body });
  if (data?.recipients === 0) return '';
  await send(params, 3);
  // The email about a registration may arrive later than the news.
  return desk.emailsTo(address).findLast(({ subject }) => subject?.includes(texts.en.subject))?.envelope.from ?? '';
}

async function partyOf(registrationId: string) {
  const params = { path: { registrationId } };
  return (await desk.client.GET('/registrations/{registrationId}', { params })).data;
}

test('a hard bounce shows at its party and on its mailing, once, and ends news', async () => {
  const { id } = await desk.register({ firstName: 'Ana', email: 'gone@example.org' });
  const params = await desk.draft();
  await send(params);
  const mail = desk.emailsTo('gone@example.org').find(({ subject }) => subject?.endsWith(': news'));
  const bounce = mail?.envelope.from ?? '';
  expect(bounce).toMatch(/^bounce\+[0-9a-f]{32}-[0-9a-f]{16}@retreats\.test$/);
  expect(await take(status(bounce, '4.4.1', 'delayed'))).toBe(204);
  expect((await desk.read(params)).counts).toMatchObject({ sent: 1, failed: 0 });
  expect(await take(status(bounce.toUpperCase(), '5.1.1'))).toBe(204);
  expect(await take(status(bounce, '5.1.1'))).toBe(204);
  expect((await desk.read(params)).counts).toMatchObject({ sent: 0, failed: 1 });
  const { data } = await desk.client.GET('/mailings/{mailingId}/recipients', { params });
  expect(data?.items[0]?.serverMessage).toBe('5.1.1 smtp; 550 said so');
  expect(await partyOf(id)).toMatchObject({ emailProblem: 'refused' });
  const { rows } = await desk.database.pool.query("select details from audit_entries where action = 'mail-bounced'");
  expect(rows).toEqual([{ details: { kind: 'hard' } }]);
  expect(await newsTo('gone@example.org')).toBe('');
});

test('a hard bounce of news shows at every party with that address', async () => {
  const { id } = await desk.register({ firstName: 'Eva', email: 'Eva@example.org' });
  const { id: later } = await desk.register({ firstName: 'Eva', email: 'eva@example.org' });
  const { id: other } = await desk.register({ firstName: 'Ada', email: 'ada@example.org' });
  await take(status(await newsTo('eva@example.org'), '5.1.1'));
  expect(await partyOf(id)).toMatchObject({ emailProblem: 'refused' });
  expect(await partyOf(later)).toMatchObject({ emailProblem: 'refused' });
  expect(await partyOf(other)).not.toHaveProperty('emailProblem');
});

test('three soft bounces within a month count as one hard bounce', async () => {
  const { id } = await desk.register({ firstName: 'Luis', email: 'full@example.org' });
  for (const expected of [true, true, false]) {
    const bounce = await newsTo('full@example.org');
    await take(status(bounce, '5.2.2'));
    await take(status(bounce, '5.2.2'));
    const { rows } = await desk.database.pool.query(
      "select count(*)::int as count from news_refusals where reason = 'bounced'",
    );
    expect(rows).toEqual([{ count: expected ? 2 : 3 }]);
    expect((await partyOf(id))?.emailProblem).toBe(expected ? undefined : 'refused');
  }
  expect(await newsTo('full@example.org')).toBe('');
});

test('soft bounces count for their address, also if staff send the same email again', async () => {
  const address = 'often@example.org';
  const { id } = await desk.register({ firstName: 'Nora', email: address });
  const params = await desk.draft();
  await send(params);
  const bounce = async () => {
    const newest = desk.emailsTo(address).findLast(({ subject }) => subject?.endsWith(': news'));
    await take(status(newest?.envelope.from ?? '', '5.2.2'));
    return (await partyOf(id))?.emailProblem;
  };
  const resend = async () => {
    await desk.client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' } });
    await expect.poll(async () => (await desk.read(params)).state, { timeout: 30_000 }).toBe('done');
  };
  expect(await bounce()).toBeUndefined();
  await resend();
  expect(await bounce()).toBeUndefined();
  await take(status(await newsTo(address), '5.2.2'));
  expect((await partyOf(id))?.emailProblem).toBe('refused');
});

test('a complaint unsubscribes, and so does an email to the List-Unsubscribe address', async () => {
  const bounce = await newsTo('angry@example.org');
  const complaint = {
    'message/feedback-report': 'Feedback-Type: abuse\r\nUser-Agent: Provider/1.0\r\nVersion: 1',
    'message/rfc822': `Return-Path: <${bounce}>\r\nFrom: no-reply@retreats.test\r\nSubject: Hello\r\n\r\nDear friends`,
  };
  expect(await take(report('abuse@retreats.test', complaint))).toBe(204);
  expect(await newsTo('angry@example.org')).toBe('');
  await newsTo('quiet@example.org');
  const header = desk
    .emailsTo('quiet@example.org')
    .at(-1)
    ?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  const { to, subject } = /<mailto:(?<to>[^?]+)\?subject=(?<subject>[^>]+)>/.exec(header ?? '')?.groups ?? {};
  expect(to).toBe('bounce@retreats.test');
  const answer = `From: quiet@example.org\r\nTo: ${to ?? ''}\r\nSubject: ${decodeURIComponent(subject ?? '')}\r\n\r\n`;
  expect(await take(answer)).toBe(204);
  expect(await newsTo('quiet@example.org')).toBe('');
});

test('a forged bounce changes nothing, and only the mail server may deliver one', async () => {
  const bounce = await newsTo('here@example.org');
  expect(await take(status(bounce.replace(/-[0-9a-f]{4}/, '-0000'), '5.1.1'))).toBe(204);
  expect(await take('nothing that anyone knows')).toBe(204);
  expect(await take(status(bounce, '5.1.1'), 'another secret')).toBe(403);
  expect(await newsTo('here@example.org')).not.toBe('');
});

test('after a year the recipients of a mailing are deleted, and only their number is kept', async () => {
  const { db, clock } = desk.server.context;
  const params = await desk.draft();
  await send(params);
  const before = await desk.read(params);
  expect(before.areRecipientsKept).toBe(true);
  const later = (days: number) => new Date(clock().getTime() + days * 24 * 60 * 60_000);
  expect(await countOldRecipients(db, later(364))).toBe(0);
  expect(await countOldRecipients(db, later(366))).toBeGreaterThan(0);
  expect(await deleteOldRecipients({ db, clock: () => later(366) })).toBeGreaterThan(0);
  expect(await desk.read(params)).toEqual({ ...before, areRecipientsKept: false });
  const { rows } = await desk.database.pool.query('select count(*)::int as count from mailing_recipients');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a draft is deleted a year after its last change, and counted before', async () => {
  const { db } = desk.server.context;
  await desk.database.pool.query("delete from mailings where state = 'draft'");
  const params = await desk.draft();
  const { mailingId: id } = params.path;
  const day = 24 * 60 * 60_000;
  const later = (days: number) => new Date(desk.clock.now().getTime() + days * day);
  const isThere = async () =>
    (await desk.database.pool.query('select 1 from mailings where id = $1', [id])).rows.length === 1;
  await desk.database.pool.query('update mailings set created_at = $2 where id = $1', [id, later(-400)]);
  expect([await countOldMailingDrafts(db, later(364)), await deleteOldMailingDrafts(db, later(364))]).toEqual([0, 0]);
  expect(await isThere()).toBe(true);
  expect([await countOldMailingDrafts(db, later(366)), await deleteOldMailingDrafts(db, later(366))]).toEqual([1, 1]);
  expect(await isThere()).toBe(false);
});

test('the recipients of a mailing that was paused and forgotten are deleted too, and it is canceled', async () => {
  await desk.register({ firstName: 'Olga', email: 'forgotten@example.org' });
  const params = await desk.draft();
  await desk.database.pool.query("update mailing_pace set next_at = now() + interval '1 hour'");
  const { recipients } = await desk.count(params);
  await desk.send(params, recipients);
  await desk.client.POST('/mailings/{mailingId}/state', { params, body: { action: 'pause' } });
  const { db } = desk.server.context;
  const later = (days: number) => new Date(desk.clock.now().getTime() + days * 24 * 60 * 60_000);
  expect(await deleteOldRecipients({ db, clock: () => later(364) })).toBe(0);
  expect(await deleteOldRecipients({ db, clock: () => later(366) })).toBe(recipients);
  await desk.database.pool.query('update mailing_pace set next_at = now()');
  expect(await desk.read(params)).toMatchObject({
    state: 'canceled',
    finishedAt: later(366).toISOString(),
    counts: { waiting: 0, canceled: recipients },
    areRecipientsKept: false,
  });
  const resumed = await desk.client.POST('/mailings/{mailingId}/state', { params, body: { action: 'resume' } });
  expect(resumed.error?.code).toBe('state-conflict');
});

test('an email that staff send again can bounce again', async () => {
  const { id } = await desk.register({ firstName: 'Abel', email: 'twice@example.org' });
  const params = await desk.draft();
  await send(params);
  const bounced = () =>
    desk.emailsTo('twice@example.org').findLast(({ subject }) => subject?.endsWith(': news'))?.envelope.from ?? '';
  const failed = async () =>
    (await desk.client.GET('/mailings/{mailingId}/recipients', { params })).data?.items.filter(
      ({ address, state }) => address === 'twice@example.org' && state === 'failed',
    ).length;
  await take(status(bounced(), '5.1.1'));
  expect(await failed()).toBe(1);
  await desk.client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' } });
  await expect.poll(async () => (await desk.read(params)).state, { timeout: 30_000 }).toBe('done');
  expect(await failed()).toBe(0);
  await take(status(bounced(), '5.1.1'));
  expect(await failed()).toBe(1);
  expect(await partyOf(id)).toMatchObject({ emailProblem: 'refused' });
});
