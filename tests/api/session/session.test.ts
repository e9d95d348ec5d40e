import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { untilOneWaits } from '../../support/database/lock-waits.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { createUser, testPassword } from '../../support/users.ts';

const minute = 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
/** A second process on the same database. */
let other: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  const options = { database: database.config, clock: clock.now, smtpUrl: smtp.url };
  const limits = { signInAddress: { points: 1000, seconds: 900 }, codeAddress: { points: 1000, seconds: 900 } };
  server = await startTestServer({ ...options, limits });
  other = await startTestServer({ ...options, limits });
});

afterAll(async () => {
  await server.close();
  await other.close();
  await smtp.close();
  await database.close();
});

async function signIn(email: string, password = testPassword, at = server) {
  const { data, error, response } = await at.client.POST('/session', { body: { email, password } });
  const challenge = data && 'challengeId' in data ? data : undefined;
  const state = data && 'session' in data ? data : undefined;
  return { status: response.status, error, challenge, state, cookie: response.headers.getSetCookie()[0] ?? null };
}

/** Logs in up to the code, and reads the code from the email. */
async function challenge(email: string) {
  const before = smtp.received.length;
  const { challenge: found } = await signIn(email);
  const codeIn = ({ subject = '' }: { subject?: string | undefined }) => /\b(\d{6})\b/.exec(subject)?.[1];
  // A notification about an account change may arrive in between.
  const mail = await smtp.waitForMail(
    (received) =>
      smtp.received.indexOf(received) >= before &&
      received.envelope.to.includes(email) &&
      codeIn(received) !== undefined,
  );
  const code = codeIn(mail) ?? '';
  return { challengeId: found?.challengeId ?? '', code, mail };
}

async function confirm(challengeId: string, code: string, at = server) {
  const { data, error, response } = await at.client.POST('/session/code', { body: { challengeId, code } });
  return { status: response.status, data, error, cookie: response.headers.getSetCookie()[0] ?? '' };
}

function tokenOf(setCookie: string | null): string {
  return setCookie?.split(';')[0] ?? '';
}

async function sessionOf(cookie: string, at = server) {
  const { data } = await at.clientWith({ Cookie: cookie }).GET('/session');
  return data?.session ?? null;
}

/** Returns a code that differs from this one. */
function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('with a password alone (D, U, G)', () => {
  test('a sign-in that is in progress when the password changes ends without a session', async () => {
    const { id, email } = await createUser(server.context.db, 'D');
    const owner = await database.pool.connect();
    try {
      await owner.query('begin');
      await owner.query(`update users set password_hash = 'another' where id = $1`, [id]);
      const started = signIn(email);
      await untilOneWaits(database.pool);
      await owner.query('commit');
      const { status, error, cookie } = await started;
      expect([status, error?.code, cookie]).toEqual([401, 'sign-in-failed', null]);
      const { rowCount } = await database.pool.query('select 1 from sessions where user_id = $1', [id]);
      expect(rowCount).toBe(0);
    } finally {
      await owner.query('rollback');
      owner.release();
    }
  });

  test('signing in starts a session that scripts cannot read', async () => {
    const { id, email } = await createUser(server.context.db, 'U,G');
    const { status, state, cookie } = await signIn(email.toUpperCase());
    expect(status).toBe(200);
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(state?.session).toEqual({
      user: { id, firstName: 'Rosa', lastName: 'Vega', userType: 'U,G', language: 'en' },
      exp: clock.now().getTime() + 30 * minute,
      remaining: 30 * 24 * 60 * minute,
    });
    expect(await sessionOf(tokenOf(cookie), other)).toEqual(state?.session);
  });

  test('the stored token is a hash', async () => {
    const { email } = await createUser(server.context.db, 'U');
    const { cookie } = await signIn(email);
    const rows = await server.context.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(cookie).slice('session='.length));
  });

  test('signing in again replaces the token, and the old one opens nothing', async () => {
    const { email } = await createUser(server.context.db, 'U');
    const first = tokenOf((await signIn(email)).cookie);
    const again = await server
      .clientWith({ Cookie: first })
      .POST('/session', { body: { email, password: testPassword } });
    const second = tokenOf(again.response.headers.getSetCookie()[0] ?? null);
    expect(second).not.toBe(first);
    expect(await sessionOf(first)).toBeNull();
    expect(await sessionOf(second)).not.toBeNull();
  });

  test('a token that someone else chose is not taken up', async () => {
    const { email } = await createUser(server.context.db, 'U');
    const planted = `session=${'A'.repeat(43)}`;
    const { response } = await server
      .clientWith({ Cookie: planted })
      .POST('/session', { body: { email, password: testPassword } });
    expect(tokenOf(response.headers.getSetCookie()[0] ?? null)).not.toBe(planted);
    expect(await sessionOf(planted)).toBeNull();
  });

  test('the time of the last login is stored', async () => {
    const { id, email } = await createUser(server.context.db, 'U');
    const last = async () =>
      (
        await server.context.db
          .selectFrom('users')
          .select('last_sign_in_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).last_sign_in_at;
    await signIn(email, 'Wrong-Pass1');
    expect(await last()).toBeNull();
    await signIn(email);
    expect(await last()).toEqual(clock.now());
  });
});

describe('a refused sign-in', () => {
  test('is the same for a wrong password and an unknown account', async () => {
    const { email } = await createUser(server.context.db, 'U');
    const known = await signIn(email, 'Wrong-Pass1');
    const unknown = await signIn('nobody@example.org', 'Wrong-Pass1');
    const withoutId = ({ status, error }: Awaited<ReturnType<typeof signIn>>) => ({
      status,
      error: { ...error, requestId: '' },
    });
    expect(known.status).toBe(401);
    expect(withoutId(unknown)).toEqual(withoutId(known));
    expect(known.cookie).toBeNull();
  });

  test('a deactivated user cannot log in, and an open session ends', async () => {
    const { id, email } = await createUser(server.context.db, 'U');
    const cookie = tokenOf((await signIn(email)).cookie);
    await server.context.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
    expect((await signIn(email)).status).toBe(401);
    expect(await sessionOf(cookie)).toBeNull();
  });
});

describe('with a one-time code (A, R, C, S, P)', () => {
  test.each(['A', 'R', 'C', 'S', 'P', 'U,P'])('%s needs one', async (userType) => {
    const { email } = await createUser(server.context.db, userType);
    const { challengeId, code } = await challenge(email);
    const { status, data, cookie } = await confirm(challengeId, code);
    expect(status).toBe(200);
    expect(data?.session?.user?.userType).toBe(userType);
    expect(data?.session?.exp).toBe(clock.now().getTime() + 60 * minute);
    expect(await sessionOf(tokenOf(cookie))).not.toBeNull();
  });

  test('the password alone opens nothing', async () => {
    const { email } = await createUser(server.context.db, 'A');
    const { status, cookie } = await signIn(email);
    expect([status, cookie]).toEqual([202, null]);
  });

  test('the code comes in the user’s language and is stored nowhere', async () => {
    const { email } = await createUser(server.context.db, 'R', { language: 'es' });
    const { code, mail } = await challenge(email);
    expect(mail.subject).toBe(`${code} es su código para iniciar sesión`);
    const { rows } = await database.pool.query('select row_to_json(c) from sign_in_codes c');
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    const jobs = await database.pool.query<{ count: number }>(
      'select count(*) from jobs.job where data::text like $1',
      [`%${code}%`],
    );
    expect(jobs.rows[0]?.count).toBe(0);
  });

  test('a code works once', async () => {
    const { email } = await createUser(server.context.db, 'R');
    const { challengeId, code } = await challenge(email);
    const answers = await Promise.all([
      confirm(challengeId, code),
      confirm(challengeId, code, other),
      confirm(challengeId, code),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await confirm(challengeId, code)).error?.code).toBe('code-expired');
  });

  test('a code that a new password ends while it is checked starts no session', async () => {
    const { id, email } = await createUser(server.context.db, 'A');
    const { challengeId, code } = await challenge(email);
    const owner = await database.pool.connect();
    try {
      await owner.query('begin');
      await owner.query('select 1 from users where id = $1 for update', [id]);
      const started = confirm(challengeId, code);
      await untilOneWaits(database.pool);
      await owner.query('delete from sign_in_codes where user_id = $1', [id]);
      await owner.query('commit');
      expect((await started).error?.code).toBe('code-expired');
      expect((await database.pool.query('select 1 from sessions where user_id = $1', [id])).rowCount).toBe(0);
    } finally {
      await owner.query('rollback');
      owner.release();
    }
  });

  test('five tries are allowed, even at the same moment', async () => {
    const { email } = await createUser(server.context.db, 'R');
    const { challengeId, code } = await challenge(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => confirm(challengeId, wrong(code), n % 2 ? server : other)),
    );
    const codes = answers.map(({ error }) => error?.code);
    expect(codes.filter((found) => found === 'code-wrong')).toHaveLength(5);
    expect(codes.filter((found) => found === 'code-expired')).toHaveLength(3);
    expect((await confirm(challengeId, code)).error?.code).toBe('code-expired');
  });

  test('ten attempts for an account are allowed, however many codes it gets; after that, even the right one is refused', async () => {
    const { email } = await createUser(server.context.db, 'R');
    for (let codes = 0; codes < 2; codes += 1) {
      const { challengeId, code } = await challenge(email);
      for (let tries = 0; tries < 5; tries += 1) await confirm(challengeId, wrong(code), tries % 2 ? server : other);
    }
    const { challengeId, code } = await challenge(email);
    const { status, error, cookie } = await confirm(challengeId, code);
    expect([status, error?.code, cookie]).toEqual([429, 'too-many-requests', '']);
  });

  test('logging in clears an account’s attempts', async () => {
    const { email } = await createUser(server.context.db, 'R');
    for (let signIns = 0; signIns < 4; signIns += 1) {
      const { challengeId, code } = await challenge(email);
      for (let tries = 0; tries < 4; tries += 1) await confirm(challengeId, wrong(code));
      expect((await confirm(challengeId, code)).status).toBe(200);
    }
  });

  test('the answer contains the number of attempts left', async () => {
    const { email } = await createUser(server.context.db, 'R');
    const { challengeId, code } = await challenge(email);
    expect((await confirm(challengeId, wrong(code))).error).toMatchObject({
      code: 'code-wrong',
      params: { attemptsLeft: 4 },
    });
    expect((await confirm(challengeId, code)).status).toBe(200);
  });

  test('a hundred attempts a day are allowed; a new password resets the count', async () => {
    const { id, email } = await createUser(server.context.db, 'A');
    const daysTries = defaultLimits.codeDay.points;
    for (let tries = 1; tries < daysTries; tries += 1) await server.context.rateLimiter.consume('codeDay', String(id));
    const { challengeId, code } = await challenge(email);
    expect((await confirm(challengeId, wrong(code))).error?.code).toBe('code-wrong');
    expect((await confirm(challengeId, code)).error?.code).toBe('too-many-requests');
    await server.client.POST('/password-resets', { body: { email } });
    const link = await smtp.waitForMail((mail) => mail.envelope.to.includes(email) && (mail.text ?? '').includes('#'));
    const token = /#([\w-]{43})/.exec(link.text ?? '')?.[1] ?? '';
    await server.client.POST('/password-resets/confirmation', { body: { token, password: testPassword } });
    const again = await challenge(email);
    expect((await confirm(again.challengeId, again.code)).status).toBe(200);
  });

  test('a new password ends a login that is waiting for its code', async () => {
    const { id, email } = await createUser(server.context.db, 'A');
    const session = await challenge(email);
    const { cookie } = await confirm(session.challengeId, session.code);
    const { challengeId, code } = await challenge(email);
    await server
      .clientWith({ Cookie: tokenOf(cookie) })
      .POST('/account/password', { body: { currentPassword: testPassword, newPassword: 'Fresh-1234' } });
    expect((await confirm(challengeId, code)).error?.code).toBe('code-expired');
    expect(
      await server.context.db.selectFrom('sign_in_codes').select('id').where('user_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('a code lasts ten minutes, and a newer one replaces it', async () => {
    const { email } = await createUser(server.context.db, 'R');
    const late = await challenge(email);
    clock.advance(10 * minute);
    expect((await confirm(late.challengeId, late.code)).error?.code).toBe('code-expired');
    const first = await challenge(email);
    const second = await challenge(email);
    expect((await confirm(first.challengeId, first.code)).error?.code).toBe('code-expired');
    clock.advance(10 * minute - 1);
    expect((await confirm(second.challengeId, second.code)).status).toBe(200);
  });

  test('the contract refuses anything that is not a code', async () => {
    const { error } = await confirm('1', '12345');
    expect(error).toMatchObject({
      errors: [
        { in: 'body', pointer: '/challengeId', rule: 'format', params: { format: 'uuid' } },
        { in: 'body', pointer: '/code', rule: 'pattern' },
      ],
    });
  });
});

test('behind TLS the cookie is bound to this host', async () => {
  const secure = await startTestServer({
    database: database.config,
    clock: clock.now,
    publicUrl: 'https://retreats.test',
  });
  try {
    const { email } = await createUser(server.context.db, 'U');
    const { cookie } = await signIn(email, testPassword, secure);
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(await sessionOf(tokenOf(cookie), secure)).not.toBeNull();
  } finally {
    await secure.close();
  }
});
