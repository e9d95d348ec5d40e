import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStamp } from '../../../api/forms/stamp.ts';
import { createGuestSession } from '../../../api/session/store.ts';
import {
  buildContactMessage,
  buildPrayerRequest,
  buildSabbathRequest,
  buildSabbathRetreat,
} from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
const siteEmail = 'info@example.org';
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  const limits = { forms: { points: 1000, seconds: 900 } };
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url, limits });
});

beforeEach(async () => {
  await database.pool.query(
    'truncate form_answers, contact_messages, prayer_requests, sabbath_requests, online_session_emails, online_session_emails_off',
  );
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

/** Returns the hidden fields of a form that was opened a minute ago. */
function openedAMinuteAgo(): { stamp: string } {
  return { stamp: makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000)) };
}

interface Sent {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly receivedAt?: string;
    readonly errors?: readonly { pointer: string; rule: string }[];
  };
}

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey(), ...headers },
    body: JSON.stringify({ check: openedAMinuteAgo(), ...body }),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

async function stored(
  table: 'contact_messages' | 'prayer_requests' | 'sabbath_requests',
): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(`select * from ${table} order by created_at`);
  return rows;
}

const forms = [
  ['/contact-messages', 'contact_messages', buildContactMessage()],
  ['/prayer-requests', 'prayer_requests', buildPrayerRequest()],
  ['/sabbath-requests', 'sabbath_requests', buildSabbathRequest()],
  ['/sabbath-retreat-requests', 'sabbath_requests', buildSabbathRetreat()],
] as const;

describe.each(forms)('%s', (path, table, form) => {
  test('stores the form with its language, time and logged-in user, whatever the body claims', async () => {
    const { cookie, userId } = await signInAs(server.context.db, 'U', clock.now());
    const sent = await send(path, { form, language: 'es' }, { Cookie: cookie });
    expect(sent).toEqual({ status: 201, body: { receivedAt: '2027-04-01T12:00:00.000Z' } });
    expect(await stored(table)).toMatchObject([
      { state: 'new', held_reasons: [], language: 'es', origin: 'app', user_id: userId, first_name: 'Ana' },
    ]);
    expect((await send(path, { form: { ...form, userId: 1 } })).body.errors).toEqual([
      { in: 'body', pointer: '/form/userId', rule: 'unknown' },
    ]);
  });

  test('accepts the same form once, however often and whenever it arrives', async () => {
    const key = { 'Idempotency-Key': buildIdempotencyKey() };
    const first = await Promise.all([1, 2, 3].map(() => send(path, { form }, key)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await send(path, { form }, key)).status).toBe(200);
    expect(await send(path, { form: { ...form, firstName: 'Other' } }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await stored(table)).toHaveLength(1);
  });

  test('refuses a missing or blank required answer, and stores nothing', async () => {
    const required = Object.keys(form);
    for (const name of required) {
      const { status, body } = await send(path, { form: { ...form, [name]: undefined } });
      expect([status, body.errors]).toEqual([400, [{ in: 'body', pointer: `/form/${name}`, rule: 'required' }]]);
    }
    expect((await send(path, { form: { ...form, firstName: '  ' } })).body.errors).toEqual([
      { in: 'body', pointer: '/form/firstName', rule: 'pattern' },
    ]);
    expect(await stored(table)).toEqual([]);
  });

  test('holds suspected spam, responds as usual and emails nobody outside', async () => {
    const suspicious: [string, object][] = [
      ['decoy', { ...openedAMinuteAgo(), decoy: 'x' }],
      ['stampMissing', {}],
      ['stampWrong', { stamp: `${openedAMinuteAgo().stamp.split('.')[0] ?? ''}.forged` }],
      ['tooFast', { stamp: makeStamp(server.context.secrets, clock.now()) }],
    ];
    for (const [reason, check] of suspicious) {
      const email = `held.${reason.toLowerCase()}.${table}@example.org`.replaceAll('_', '-');
      const sent = await send(path, { form: { ...form, email }, check });
      expect(sent).toEqual({ status: 201, body: { receivedAt: '2027-04-01T12:00:00.000Z' } });
      expect((await stored(table)).filter(({ email: kept }) => kept === email)).toMatchObject([
        { state: 'held', held_reasons: [reason] },
      ]);
      const { rows } = await database.pool.query(
        `select 1 from jobs.job where data ->> 'to' = 'sender' and data ->> 'id' in (select id::text from ${table} where email = $1)`,
        [email],
      );
      expect(rows).toEqual([]);
    }
  });
});

test('a guest counts as unknown, since a bot may be one', async () => {
  const { token } = await createGuestSession(server.context.db, clock.now());
  await send('/contact-messages', { form: buildContactMessage(), check: {} }, { Cookie: `session=${token}` });
  expect(await stored('contact_messages')).toMatchObject([{ state: 'held', user_id: null }]);
});

test('a text is stored as typed', async () => {
  const message = '  <b>Hola</b>\n\n¿Hay tren? 🙏 ';
  await send('/contact-messages', { form: buildContactMessage({ message }) });
  expect(await stored('contact_messages')).toMatchObject([{ message }]);
});

describe('a prayer request', () => {
  test('is shared with the team by default', async () => {
    await send('/prayer-requests', { form: buildPrayerRequest({ shareWithTeam: false }) });
    await send('/prayer-requests', { form: buildPrayerRequest() });
    expect((await stored('prayer_requests')).map(({ share_with_team }) => share_with_team).sort()).toEqual([
      false,
      true,
    ]);
  });

  test('needs an address to notify when it has been prayed for', async () => {
    const { body } = await send('/prayer-requests', { form: buildPrayerRequest({ tellWhenPrayed: true }) });
    expect(body.errors).toEqual([{ in: 'body', pointer: '/form/email', rule: 'required' }]);
  });
});

describe('a request for a Saturday', () => {
  test.each(['2027-04-04', '2027-03-27'])('on %s is refused', async (date) => {
    const { status, body } = await send('/sabbath-requests', { form: buildSabbathRequest({ date }) });
    expect([status, body.errors]).toEqual([400, [{ in: 'body', pointer: '/form/date', rule: 'saturday' }]]);
  });

  test('lists every wrong day of a retreat', async () => {
    const { body } = await send('/sabbath-retreat-requests', {
      form: buildSabbathRetreat({ secondDate: '2027-04-11', thirdDate: '2020-01-04' }),
    });
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['/form/secondDate', '/form/thirdDate']);
  });

  test.each(['A', 'S'])('may be submitted for someone else by type %s, and is marked accordingly', async (type) => {
    const { cookie, userId } = await signInAs(server.context.db, type, clock.now());
    await send('/sabbath-retreat-requests', { form: buildSabbathRetreat(), forSomeoneElse: true }, { Cookie: cookie });
    expect(await stored('sabbath_requests')).toMatchObject([
      { kind: 'retreat', origin: 'staff', filed_by_user_id: userId, user_id: null },
    ]);
  });

  test('cannot be submitted for someone else by other types', async () => {
    const { cookie } = await signInAs(server.context.db, 'R,U', clock.now());
    for (const headers of [undefined, { Cookie: cookie }]) {
      expect(
        (await send('/sabbath-retreat-requests', { form: buildSabbathRetreat(), forSomeoneElse: true }, headers))
          .status,
      ).toBe(403);
    }
    expect(await stored('sabbath_requests')).toEqual([]);
  });
});

describe.each(['en', 'es'] as const)('the emails in %s', (language) => {
  const isEnglish = language === 'en';

  test('forward a message to the center, without tags and with replies going to the sender, and thank the sender', async () => {
    const email = `letter.${language}@example.org`;
    await send('/contact-messages', {
      form: buildContactMessage({ email, message: 'Is <b>there</b> a train?' }),
      language,
    });
    const toStaff = await smtp.waitForMail(
      (mail) => mail.envelope.to.includes(siteEmail) && (mail.replyTo ?? []).some(({ address }) => address === email),
    );
    expect(toStaff.text).toContain('Is there a train?');
    expect(toStaff.subject).toBe(isEnglish ? 'Message from Ana Núñez' : 'Mensaje de Ana Núñez');
    const thanks = await smtp.waitForMail((mail) => mail.envelope.to.includes(email));
    expect(thanks.subject).toBe(isEnglish ? 'We have received your message' : 'Recibimos su mensaje');
    expect(thanks.html).toContain(`lang="${language}"`);
    expect(thanks.text).not.toContain('train');
  });

  test('announce a prayer request without any of its content', async () => {
    const email = `prayer.${language}@example.org`;
    await send('/prayer-requests', {
      form: buildPrayerRequest({ firstName: 'Zacarías', email, tellWhenPrayed: true, shareWithTeam: false }),
      language,
    });
    const subject = isEnglish ? 'A new prayer request' : 'Nueva petición de oración';
    const wish = isEnglish ? 'not be shared with the prayer team' : 'no se comparta con el equipo de oración';
    // The sharing preference tells this email apart from those of other tests, which contain as little.
    const toStaff = await smtp.waitForMail(
      (mail) => mail.envelope.to.includes(siteEmail) && (mail.text ?? '').includes(wish),
    );
    expect(toStaff.subject).toBe(subject);
    for (const secret of ['Zacarías', email, 'mother']) {
      expect(toStaff.text).not.toContain(secret);
      expect(toStaff.html).not.toContain(secret);
    }
    const thanks = await smtp.waitForMail((mail) => mail.envelope.to.includes(email));
    expect(thanks.text).toContain(
      isEnglish ? 'we will write to you when we have prayed' : 'le escribiremos cuando hayamos orado',
    );
    expect(thanks.text).not.toContain('mother');
  });

  test('name the Saturday to both sides', async () => {
    const email = `saturday.${language}@example.org`;
    await send('/sabbath-requests', {
      form: buildSabbathRequest({ email, attendance: 'online', intention: 'A secret' }),
      language,
    });
    const day = isEnglish ? 'Saturday, April 3, 2027' : 'sábado 3 de abril de 2027';
    const toStaff = await smtp.waitForMail(
      (mail) => mail.envelope.to.includes(siteEmail) && (mail.text ?? '').includes(day),
    );
    expect(toStaff.text).not.toContain('A secret');
    expect(toStaff.text).not.toContain(email);
    expect((await smtp.waitForMail((mail) => mail.envelope.to.includes(email))).text).toContain(day);
  });
});
