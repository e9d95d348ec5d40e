import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { verifiedHeaders } from '../../support/dkim.ts';
import { startMailingDesk } from './mailing-desk.ts';

type Audience = components['schemas']['MailingAudience'];

const texts = {
  en: { subject: 'A retreat for {firstName}', text: 'Dear {firstName},\n\ncome: {link}' },
  es: { subject: 'Un retiro', text: 'Venga: {link}' },
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let desk: Awaited<ReturnType<typeof startMailingDesk>>;

async function start(env: Record<string, string> = { SITE_ADDRESS: '1 Hill Road | Springfield, IL 62701' }) {
  desk = await startMailingDesk({
    MAIL_BULK_PER_MINUTE: '100000',
    MAIL_DKIM_DOMAIN: 'retreats.test',
    MAIL_DKIM_SELECTOR: 'site',
    MAIL_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...env,
  });
}

beforeEach(() => start());
afterEach(() => desk.close());

/** Subscribes an address to news and confirms it. */
async function subscribe(address: string, firstName: string, language: 'en' | 'es' = 'en'): Promise<void> {
  await desk.database.pool.query(
    `insert into news_subscribers (address, first_name, language, state, source, request, asked_at, confirmed_at)
     values ($1, $2, $3, 'subscribed', 'account', gen_random_uuid(), now(), now())`,
    [address, firstName, language],
  );
}

const news = (audience: Partial<Audience>) => desk.draft({ eventIds: [], ...audience }, texts, 'news');
type Params = Awaited<ReturnType<typeof news>>;

const list = async (params: Params, rows: string, version = 2) =>
  desk.client.PUT('/mailings/{mailingId}/list', { params, body: { version, haveAgreed: true, language: 'en', rows } });
const untilDone = (params: Params) =>
  expect.poll(async () => (await desk.read(params)).state, { timeout: 30_000 }).toBe('done');
const unsubscribeUrl = (mail: { headers: { key: string; value: string }[] } | undefined) =>
  /<(http[^>]+)>/.exec(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';
const oneClick = (url: string) =>
  fetch(url.replace('http://retreats.test', desk.server.url), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

test('each address counts once, however many reasons it has, and only subscribers count', async () => {
  const admin = await desk.staff('A');
  await desk.register({ firstName: 'Ana', email: 'Ana@example.org' });
  await desk.register({ firstName: 'Eva', email: 'eva@example.org' });
  await subscribe('ana@example.org', 'Ana');
  await subscribe('luz@example.org', 'Luz', 'es');
  await subscribe(admin.email, 'Ada');
  const count = async (params: Params) => (await admin.GET('/mailings/{mailingId}/audience', { params })).data;
  const everyone = await news({ optedIn: true, eventIds: ['weekend'] });
  await list(everyone, 'ANA@example.org\tAna\nnew@example.org\tNora\tes\nnew@example.org');
  expect(await count(everyone)).toMatchObject({
    recipients: 4,
    parties: 0,
    byLanguage: [
      { language: 'en', recipients: 2 },
      { language: 'es', recipients: 2 },
    ],
    byReason: [
      { reason: 'party', recipients: 1 },
      { reason: 'optedIn', recipients: 2 },
      { reason: 'list', recipients: 1 },
    ],
  });
  expect(await count(await news({ eventIds: ['weekend'] }))).toMatchObject({ recipients: 1 });
  expect(await count(await news({ optedIn: true, languages: ['es'] }))).toMatchObject({ recipients: 1 });
  const { data } = await admin.POST('/mailings');
  const params = { path: { mailingId: data?.id ?? '' } };
  const audience = { ...(await desk.read(everyone)).audience, optedIn: false, eventIds: [], userTypes: ['A' as const] };
  const body = { version: 1, kind: 'news' as const, audience, texts };
  expect((await admin.PUT('/mailings/{mailingId}', { params, body })).response.status).toBe(200);
  expect(await count(params)).toMatchObject({ byReason: [{ reason: 'user', recipients: 1 }] });
  // Type R must not write to users by their type, nor see how many there are.
  expect((await desk.client.PUT('/mailings/{mailingId}', { params, body })).response.status).toBe(403);
  expect((await desk.client.GET('/mailings/{mailingId}/audience', { params })).response.status).toBe(403);
  expect((await desk.send(params, 1)).response.status).toBe(403);
});

test('type R can neither open nor find a mailing to accounts by type, before and after it is sent', async () => {
  const admin = await desk.staff('A');
  await subscribe(admin.email, 'Ada');
  desk.clock.advance(1000);
  const params = await news({});
  const { mailingId } = params.path;
  const { audience: blank } = await desk.read(params);
  const audience = { ...blank, userTypes: ['A' as const] };
  const body = { version: 2, kind: 'news' as const, audience, texts };
  expect((await admin.PUT('/mailings/{mailingId}', { params, body })).response.status).toBe(200);
  const isListed = async (client: typeof admin) =>
    (await client.GET('/mailings', { params: { query: { lng: 'en' } } })).data?.items.some(
      ({ id }) => id === mailingId,
    );
  /** How many mailings the report of bulk emails lists. */
  const inReport = async (client: Pick<typeof admin, 'GET' | 'POST'>): Promise<number | undefined> => {
    const { data: state } = await client.GET('/session');
    const user = state?.session?.user;
    const { data } = await client.POST('/reports/run', {
      body: {
        reportId: 11,
        filterValues: {},
        userId: user?.id ?? 0,
        userType: user?.userType ?? '',
        mode: 'list',
      },
    });
    return data && 'results' in data ? data.results?.length : undefined;
  };
  const refused = async () => {
    const { client } = desk;
    const action = { action: 'pause' as const };
    const answers = await Promise.all([
      client.GET('/mailings/{mailingId}', { params }),
      client.GET('/mailings/{mailingId}/recipients', { params }),
      client.PUT('/mailings/{mailingId}', { params, body: { ...body, version: 3, audience: blank } }),
      client.POST('/mailings/{mailingId}/state', { params, body: action }),
      client.POST('/mailings/{mailingId}/resends', { params, body: { state: 'failed' as const } }),
      client.DELETE('/mailings/{mailingId}', { params }),
      client.DELETE('/mailings/{mailingId}/list', { params }),
    ]);
    return answers.map(({ response }) => response.status);
  };
  expect(await refused()).toEqual(Array.from({ length: 7 }, () => 403));
  expect([await isListed(admin), await isListed(desk.client)]).toEqual([true, false]);
  const newestFor = async (client: typeof admin) =>
    (await client.GET('/mailings', { params: { query: { lng: 'en' } } })).data?.newestAt ?? '';
  // A hidden mailing is neither the newest nor counted as new.
  const newest = await newestFor(admin);
  expect(await newestFor(desk.client)).not.toBe(newest);
  const query = { since: new Date(Date.parse(newest) - 1).toISOString() };
  expect((await admin.GET('/new-mailings', { params: { query } })).data).toEqual({ count: 1 });
  expect((await desk.client.GET('/new-mailings', { params: { query } })).data).toEqual({ count: 0 });
  const { data: count } = await admin.GET('/mailings/{mailingId}/audience', { params });
  const sending = { version: 3, recipients: count?.recipients ?? 0 };
  const sent = await admin.POST('/mailings/{mailingId}/sending', { params, body: sending });
  expect(sent.response.status).toBe(200);
  expect(await refused()).toEqual(Array.from({ length: 7 }, () => 403));
  expect((await admin.GET('/mailings/{mailingId}/recipients', { params })).data?.total).toBe(sending.recipients);
  const search = async (client: typeof admin) =>
    (await client.GET('/workspace/search', { params: { query: { q: 'retreat', lng: 'en' } } })).data?.mailings?.map(
      ({ id }) => id,
    );
  expect(await search(admin)).toContain(mailingId);
  expect(await search(desk.client)).not.toContain(mailingId);
  expect([await inReport(admin), await inReport(desk.client)]).toEqual([1, 0]);
});

test('the recipient can unsubscribe with one click, in the footer and by reply; pending news is then not sent', async () => {
  await subscribe('ana@example.org', 'Ana');
  await subscribe('luz@example.org', 'Luz', 'es');
  const first = await news({ optedIn: true });
  expect((await desk.send(first, 2)).error).toBeUndefined();
  await untilDone(first);
  const [mail] = desk.emailsTo('ana@example.org');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(mail?.subject).toBe('A retreat for Ana');
  expect(mail?.text).toContain('come: See the upcoming events (http://retreats.test/events?lng=en)');
  expect(mail?.text).toMatch(
    /Unsubscribe \(http:\/\/retreats\.test\/newsEmails\?unsubscribe=\S+&lng=en\)\n.*1 Hill Road, Springfield, IL 62701\n/,
  );
  expect(header('list-unsubscribe')).toMatch(
    /^<http:\/\/retreats\.test\/newsEmails\?unsubscribe=\S+>, <mailto:info@example\.org\?subject=unsubscribe%20\S+>$/,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const signed = mail ? verifiedHeaders(mail.raw, publicKey) : null;
  expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));

  const second = await news({ optedIn: true });
  await desk.database.pool.query("update mailing_pace set next_at = now() + interval '1 hour'");
  await desk.send(second, 2);
  expect((await oneClick(unsubscribeUrl(mail))).status).toBe(200);
  await desk.database.pool.query('update mailing_pace set next_at = now()');
  await untilDone(second);
  expect(desk.emailsTo('ana@example.org')).toHaveLength(1);
  expect((await desk.read(second)).counts).toMatchObject({ sent: 1, canceled: 1 });
  expect(await desk.count(await news({ optedIn: true }))).toMatchObject({ recipients: 1 });
});

test('an email about one’s own registration has nothing to unsubscribe from', async () => {
  await desk.register({ firstName: 'Ana', email: 'ana@example.org' });
  const params = await desk.draft();
  await desk.send(params, 1);
  await untilDone(params);
  const mail = desk.emailsTo('ana@example.org').find(({ subject }) => subject?.endsWith(': news'));
  const keys = mail?.headers.map(({ key }) => key);
  expect(keys?.filter((key) => key.startsWith('list-'))).toEqual([]);
  expect(mail && verifiedHeaders(mail.raw, publicKey)).not.toBeNull();
});

test('a list is accepted whole, or rejected with the reason for each row', async () => {
  const params = await news({});
  const wrong = [
    'Email\tName\tLanguage',
    'ana@example.org\tAna\ten',
    'a@@b.org',
    'eva@example.org\t<b>',
    'x@example.org\t\tfr',
  ];
  expect((await list(params, wrong.join('\n'))).data).toMatchObject({
    isStored: false,
    wrong: [
      { row: 3, text: 'a@@b.org', fault: 'address' },
      { row: 4, fault: 'firstName' },
      { row: 5, fault: 'language' },
    ],
  });
  expect((await desk.read(params)).list).toBeNull();
  expect((await list(params, 'Idioma\tCorreo\nInglés\tluis@example.org\n\n\tLUIS@example.org')).data).toMatchObject({
    isStored: true,
    recipients: 1,
    repeated: 1,
    version: 3,
  });
  expect((await desk.read(params)).list).toMatchObject({ recipients: 1, declaredByName: expect.any(String) as string });
  expect((await list(params, 'luis@example.org')).error?.code).toBe('changed-meanwhile');
  // The text uses the first name, and the list has none.
  expect((await desk.send(params, 1, 3)).error?.params).toMatchObject({ fault: 'nameless' });
  expect((await desk.client.DELETE('/mailings/{mailingId}/list', { params })).data?.list).toBeNull();
});

test('a list of 10,000 people is accepted, without those who have unsubscribed', async () => {
  const first = await news({});
  await list(first, 'ana@example.org\tAna');
  await desk.send(first, 1, 3);
  await untilDone(first);
  await oneClick(unsubscribeUrl(desk.emailsTo('ana@example.org')[0]));
  const rows = Array.from({ length: 10_000 }, (_, index) => `reader${String(index)}@example.org\tReader\tes`);
  const params = await news({});
  expect((await list(params, [...rows, 'Ana@example.org\tAna'].join('\n'))).data).toMatchObject({
    isStored: true,
    recipients: 10_000,
    unsubscribed: 1,
  });
  expect(await desk.count(params)).toMatchObject({ recipients: 10_000 });
});

test('news is not sent while the postal address is not configured', async () => {
  await desk.close();
  await start({});
  await subscribe('ana@example.org', 'Ana');
  const params = await news({ optedIn: true });
  expect(await desk.count(params)).toMatchObject({ lacksPostalAddress: true });
  expect((await desk.send(params, 1)).error).toMatchObject({
    code: 'mailing-not-ready',
    params: { fault: 'noPostalAddress' },
  });
});
