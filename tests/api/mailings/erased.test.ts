import { afterEach, beforeEach, expect, test } from 'vitest';
import { testPassword } from '../../support/users.ts';
import { startMailingDesk } from './mailing-desk.ts';

const text = { subject: 'A retreat', text: 'Dear friends' };

let desk: Awaited<ReturnType<typeof startMailingDesk>>;

beforeEach(async () => {
  desk = await startMailingDesk({
    MAIL_BULK_PER_MINUTE: '100000',
    SITE_ADDRESS: '1 Hill Road | Springfield, IL 62701',
  });
});

afterEach(async () => {
  await desk.close();
});

/** Creates a draft of news to a pasted list. Returns it with the answer to the list. */
async function newsTo(rows: string) {
  const params = await desk.draft({ eventIds: [] }, { en: text, es: text }, 'news');
  const body = { version: 2, haveAgreed: true, language: 'en', rows } as const;
  const { data: reading } = await desk.client.PUT('/mailings/{mailingId}/list', { params, body });
  return { params, reading };
}

type Params = Awaited<ReturnType<typeof newsTo>>['params'];

const sendNews = (params: Params, recipients: number) => desk.send(params, recipients, 3);
const until = (params: Params, state: string) =>
  expect.poll(async () => (await desk.read(params)).state, { timeout: 30_000 }).toBe(state);
const hold = () => desk.database.pool.query("update mailing_pace set next_at = now() + interval '1 hour'");
const release = () => desk.database.pool.query('update mailing_pace set next_at = now()');
const newsOf = (address: string) => desk.emailsTo(address).filter(({ subject }) => subject === text.subject);

/** Everything stored about mailings, as text. */
async function stored(): Promise<string> {
  const { rows } = await desk.database.pool.query<{ text: string }>(
    `select coalesce(string_agg(line, ' '), '') as text from (
      select mailing_recipients::text as line from mailing_recipients union all select mailing_list_entries::text from mailing_list_entries
    ) as lines`,
  );
  return rows[0]?.text ?? '';
}

test('closing an account that never asked for news leaves no address in mailings, and lists reach it no more', async () => {
  const client = await desk.staff('U');
  const rows = `${client.email.toUpperCase()}\tAna\nluz@example.org\tLuz`;
  const past = await newsTo(rows);
  await sendNews(past.params, 2);
  await until(past.params, 'done');
  expect(newsOf(client.email)).toHaveLength(1);
  await hold();
  const waiting = await newsTo(rows);
  await sendNews(waiting.params, 2);
  const draft = await newsTo(rows);
  expect(await stored()).toContain(client.email);

  expect((await client.POST('/account/closure', { body: { password: testPassword } })).response.status).toBe(204);
  expect(await stored()).not.toContain(client.email);
  expect(await stored()).not.toContain('Ana');
  expect((await desk.read(past.params)).counts).toMatchObject({ sent: 2 });
  expect((await desk.read(draft.params)).list).toMatchObject({ recipients: 1 });
  expect(await desk.count(draft.params)).toMatchObject({ recipients: 1 });
  await release();
  await until(waiting.params, 'done');
  expect((await desk.read(waiting.params)).counts).toMatchObject({ sent: 1, canceled: 1 });
  const { data } = await desk.client.GET('/mailings/{mailingId}/recipients', { params: waiting.params });
  expect(data?.items.map(({ address }) => address).sort()).toEqual(['', 'luz@example.org']);
  expect((await newsTo(rows)).reading).toMatchObject({ recipients: 1, unsubscribed: 1 });
  expect(newsOf(client.email)).toHaveLength(1);
});

test('an email that failed is not sent again once its address is erased', async () => {
  const client = await desk.staff('U');
  desk.smtp.refuseRecipient(client.email);
  const { params } = await newsTo(`${client.email}\tAna`);
  await sendNews(params, 1);
  await until(params, 'done');
  desk.smtp.refuseRecipient(undefined);
  await client.POST('/account/closure', { body: { password: testPassword } });
  const again = await desk.client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' } });
  expect(again.response.status).toBe(200);
  await until(params, 'done');
  expect((await desk.read(params)).counts).toMatchObject({ canceled: 1, failed: 0, sent: 0 });
  expect(newsOf(client.email)).toEqual([]);
});
