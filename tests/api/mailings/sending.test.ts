import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailingDesk, texts } from './mailing-desk.ts';

let desk: Awaited<ReturnType<typeof startMailingDesk>>;

beforeEach(async () => {
  desk = await startMailingDesk();
  await desk.register({ firstName: 'Ana', email: 'ana@example.org' });
  await desk.register({ firstName: 'Luis', email: 'luis@example.org' }, 'es');
  await desk.jobsDone();
});

afterEach(async () => {
  await desk.close();
});

type Params = Awaited<ReturnType<typeof desk.draft>>;

const isMailing = ({ subject = '' }: { subject?: string | undefined }) => /: (news|noticias)$/.test(subject);
const mailingsTo = (address: string) => desk.emailsTo(address).filter(isMailing);
const stateOf = async (params: Params) => (await desk.read(params)).state;
const untilDone = (params: Params) => expect.poll(() => stateOf(params), { timeout: 30_000 }).toBe('done');
const recipients = async (params: Params) =>
  (await desk.client.GET('/mailings/{mailingId}/recipients', { params })).data?.items ?? [];

test('everyone gets it once, in their own language, with a link to their own registration', async () => {
  const params = await desk.draft();
  const { data } = await desk.send(params, 2);
  expect(data?.state).toBe('sending');
  await untilDone(params);
  const [english, ...others] = mailingsTo('ana@example.org');
  expect(others).toEqual([]);
  expect(english?.text).toMatch(
    /http:\/\/retreats\.test\/retreat-registration\/weekend\/confirmation\?registration=\S+#\S+/,
  );
  expect(english?.text).toContain('because of your registration');
  expect(mailingsTo('luis@example.org').map(({ subject }) => subject)).toEqual(['Weekend of prayer: noticias']);
  expect((await desk.read(params)).counts).toMatchObject({ sent: 2, failed: 0, uncertain: 0, waiting: 0 });
  expect((await desk.send(params, 2)).error?.code).toBe('state-conflict');
  const { rows } = await desk.database.pool.query(
    "select details, subject from audit_entries where action = 'mailing-sent'",
  );
  expect(rows).toEqual([{ details: { recipients: 2 }, subject: `mailing:${params.path.mailingId}` }]);
});

test('one email at a time is sent while people register', async () => {
  for (const name of ['Eva', 'Sara', 'Marta', 'Rut'])
    await desk.register({ firstName: name, email: `${name}@example.org` });
  await desk.jobsDone();
  const registering = setInterval(() => {
    void desk.server.context.foregroundRequests.during(() => Promise.resolve());
  }, 100);
  desk.smtp.beSlow(200);
  const before = desk.smtp.received.filter(isMailing).length;
  const params = await desk.draft();
  await desk.send(params, 6);
  await untilDone(params).finally(() => {
    clearInterval(registering);
  });
  expect(desk.smtp.received.filter(isMailing).length - before).toBe(6);
  expect(desk.smtp.mostAtOnce()).toBe(1);
});

test('nothing is sent if the number of recipients differs from the confirmed one', async () => {
  const params = await desk.draft();
  expect((await desk.send(params, 3)).error).toMatchObject({ code: 'recipients-changed', params: { count: 2 } });
  expect(await stateOf(params)).toBe('draft');
});

test('a permanently refused recipient is shown with the server’s answer and can be retried', async () => {
  desk.smtp.refuseRecipient('ana@example.org');
  const params = await desk.draft();
  await desk.send(params, 2);
  await untilDone(params);
  const [failed] = (await recipients(params)).filter(({ state }) => state === 'failed');
  expect(failed).toMatchObject({ address: 'ana@example.org', serverMessage: '550 no such mailbox' });
  desk.smtp.refuseRecipient(undefined);
  const again = await desk.client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' } });
  expect(again.data?.state).toBe('sending');
  await untilDone(params);
  expect(mailingsTo('ana@example.org').map(({ messageId }) => messageId)).toEqual([
    `<mailing-${failed?.id ?? ''}@retreats.test>`,
  ]);
  expect(mailingsTo('luis@example.org')).toHaveLength(1);
});

test('a former address of a party gets nothing, not even when it is tried again', async () => {
  desk.smtp.refuseRecipient('ana@example.org');
  const params = await desk.draft({ languages: ['en'] });
  await desk.send(params, 1);
  await untilDone(params);
  desk.smtp.refuseRecipient(undefined);
  await desk.database.pool.query(`update registrations set contact_email = 'anna@example.org' where language = 'en'`);
  await desk.client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' } });
  await untilDone(params);
  expect([...mailingsTo('ana@example.org'), ...mailingsTo('anna@example.org')]).toEqual([]);
  expect(await recipients(params)).toMatchObject([
    { state: 'failed', serverMessage: 'The contact has another address now' },
  ]);
});

/** Whether all sending is slow at the moment. */
async function slowed(): Promise<boolean | undefined> {
  const { rows } = await desk.database.pool.query<{ slow: boolean }>(
    'select slow_until > now() as slow from mailing_pace',
  );
  return rows[0]?.slow;
}

test.each([
  ['refuseRecipient', 450, 'mailbox busy', false],
  ['refuseRecipient', 450, 'too many recipients this hour', true],
  ['refuseRecipient', 421, 'service not available', true],
  ['refuseContentTo', 451, 'scanner busy', false],
  ['refuseContentTo', 452, 'Too many messages', true],
  ['refuseContentTo', 421, 'shutting down', true],
] as const)('%s with %d "%s" slows all sending: %j', async (refuse, code, message, isForAll) => {
  desk.smtp[refuse]('ana@example.org', code, message);
  const params = await desk.draft({ languages: ['en'] });
  await desk.send(params, 1);
  await expect
    .poll(async () => (await recipients(params))[0], { timeout: 10_000 })
    .toMatchObject({ state: 'waiting', serverMessage: `${String(code)} ${message}` });
  expect(await slowed()).toBe(isForAll);
  desk.smtp[refuse](undefined);
  await desk.database.pool.query('update mailing_pace set next_at = now()');
  desk.clock.advance(60_000);
  await untilDone(params);
  expect(mailingsTo('ana@example.org')).toHaveLength(1);
});

test.each([
  ['sender', 550, 'no such sender', false],
  ['sender', 554, 'Too many messages', true],
  ['recipient', 550, 'too many recipients this hour', true],
  ['recipient', 550, 'no such mailbox', false],
  ['content', 554, 'Rate limit exceeded', true],
  ['content', 554, 'looks like spam', false],
] as const)(
  'a %s refused with %d "%s" fails at once, and slows all sending: %j',
  async (what, code, message, isForAll) => {
    if (what === 'sender') desk.smtp.refuseNext(1, code, message);
    else desk.smtp[what === 'recipient' ? 'refuseRecipient' : 'refuseContentTo']('ana@example.org', code, message);
    const params = await desk.draft({ languages: ['en'] });
    await desk.send(params, 1);
    await expect
      .poll(async () => (await recipients(params))[0], { timeout: 10_000 })
      .toMatchObject({ state: 'failed', serverMessage: `${String(code)} ${message}` });
    expect(await slowed()).toBe(isForAll);
  },
);

test('an email larger than the server accepts fails at once, and slows nothing', async () => {
  desk.smtp.limitSize(100);
  const params = await desk.draft({ languages: ['en'] });
  await desk.send(params, 1);
  await untilDone(params);
  expect(await recipients(params)).toMatchObject([
    { state: 'failed', serverMessage: 'Message size larger than allowed 100' },
  ]);
  expect(await slowed()).toBe(false);
});

test.each([451, 421])('an email that the server defers with %d waits, and is sent later', async (code) => {
  desk.smtp.refuseNext(1, code);
  const params = await desk.draft({ languages: ['en'] });
  await desk.send(params, 1);
  await expect
    .poll(async () => (await recipients(params))[0], { timeout: 10_000 })
    .toMatchObject({ state: 'waiting', serverMessage: `${String(code)} try later` });
  const { rows } = await desk.database.pool.query('select attempts from mailing_recipients where attempts > 0');
  expect(rows).toEqual([{ attempts: 1 }]);
  // The server refused the sender, not this email, so all emails wait a minute.
  expect(await slowed()).toBe(true);
  await desk.database.pool.query('update mailing_pace set next_at = now()');
  desk.clock.advance(60_000);
  await untilDone(params);
  expect(mailingsTo('ana@example.org')).toHaveLength(1);
});

test('a pause, a resumption and a cancellation take effect at once', async () => {
  const params = await desk.draft();
  const change = async (action: 'pause' | 'resume' | 'cancel') =>
    (await desk.client.POST('/mailings/{mailingId}/state', { params, body: { action } })).data;
  await desk.database.pool.query("update mailing_pace set next_at = now() + interval '1 hour'");
  await desk.send(params, 2);
  expect((await change('pause'))?.state).toBe('paused');
  expect((await change('pause'))?.state).toBe('paused');
  expect((await change('resume'))?.state).toBe('sending');
  expect(await change('cancel')).toMatchObject({ state: 'canceled', counts: { canceled: 2, waiting: 0 } });
  expect(await change('resume')).toBeUndefined();
  await desk.database.pool.query('update mailing_pace set next_at = now()');
  const other = await desk.draft({ languages: ['es'] });
  await desk.send(other, 1);
  await untilDone(other);
  expect(mailingsTo('ana@example.org')).toEqual([]);
});

test('an email that a killed process was sending is uncertain: it is repeated only on request', async () => {
  const params = await desk.draft();
  await desk.database.pool.query("update mailing_pace set next_at = now() + interval '1 hour'");
  await desk.send(params, 2);
  await desk.database.pool.query(
    "update mailing_recipients set state = 'sending', worker = 12345, attempts = 1 where address = 'ana@example.org'",
  );
  await desk.database.pool.query('update mailing_pace set next_at = now()');
  await untilDone(params);
  expect((await desk.read(params)).counts).toMatchObject({ sent: 1, uncertain: 1 });
  expect(mailingsTo('ana@example.org')).toEqual([]);
  await desk.client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'uncertain' } });
  await untilDone(params);
  expect(mailingsTo('ana@example.org')).toHaveLength(1);
});

test('two processes share the work, and nobody gets it twice', async () => {
  const second = await desk.start();
  for (let number = 0; number < 30; number += 1) await desk.register({ email: `n${String(number)}@example.org` });
  const params = await desk.draft();
  await desk.send(params, 32);
  await untilDone(params);
  await second.close();
  const addresses = desk.smtp.received.filter(isMailing).flatMap(({ envelope }) => envelope.to);
  expect(addresses).toHaveLength(32);
  expect(new Set(addresses).size).toBe(32);
});

test('a sixth mailing of one user in an hour is refused, and another user may send it', async () => {
  await desk.close();
  desk = await startMailingDesk(undefined, {});
  await desk.register({ email: 'ana@example.org' });
  for (let number = 1; number <= 5; number += 1) expect((await desk.send(await desk.draft(), 1)).error).toBeUndefined();
  const params = await desk.draft();
  expect((await desk.send(params, 1)).error?.code).toBe('too-many-requests');
  expect(await stateOf(params)).toBe('draft');
  const other = await desk.staff('R');
  const sent = await other.POST('/mailings/{mailingId}/sending', { params, body: { version: 2, recipients: 1 } });
  expect(sent.error).toBeUndefined();
});

test('the number of recipients per hour is limited', async () => {
  const client = await desk.staff('A');
  const { rateLimiter } = desk.server.context;
  const { data } = await client.GET('/session');
  const key = `user:${String(data?.session?.user?.id)}`;
  expect(await rateLimiter.consumeAll('mailingRecipients', key, 19_999)).toBeNull();
  const params = await desk.draft({}, texts);
  const { error } = await client.POST('/mailings/{mailingId}/sending', { params, body: { version: 2, recipients: 2 } });
  expect(error?.code).toBe('too-many-requests');
  expect(await stateOf(params)).toBe('draft');
});
