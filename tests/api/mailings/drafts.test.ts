import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEvent, createEvent } from '../../factories/event.ts';
import { startMailingDesk, texts } from './mailing-desk.ts';

let desk: Awaited<ReturnType<typeof startMailingDesk>>;

beforeAll(async () => {
  desk = await startMailingDesk();
  await createEvent(desk.server.context.db, 'other');
  await desk.register({ firstName: 'Ana', email: 'ana@example.org' });
  await desk.register({ firstName: 'Ana', email: 'ANA@example.org' });
  await desk.register({ firstName: 'Luis', email: 'luis@example.org' }, 'es');
  await desk.register({ firstName: 'Eva', email: 'eva@example.org' }, 'en', 'other');
});

afterAll(async () => {
  await desk.close();
});

test.each(['A', 'R', 'A,R'])('%s can write bulk emails', async (types) => {
  const client = await desk.staff(types);
  expect((await client.POST('/mailings')).response.status).toBe(201);
});

test.each(['C', 'D', 'S', 'P', 'U'])('%s cannot', async (types) => {
  const client = await desk.staff(types);
  expect((await client.POST('/mailings')).response.status).toBe(403);
  expect((await client.GET('/mailings')).response.status).toBe(403);
  const query = { since: new Date(0).toISOString() };
  expect((await client.GET('/new-mailings', { params: { query } })).response.status).toBe(403);
});

test('each address counts once, by language and event', async () => {
  const { byEvent, byReason, ...count } = await desk.count(await desk.draft({ eventIds: ['weekend', 'other'] }));
  expect(new Set(byEvent)).toEqual(
    new Set([
      { eventId: 'weekend', eventName: 'Weekend of prayer', recipients: 2 },
      { eventId: 'other', eventName: 'Weekend of prayer', recipients: 1 },
    ]),
  );
  expect(byReason).toEqual([{ reason: 'party', recipients: 3 }]);
  expect(count).toEqual({
    recipients: 3,
    lacksPostalAddress: false,
    parties: 4,
    partiesWithoutEmail: 0,
    recipientsWithoutName: 0,
    byLanguage: [
      { language: 'en', recipients: 2 },
      { language: 'es', recipients: 1 },
    ],
  });
});

test('the list names the event when a bulk email is for the parties of only one event', async () => {
  const one = await desk.draft({ eventIds: ['weekend'] });
  const two = await desk.draft({ eventIds: ['weekend', 'other'] });
  const { data, error } = await desk.client.GET('/mailings', { params: { query: { lng: 'en' } } });
  expect(error).toBeUndefined();
  const nameIn = ({ path: { mailingId } }: typeof one) => data?.items.find(({ id }) => id === mailingId)?.eventName;
  expect(nameIn(one)).toBe('Weekend of prayer');
  expect(nameIn(two)).toBeNull();
});

test('bulk emails are found by words in the subject or the text, in either language', async () => {
  const params = await desk.draft(
    {},
    {
      en: { subject: 'The lighthouse', text: 'Come by boat.' },
      es: { subject: 'El faro de la Asunción', text: 'Vengan en lancha.' },
    },
  );
  const found = async (search: string) =>
    (await desk.client.GET('/mailings', { params: { query: { lng: 'en', search } } })).data?.items.map(({ id }) => id);
  for (const search of ['lighthouse', 'ASUNCION', 'boat faro', 'lancha'])
    expect(await found(search)).toEqual([params.path.mailingId]);
  for (const search of ['lighthouse train', '%', '_']) expect(await found(search)).toEqual([]);
});

test.each([
  [{ languages: ['es' as const] }, 1],
  [{ states: ['pendingPayment' as const] }, 2],
  [{ states: ['cancelled' as const] }, 0],
  [{ paymentStatuses: ['paid' as const] }, 0],
  [{ paymentStatuses: ['unpaid' as const] }, 2],
  [{ signatures: 'missing' as const }, 2],
  [{ signatures: 'complete' as const }, 0],
  [{ eventIds: [] }, 0],
])('%j narrows the recipients down to %d', async (audience, recipients) => {
  expect((await desk.count(await desk.draft(audience))).recipients).toBe(recipients);
});

test('a preview is filled in for each recipient, in either language, and its link opens no registration', async () => {
  const params = await desk.draft();
  const show = async (query: { position: number; language?: 'en' | 'es' }) =>
    (await desk.client.GET('/mailings/{mailingId}/preview', { params: { ...params, query } })).data;
  const first = await show({ position: 1 });
  expect(first).toMatchObject({ recipients: 2, recipientName: 'Ana Party2', language: 'en' });
  expect(first?.subject).toBe('Weekend of prayer: news');
  expect(first?.text).toContain('Dear Ana,');
  expect(first?.text).toContain('you owe $200.00. View your registration (http://retreats.test/retreat-registration)');
  const second = await show({ position: 2 });
  expect(second).toMatchObject({ recipientName: 'Luis Party3', language: 'es' });
  expect(second?.html).toContain('<html lang="es">');
  expect(second?.html).toMatch(/<li[^>]*>su <a/);
  expect((await show({ position: 2, language: 'en' }))?.text).toContain('Dear Luis,');
  expect(await show({ position: 3 })).toBeUndefined();
});

test('a balance says what is due now, and when the rest is due', async () => {
  const textWith = async (restDueOn: string, language: 'en' | 'es' = 'en') => {
    await changeEvent(desk.server.context.db, 'other', { deposit: { percent: 30, restDueOn } });
    const words = { ...texts, es: texts.en };
    const params = { ...(await desk.draft({ eventIds: ['other'] }, words)), query: { position: 1, language } };
    return (await desk.client.GET('/mailings/{mailingId}/preview', { params })).data?.text;
  };
  expect(await textWith('02-MAY-2027')).toContain(
    'you owe $200.00 ($60.00 due now and the rest, $140.00, by Sunday, May 2, 2027). View',
  );
  expect(await textWith('02-MAY-2027', 'es')).toContain(
    'you owe $200.00 ($60.00 ahora y el resto, $140.00, a más tardar el domingo 2 de mayo de 2027). Ver',
  );
  expect(await textWith('31-MAR-2027')).toContain('you owe $200.00. View');
});

test('a preview leads to the next recipient of the same text, and from the last to the first', async () => {
  const params = await desk.draft({ eventIds: ['weekend', 'other'] });
  const find = async (search: string, position = 1) =>
    (await desk.client.GET('/mailings/{mailingId}/preview', { params: { ...params, query: { position, search } } }))
      .data?.position;
  expect(await find('LUÍS')).toBe(2);
  expect(await find('party3 luis@')).toBe(2);
  expect(await find('example.org', 2)).toBe(2);
  expect(await find('example.org', 4)).toBe(1);
  expect(await find('eva', 1)).toBe(3);
  expect(await find('100%')).toBeUndefined();
});

test('recipients are found by name or address', async () => {
  const params = await desk.draft({ eventIds: ['weekend', 'other'] });
  await desk.send(params, 3);
  const find = async (search: string) =>
    (
      await desk.client.GET('/mailings/{mailingId}/recipients', { params: { ...params, query: { search } } })
    ).data?.items.map(({ name }) => name);
  expect(await find('luís')).toEqual(['Party3, Luis']);
  expect(await find('party4 EVA@')).toEqual(['Party4, Eva']);
  expect(await find('nobody')).toEqual([]);
});

test('seeing what a recipient would get is in the audit trail, once in fifteen minutes', async () => {
  type Params = Awaited<ReturnType<typeof desk.draft>>;
  const entries = async ({ path: { mailingId } }: Params) => {
    const { rows } = await desk.database.pool.query<{ action: string }>(
      'select action from audit_entries where subject = $1',
      [`mailing:${mailingId}`],
    );
    return rows.map(({ action }) => action);
  };
  const viewer = await desk.staff('R');
  const viewed = 'mailing-recipients-viewed';
  const body = { position: 1, language: 'en' as const };
  for (const look of [
    (params: Params) => viewer.GET('/mailings/{mailingId}/preview', { params: { ...params, query: { position: 1 } } }),
    (params: Params) => viewer.GET('/mailings/{mailingId}/preview.html', { params, parseAs: 'text' }),
    (params: Params) => viewer.POST('/mailings/{mailingId}/test', { params, body }),
  ]) {
    const params = await desk.draft();
    expect(await entries(params)).toEqual([]);
    await look(params);
    await look(params);
    expect(await entries(params)).toEqual([viewed]);
  }
  // Nobody was seen where no recipient was found.
  const params = await desk.draft();
  const query = { position: 1, search: 'nobody' };
  await viewer.GET('/mailings/{mailingId}/preview', { params: { ...params, query } });
  expect(await entries(params)).toEqual([]);
});

test('what is typed is shown as text', async () => {
  const text = '<script>alert(1)</script> & "quotes" 🙏 \u202eabc';
  const params = await desk.draft({}, { ...texts, en: { subject: 'A <b>', text } });
  const { data } = await desk.client.GET('/mailings/{mailingId}/preview', { params });
  expect(data?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; 🙏 abc');
  expect(data?.html).not.toContain('<script');
});

test('a subject of two lines is refused', async () => {
  const params = await desk.draft();
  const en = { subject: 'Hello\r\nBcc: eve@example.org', text: 'x' };
  const { audience } = await desk.read(params);
  const body = { version: 2, kind: 'registration', audience, texts: { ...texts, en } } as const;
  const { error } = await desk.client.PUT('/mailings/{mailingId}', { params, body });
  expect(error).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/texts/en/subject' }] });
});

test('a test email goes to the user who requests it', async () => {
  const params = await desk.draft();
  const body = { position: 1, language: 'es' as const };
  expect((await desk.client.POST('/mailings/{mailingId}/test', { params, body })).response.status).toBe(204);
  const mail = await desk.smtp.waitForMail(({ envelope }) => envelope.to.includes(desk.client.email));
  expect(mail.subject).toBe('Weekend of prayer: noticias');
  expect(mail.text).toContain('Hola, Ana:');
});

test('two users who edit one draft do not overwrite each other', async () => {
  const params = await desk.draft();
  const { audience } = await desk.read(params);
  const save = async () =>
    (
      await desk.client.PUT('/mailings/{mailingId}', {
        params,
        body: { version: 2, kind: 'registration', audience, texts },
      })
    ).error;
  expect(await save()).toBeUndefined();
  expect(await save()).toMatchObject({ code: 'changed-meanwhile', params: { name: 'Rosa Vega' } });
});

test('a draft can be deleted', async () => {
  const params = await desk.draft();
  expect((await desk.client.DELETE('/mailings/{mailingId}', { params })).response.status).toBe(204);
  expect((await desk.client.GET('/mailings/{mailingId}', { params })).response.status).toBe(404);
});

test.each([
  ['{name}', 'unknownField'],
  ['{}', 'emptyField'],
  ['[press](javascript:alert)', 'unsafeLink'],
  ['[pay](https://example.org/?ref={reference})', 'unsafeLink'],
  ['  ', 'textMissing'],
])('a text with %j is not sent', async (text, fault) => {
  const params = await desk.draft({}, { ...texts, es: { subject: 'Hola', text } });
  const { error } = await desk.send(params, 2);
  expect(error).toMatchObject({ code: 'mailing-not-ready', params: { fault, language: 'es', field: 'text' } });
  expect((await desk.read(params)).state).toBe('draft');
});

test('the HTML of a preview has its own policy: no scripts, no external requests, framed by this site only', async () => {
  const params = await desk.draft();
  const response = await desk.client.GET('/mailings/{mailingId}/preview.html', { params, parseAs: 'text' });
  expect(response.data).toContain('Dear Ana,');
  expect(response.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
  );
  const stranger = await desk.server.client.GET('/mailings/{mailingId}/preview.html', { params, parseAs: 'text' });
  expect(stranger.response.status).toBe(401);
});
