import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContactMessage, buildPrayerRequest, buildSabbathRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import { startStaffDesk } from './staff-desk.ts';

let desk: Awaited<ReturnType<typeof startStaffDesk>>;
let number = 0;

beforeAll(async () => {
  desk = await startStaffDesk();
});

afterAll(async () => {
  await desk.close();
});

const forms = [
  {
    path: '/contact-messages',
    list: '/contact-messages',
    build: buildContactMessage,
    field: 'message',
    kind: 'contact',
  },
  {
    path: '/prayer-requests',
    list: '/prayer-requests',
    build: buildPrayerRequest,
    field: 'prayerRequest',
    kind: 'prayer',
  },
  {
    path: '/sabbath-requests',
    list: '/sabbath-requests',
    build: buildSabbathRequest,
    field: 'intention',
    kind: 'sabbath',
  },
] as const;

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${desk.server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey(), ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    answer: text === '' ? null : (JSON.parse(text) as { errors?: { pointer: string }[] }),
  };
};

async function countAll(): Promise<number> {
  const { rows } = await desk.database.pool.query<{ count: number }>(
    `select ((select count(*) from contact_messages) + (select count(*) from prayer_requests) + (select count(*) from sabbath_requests)
       + (select count(*) from form_answers))::int as count`,
  );
  return rows[0]?.count ?? 0;
}

const texts: readonly (readonly [string, string])[] = [
  ['HTML', '<img src=x onerror=alert(1)><b>For my mother</b> <iframe src=//evil.test>'],
  ['a formula', '=HYPERLINK("https://evil.test","For my mother")'],
  ['emoji', '👨‍👩‍👧 🙏🏽 For my mother'],
  ['another direction of writing', 'لأجل أمي \u202egpj.exe For my mother'],
  ['header lines', 'Subject: x\r\nBcc: eve@example.org\r\n\r\nFor my mother'],
  ['a link of another kind', 'javascript:alert(document.cookie) For my mother'],
];

describe.each(forms)('$path', ({ path, list, build, field, kind }) => {
  const most = kind === 'sabbath' ? 2000 : 5000;

  const types = { contact: 'A', prayer: 'D', sabbath: 'S' }[kind];

  test.each([
    ['a line break', { firstName: 'Ana\r\nBcc: eve@example.org' }, '/form/firstName'],
    ['a tag', { lastName: '<b>Vega</b>' }, '/form/lastName'],
    ['a change of direction', { firstName: 'Ana\u202egpj' }, '/form/firstName'],
    ['two @', { email: 'ana@x@example.org' }, '/form/email'],
    ['a second address', { email: 'ana@example.org,eve@example.org' }, '/form/email'],
    ['a header in the address', { email: 'ana@example.org\r\nBcc: eve@example.org' }, '/form/email'],
    ['more than fits', { [field]: 'a'.repeat(most + 1) }, `/form/${field}`],
  ])('refuses %s next to its field, stores nothing and emails nobody', async (_, wrong, pointer) => {
    await jobsDone(desk.database.pool);
    const [before, sent] = [await countAll(), desk.smtp.received.length];
    const { status, answer } = await post(path, { form: { ...build(), ...wrong }, check: desk.check() });
    expect(status).toBe(400);
    expect(answer?.errors?.map((error) => error.pointer)).toEqual([pointer]);
    expect(await countAll()).toBe(before);
    await jobsDone(desk.database.pool);
    expect(desk.smtp.received).toHaveLength(sent);
  });

  const longest = ['as much as fits', `For my mother ${'a'.repeat(most - 14)}`] as const;

  test.each([...texts, longest])(
    '%s in a text is stored as typed, answered as typed, and harmless in an email',
    async (_, text) => {
      number += 1;
      desk.clock.advance(1000);
      const email = `hostile${String(number)}@example.org`;
      const form = { ...build(), email, [field]: text };
      expect((await post(path, { form, check: desk.check() })).status).toBe(201);
      const { client } = await desk.staff(types);
      const listed = await client.GET(list, { params: { query: { search: email } } });
      const [found] = listed.data?.items ?? [];
      if (!found) throw new Error('not listed');
      const { id, version } = found;
      const { response } = await client.POST('/form-answers/{kind}/{formId}', {
        params: { path: { kind, formId: id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { version, text },
      });
      expect(response.status).toBe(204);
      await jobsDone(desk.database.pool);
      const { rows } = await desk.database.pool.query<{ text: string }>(
        'select text from form_answers where $1 in (contact_id, prayer_id, sabbath_id)',
        [id],
      );
      expect(rows).toEqual([{ text }]);
      const emails = desk.smtp.received.filter(({ text: said }) => said?.includes('For my mother'));
      expect(emails.length).toBeGreaterThan(0);
      for (const mail of emails) {
        expect(mail.envelope.to).toHaveLength(1);
        expect(mail.bcc).toBeUndefined();
        expect(mail.html).not.toMatch(/<script|onerror=|href="(?!https?:|mailto:|tel:)/i);
      }
      expect(desk.smtp.received.some(({ envelope }) => envelope.to.includes('eve@example.org'))).toBe(false);
    },
  );

  test('an answer that exceeds the maximum length is refused, and none is sent', async () => {
    number += 1;
    desk.clock.advance(1000);
    const email = `hostile${String(number)}@example.org`;
    await post(path, { form: { ...build(), email }, check: desk.check() });
    const { client } = await desk.staff(types);
    const listed = await client.GET(list, { params: { query: { search: email } } });
    const [found] = listed.data?.items ?? [];
    if (!found) throw new Error('not listed');
    const before = await countAll();
    const refused = await client.POST('/form-answers/{kind}/{formId}', {
      params: { path: { kind, formId: found.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { version: found.version, text: 'a'.repeat(5001) },
    });
    expect(refused.error).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/text' }] });
    expect(await countAll()).toBe(before);
  });
});
