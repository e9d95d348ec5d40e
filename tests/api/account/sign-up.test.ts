import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';

const hour = 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;
let number = 0;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

function newEmail(): string {
  number += 1;
  return `new${String(number)}@example.org`;
}

async function signUp(
  email: string,
  overrides: { password?: string; language?: 'en' | 'es'; firstName?: string } = {},
) {
  const body = {
    firstName: 'Luz',
    lastName: 'Vega',
    email,
    phone: '+12025550123',
    password: 'Candle-123',
    language: 'es' as const,
    ...overrides,
  };
  const { response, error } = await accounts.server.client.POST('/account', { body });
  // The client has already read the body of an error; any other body still has to be read to the last byte.
  const text = response.bodyUsed ? JSON.stringify(error) : await response.text();
  return { status: response.status, text, error };
}

async function verify(token: string, password = 'Candle-123', at = accounts.server) {
  const { data, error, response } = await at.client.POST('/account/verification', { body: { token, password } });
  return { status: response.status, data, error, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function usersOf(email: string) {
  return accounts.server.context.db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).execute();
}

describe('signing up', () => {
  test('only sends an email in the chosen language; its link and the password create a logged-in user of type U', async () => {
    const email = newEmail();
    expect((await signUp(email.toUpperCase())).status).toBe(202);
    const [mail] = await accounts.emailsTo(email);
    expect([mail?.subject, mail?.text?.startsWith('Paz y bien, Luz:')]).toEqual([
      'Confirme su correo electrónico',
      true,
    ]);
    expect(mail?.text).toMatch(/http:\/\/retreats\.test\/verifyEmail\?lng=es#[\w-]{43}\n/);
    expect(await usersOf(email)).toEqual([]);

    const { status, data, cookie } = await verify(await accounts.tokenFor(email));
    expect([status, data?.purpose]).toEqual([200, 'signUp']);
    expect(data?.session?.user).toMatchObject({ firstName: 'Luz', lastName: 'Vega', userType: 'U', language: 'es' });
    const [user] = await usersOf(email);
    expect(user).toMatchObject({ phone: '+12025550123', verified_email: email, last_sign_in_at: clock.now() });
    const { data: state } = await accounts.other.clientWith({ Cookie: cookie }).GET('/session');
    expect(state?.session?.user?.id).toBe(user?.id);
    expect(await accounts.actionsOf(user?.id ?? -1)).toEqual(['account-created', 'signed-in']);
    expect(await accounts.signsIn(email, 'Candle-123')).toBe(true);
  });

  test('refuses a password that is easily guessed, and sends no email', async () => {
    const email = newEmail();
    for (const password of ['Password-1', 'LuzVega-12']) {
      const { status, error } = await signUp(email, { password });
      expect([status, error?.errors]).toEqual([400, [{ in: 'body', pointer: '/password', rule: 'guessable' }]]);
    }
    expect((await signUp(email)).status).toBe(202);
    expect(await accounts.emailsTo(email)).toHaveLength(1);
  });

  test('writes nothing of a stranger’s choice into another’s letter box: no link, no mark-up, no header', async () => {
    const email = newEmail();
    expect((await signUp(email, { firstName: 'Prize https://evil.test/win' })).status).toBe(202);
    const [mail] = await accounts.emailsTo(email);
    expect(mail?.text?.split('\n')[0]).toBe('Paz y bien, Prize evil test win:');
    expect(`${mail?.text ?? ''} ${String(mail?.html)}`).not.toMatch(/evil\.test|<b>Prize/);
    expect((await signUp(newEmail(), { firstName: 'Ana\r\nBcc: x@evil.test' })).error?.code).toBe('invalid-request');
  });

  test('stores the password and the link only as hashes', async () => {
    const email = newEmail();
    await signUp(email, { password: 'Hidden-123' });
    const token = await accounts.tokenFor(email);
    const { rows } = await accounts.database.pool.query(
      'select (select json_agg(l) from one_time_links l) as links, (select json_agg(p) from pending_sign_ups p) as pending, (select json_agg(j.data) from jobs.job j) as jobs',
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain('$argon2id$');
    expect(kept).not.toContain('Hidden-123');
    expect(kept).not.toContain(token);
    expect(JSON.stringify((rows as { jobs: unknown }[])[0]?.jobs)).not.toContain(email);
  });

  test('the link works once, even for several requests at the same moment on two processes', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await accounts.tokenFor(email);
    const answers = await Promise.all([verify(token), verify(token, undefined, accounts.other), verify(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await verify(token)).error?.code).toBe('link-invalid');
    expect(await usersOf(email)).toHaveLength(1);
  });

  test('the link lasts 24 hours', async () => {
    const [late, early] = [newEmail(), newEmail()];
    await signUp(late);
    const lateToken = await accounts.tokenFor(late);
    clock.advance(1);
    await signUp(early);
    const earlyToken = await accounts.tokenFor(early);
    clock.advance(24 * hour - 1);
    expect((await verify(lateToken)).error?.code).toBe('link-invalid');
    expect((await verify(earlyToken)).status).toBe(200);
  });

  test('the link also requires the password; after five wrong passwords it is dead', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await accounts.tokenFor(email);
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) => verify(token, 'Wrong-Pass1', n % 2 ? accounts.server : accounts.other)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 410, 410]);
    expect(answers.map(({ error }) => error?.params?.['attemptsLeft'] ?? -1).sort()).toEqual([-1, -1, 0, 1, 2, 3, 4]);
    expect((await verify(token)).error?.code).toBe('link-invalid');
    expect(await usersOf(email)).toEqual([]);
  });

  test('each of two sign-ups for one address requires its own password, and the first link opened wins', async () => {
    const email = newEmail();
    await signUp(email, { password: 'Stranger-1', firstName: 'Eva' });
    const strangers = await accounts.tokenFor(email, 1);
    await signUp(email, { password: 'Mine-12345' });
    const mine = await accounts.tokenFor(email, 2);
    expect((await verify(strangers, 'Mine-12345')).error?.code).toBe('password-wrong');
    expect((await verify(mine, 'Mine-12345')).status).toBe(200);
    expect((await verify(strangers, 'Stranger-1')).error?.code).toBe('link-invalid');
    expect(await accounts.signsIn(email, 'Stranger-1')).toBe(false);
    expect((await usersOf(email)).map(({ first_name }) => first_name)).toEqual(['Luz']);
  });
});

describe('signing up under an address that has an account', () => {
  test('gets the same answer, changes nothing, and notifies the owner in their language', async () => {
    const { id, email } = await accounts.createPerson('R', { language: 'en' });
    const before = await usersOf(email);
    const [known, unknown] = [await signUp(email, { language: 'es' }), await signUp(newEmail())];
    expect(known).toEqual(unknown);
    const [mail] = await accounts.emailsTo(email);
    expect([mail?.subject, mail?.text?.startsWith('Dear Rosa,')]).toEqual(['You already have an account', true]);
    expect(mail?.text).not.toContain('#');
    await accounts.jobsDone();
    expect(await usersOf(email)).toEqual(before);
    const links = await accounts.server.context.db
      .selectFrom('one_time_links')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(links).toEqual([]);
    expect(await accounts.actionsOf(id)).toEqual([]);
  });
});

test.each([
  ['userType', 'A'],
  ['id', 0],
  ['isActive', true],
  ['verified_email', 'x@example.org'],
])('a sign-up that sets its own %s is refused', async (field, value) => {
  const body = {
    firstName: 'Luz',
    lastName: 'Vega',
    email: newEmail(),
    password: 'Candle-123',
    language: 'es',
    [field]: value,
  };
  const response = await fetch(`${accounts.server.url}/api/account`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ in: 'body', pointer: `/${field}`, rule: 'unknown' }] });
});
