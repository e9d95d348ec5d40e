import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordQuestion } from '../../../api/news/store.ts';
import { sendNewsQuestion } from '../../../api/news/jobs.ts';
import { eraseSubscriber, refusedAmong, stopNews, unsubscribe, unsubscribeToken } from '../../../api/news/port.ts';
import { findUserByEmail } from '../../../api/users/port.ts';
import { makeSecrets } from '../../../api/platform/secrets.ts';
import type { Secrets } from '../../../api/platform/secrets.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { testPassword } from '../../support/users.ts';
import { startMailingDesk } from '../mailings/mailing-desk.ts';

let desk: Awaited<ReturnType<typeof startMailingDesk>>;
let number = 0;

beforeAll(async () => {
  desk = await startMailingDesk();
});

afterAll(async () => {
  await desk.close();
});

function newAddress(): string {
  number += 1;
  return `reader${String(number)}@example.org`;
}

const isQuestion = ({ subject = '' }: { subject?: string | undefined }) =>
  /Please confirm: |Confirme, por favor/.test(subject);
/** Compares addresses case-insensitively, because one of several registrations may have caused the question. */
const questionsTo = (address: string) =>
  desk.smtp.received.filter((mail) => isQuestion(mail) && mail.envelope.to.some((to) => to.toLowerCase() === address));

/** Returns the link in the newest question to an address. */
async function linkTo(address: string, count = 1): Promise<URL> {
  await expect.poll(() => questionsTo(address).length, { timeout: 10_000 }).toBe(count);
  return new URL(/http\S+newsEmails\S+/.exec(questionsTo(address).at(-1)?.text ?? '')?.[0] ?? '');
}

async function answer(action: 'confirm' | 'unsubscribe' | 'resubscribe', token: string) {
  return (await desk.server.client.POST('/news-answers', { body: { action, token } })).response.status;
}

async function stateOf(address: string): Promise<string | undefined> {
  const { rows } = await desk.database.pool.query<{ state: string }>(
    'select state from news_subscribers where address = $1',
    [address],
  );
  return rows[0]?.state;
}

async function subscribed(): Promise<{ address: string; token: string }> {
  const address = newAddress();
  await desk.register({ firstName: 'Ana', email: address }, 'en', 'weekend', true);
  const confirm = (await linkTo(address)).searchParams.get('confirm') ?? '';
  expect(await answer('confirm', confirm)).toBe(204);
  return { address, token: unsubscribeToken(address, desk.server.context.secrets) };
}

/** Sends the request of an email program: from another site and without a session. */
const oneClick = (search: string, body: string | FormData = 'List-Unsubscribe=One-Click', headers = {}) =>
  fetch(`${desk.server.url}/newsEmails${search}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: {
      ...(typeof body === 'string' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      Origin: 'https://mail.example.com',
      'Sec-Fetch-Site': 'cross-site',
      ...headers,
    },
  });

test('a registration asks the address, once a day at most, and only its answer subscribes', async () => {
  const address = newAddress();
  await desk.register({ firstName: 'Luz', email: address }, 'es', 'weekend', true);
  await desk.register({ firstName: 'Luz', email: address.toUpperCase() }, 'es', 'weekend', true);
  await desk.register({ firstName: 'Luz', email: address }, 'es');
  await desk.jobsDone();
  const link = await linkTo(address);
  expect([link.pathname, link.searchParams.get('lng')]).toEqual(['/newsEmails', 'es']);
  expect(await stateOf(address)).toBe('asked');
  // A program that opens links does not confirm anything.
  await fetch(link.href.replace('http://retreats.test', desk.server.url));
  expect(await stateOf(address)).toBe('asked');
  const token = link.searchParams.get('confirm') ?? '';
  expect([await answer('confirm', token), await answer('confirm', token)]).toEqual([204, 204]);
  expect(await stateOf(address)).toBe('subscribed');
  desk.clock.advance(48 * 60 * 60_000);
  await desk.register({ firstName: 'Luz', email: address }, 'es', 'weekend', true);
  await desk.jobsDone();
  const asked = desk.smtp.received.filter(isQuestion).flatMap(({ envelope }) => envelope.to);
  expect(asked.map((to) => to.toLowerCase()).filter((to) => to === address)).toEqual([address]);
});

test('a link that was forged, belongs to the other question, is a week old or was overtaken confirms nothing', async () => {
  const address = newAddress();
  await desk.register({ email: address }, 'en', 'weekend', true);
  const token = (await linkTo(address)).searchParams.get('confirm') ?? '';
  expect(await answer('confirm', `${token.slice(0, -4)}AAAA`)).toBe(410);
  expect(await answer('unsubscribe', token)).toBe(410);
  desk.clock.advance(7 * 24 * 60 * 60_000);
  expect(await answer('confirm', token)).toBe(410);
  await desk.register({ email: address }, 'en', 'weekend', true);
  const second = (await linkTo(address, 2)).searchParams.get('confirm') ?? '';
  expect(await answer('confirm', token)).toBe(410);
  expect(await answer('confirm', second)).toBe(204);
});

test('a single click unsubscribes without cookie, key or confirmation, twice and from anywhere, and can be undone', async () => {
  const { address, token } = await subscribed();
  const opened = await fetch(`${desk.server.url}/newsEmails?unsubscribe=${token}`);
  expect(opened.status).not.toBe(405);
  expect(await stateOf(address)).toBe('subscribed');
  for (const body of ['List-Unsubscribe=One-Click', multipart()]) {
    const response = await oneClick(`?unsubscribe=${token}`, body);
    expect([response.status, await response.text()]).toEqual([200, 'Unsubscribed\n']);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await stateOf(address)).toBe('ended');
  expect(await answer('resubscribe', token)).toBe(204);
  expect(await stateOf(address)).toBe('subscribed');
  const { rows } = await desk.database.pool.query<{ text: string }>(
    "select string_agg(action || details::text || subject, ' ') as text from audit_entries where action like 'news-%'",
  );
  expect(rows[0]?.text).toMatch(/news-unsubscribed.*news-resubscribed/);
  expect(rows[0]?.text).not.toContain('example.org');
});

function multipart(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

test('the button on the page works without scripts, and reports an invalid link', async () => {
  const { address, token } = await subscribed();
  const press = async (search: string, given: string) =>
    (await oneClick(search, `answer=${given}`)).headers.get('location');
  expect(await press(`?unsubscribe=${token}&lng=es`, 'unsubscribe')).toBe(
    `/newsEmails?unsubscribe=${token}&done=unsubscribed&lng=es`,
  );
  expect(await stateOf(address)).toBe('ended');
  expect(await press(`?unsubscribe=${token}`, 'resubscribe')).toContain('done=resubscribed');
  expect(await press(`?unsubscribe=${token.slice(0, -4)}AAAA`, 'unsubscribe')).toContain('done=invalid');
  expect(await press('', 'unsubscribe')).toContain('done=invalid');
  expect(await stateOf(address)).toBe('subscribed');
  expect((await oneClick(`?unsubscribe=${token.slice(0, -4)}AAAA`)).status).toBe(410);
});

test.each(['bounced', 'complaint', 'erased'] as const)(
  'the link does not undo %s; a new confirmation does',
  async (reason) => {
    const { address, token } = await subscribed();
    const { db, secrets, clock } = desk.server.context;
    expect(await answer('unsubscribe', token)).toBe(204);
    await db
      .transaction()
      .execute((transaction) =>
        reason === 'erased'
          ? eraseSubscriber(transaction, { secrets }, address, clock())
          : stopNews(transaction, { secrets }, address, reason, clock()),
      );
    // Unsubscribing once more does not make it the reader's own decision alone.
    expect(await answer('unsubscribe', token)).toBe(204);
    const { data, error, response } = await desk.server.client.POST('/news-answers', {
      body: { action: 'resubscribe', token },
    });
    expect([response.status, data, error?.code]).toEqual([409, undefined, 'state-conflict']);
    expect((await oneClick(`?unsubscribe=${token}`, 'answer=resubscribe')).headers.get('location')).toContain(
      'done=stopped',
    );
    expect(await stateOf(address)).toBe(reason === 'erased' ? undefined : 'ended');
    expect(await refusedAmong(db, secrets, [address])).toEqual(new Set([address]));

    await desk.register({ firstName: 'Ana', email: address }, 'en', 'weekend', true);
    expect(await answer('confirm', (await linkTo(address, 2)).searchParams.get('confirm') ?? '')).toBe(204);
    expect(await refusedAmong(db, secrets, [address])).toEqual(new Set());
    expect(await answer('resubscribe', token)).toBe(204);
  },
);

test('the unsubscribe link never expires, even when nothing is stored about the address', async () => {
  const { address, token } = await subscribed();
  await desk.database.pool.query('delete from news_subscribers where address = $1', [address]);
  desk.clock.advance(5 * 365 * 24 * 60 * 60_000);
  expect(await answer('unsubscribe', token)).toBe(204);
  const { rows } = await desk.database.pool.query('select reason, encode(address_hash, $1) from news_refusals', [
    'escape',
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('reader');
});

test('a new signing key does not lose unsubscribes: no address is stored, only hashes with their own key', async () => {
  const keyOf = (fill: number) => Buffer.alloc(32, fill);
  const database = await createTestDatabase();
  try {
    const { db } = database;
    const now = desk.clock.now();
    const secretsOf = (current: Buffer, previous: Buffer | null = null) => makeSecrets({ current, previous });
    const end = (secrets: Secrets, address: string) =>
      db.transaction().execute((transaction) => unsubscribe(transaction, { secrets }, address, now));
    const asked = ['first@example.org', 'second@example.org', 'other@example.org'];
    await end(secretsOf(keyOf(1)), 'first@example.org');
    // Both keys are configured for a while, and then only the new one.
    const both = secretsOf(keyOf(2), keyOf(1));
    expect(await refusedAmong(db, both, asked)).toEqual(new Set(['first@example.org']));
    await end(both, 'second@example.org');
    const gone = new Set(['first@example.org', 'second@example.org']);
    expect(await refusedAmong(db, secretsOf(keyOf(2)), asked)).toEqual(gone);
    expect(await refusedAmong(db, secretsOf(keyOf(3), keyOf(2)), asked)).toEqual(gone);
    expect(await refusedAmong(db, secretsOf(keyOf(3)), asked)).toEqual(gone);
    // An invalid key must not look like an empty list.
    await expect(refusedAmong(db, secretsOf(keyOf(4)), asked)).rejects.toThrow(/signing key/);
    const { rows } = await database.pool.query('select news_refusals, news_key from news_refusals, news_key');
    expect(JSON.stringify(rows)).not.toContain('example.org');
  } finally {
    await database.close();
  }
});

test('news can be started and stopped in the account; closing the account leaves only a hash', async () => {
  const client = await desk.staff('U');
  const read = async () => (await client.GET('/account/news')).data?.state;
  const put = async (wanted: boolean) => (await client.PUT('/account/news', { body: { wanted } })).data?.state;
  expect([await read(), await put(true), await put(true)]).toEqual(['none', 'asked', 'asked']);
  await desk.jobsDone();
  const confirm = (await linkTo(client.email)).searchParams.get('confirm') ?? '';
  expect(await answer('confirm', confirm)).toBe(204);
  expect([await put(true), await put(false), await read()]).toEqual(['subscribed', 'none', 'none']);
  expect(await put(true)).toBe('asked');
  const { data } = await client.GET('/account/data');
  expect(data?.news).toEqual({ state: 'asked' });
  expect((await client.POST('/account/closure', { body: { password: testPassword } })).response.status).toBe(204);
  expect(await stateOf(client.email)).toBeUndefined();
  const { db, secrets } = desk.server.context;
  expect(await refusedAmong(db, secrets, [client.email, 'other@example.org'])).toEqual(new Set([client.email]));
});

test('news follows an account to its new address, and closing the account ends it', async () => {
  const client = await desk.staff('U');
  await client.PUT('/account/news', { body: { wanted: true } });
  await desk.jobsDone();
  expect(await answer('confirm', (await linkTo(client.email)).searchParams.get('confirm') ?? '')).toBe(204);
  const email = `moved-${client.email}`;
  await client.POST('/account/email', { body: { email, password: testPassword } });
  await desk.jobsDone();
  const mail = desk.emailsTo(email).at(-1)?.text ?? '';
  const token = /#([\w-]{43})\s/.exec(mail)?.[1] ?? '';
  await desk.server.client.POST('/account/verification', { body: { token, password: testPassword } });
  expect([await stateOf(client.email), await stateOf(email)]).toEqual([undefined, 'subscribed']);
  expect((await client.GET('/account/news')).data?.state).toBe('subscribed');
});

test('an account that is closed while the question is being asked leaves no address', async () => {
  const { email } = await desk.staff('U');
  const { db, secrets, clock } = desk.server.context;
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(email);
  const never = () => Promise.resolve(null);
  const asking = await db.transaction().execute(async (closing) => {
    await closing.deleteFrom('users').where('id', '=', user.id).execute();
    await eraseSubscriber(closing, { secrets }, email, clock());
    const job = sendNewsQuestion(desk.server.context, { userId: user.id, id: randomUUID() }, never);
    let isDone = false;
    void job.finally(() => {
      isDone = true;
    });
    // Either it waits for the account, or it has asked an address that is about to be erased.
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => isDone || (await desk.database.pool.query(waiting)).rows.length > 0).toBe(true);
    return { job };
  });
  await asking.job;
  expect(await stateOf(email)).toBeUndefined();
  expect(questionsTo(email)).toEqual([]);
});

test('a person who unsubscribes before the question is sent does not get it, and gets one after asking again', async () => {
  const address = newAddress();
  const { db, secrets, clock } = desk.server.context;
  const ask = (request: string) =>
    recordQuestion(db, { address, firstName: 'Ana', language: 'en', source: 'account' }, request, clock());
  const request = randomUUID();
  expect(await ask(request)).not.toBeNull();
  expect(await answer('unsubscribe', unsubscribeToken(address, secrets))).toBe(204);
  expect(await ask(request)).toBeNull();
  expect(await stateOf(address)).toBe('ended');
  expect(await ask(randomUUID())).not.toBeNull();
});

test('a sign-up with the box checked subscribes the address that it confirms', async () => {
  const email = newAddress();
  const body = {
    firstName: 'Luz',
    lastName: 'Vega',
    email,
    password: 'Candle-123',
    language: 'en',
    wantsNews: true,
  } as const;
  expect((await desk.server.client.POST('/account', { body })).response.status).toBe(202);
  const mail = await desk.smtp.waitForMail(({ envelope }) => envelope.to.includes(email));
  expect(await stateOf(email)).toBeUndefined();
  const token = /verifyEmail\S*#(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
  await desk.server.client.POST('/account/verification', { body: { token, password: 'Candle-123' } });
  expect(await stateOf(email)).toBe('subscribed');
  await desk.jobsDone();
  expect(questionsTo(email)).toEqual([]);
});
