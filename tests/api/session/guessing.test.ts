import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { hashPassword, verifyPassword } from '../../../api/session/password/password.ts';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';
import { wideAddressLimits } from '../../support/servers/limits.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { testPassword } from '../../support/users.ts';

// Counts calls of the real functions.
vi.mock(import('../../../api/session/password/password.ts'), async (original) => {
  const real = await original();
  return { ...real, hashPassword: vi.fn(real.hashPassword), verifyPassword: vi.fn(real.verifyPassword) };
});

/** Two hundred in npm test; GUESSES=10000 for the full run. */
const guesses = Number(process.env['GUESSES'] ?? 200);
const perDay = 100;
/** The same limit, lower, for tests that only need to exhaust it. */
const few = 20;
const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;
/** Two processes behind a proxy that forwards the caller's address. */
let proxied: TestServer[];
let narrow: TestServer[];

beforeAll(async () => {
  accounts = await startAccountServer(clock);
  const options = {
    database: accounts.database.config,
    clock: clock.now,
    smtpUrl: accounts.smtp.url,
    limits: wideAddressLimits,
    trustProxy: true,
  };
  const narrowOptions = {
    ...options,
    limits: { ...wideAddressLimits, signInAccount: { points: few, seconds: 86_400 } },
  };
  proxied = [await startTestServer(options), await startTestServer(options)];
  narrow = [await startTestServer(narrowOptions), await startTestServer(narrowOptions)];
});

afterAll(async () => {
  for (const server of [...proxied, ...narrow]) await server.close();
  await accounts.close();
});

async function signIn(email: string, password: string, address: string, cookie = '', turn = 0, servers = narrow) {
  const server = servers[turn % 2] ?? accounts.server;
  const client = server.clientWith({ 'X-Forwarded-For': address, ...(cookie !== '' && { Cookie: cookie }) });
  const { error, response } = await client.POST('/session', { body: { email, password } });
  const device =
    response.headers
      .getSetCookie()
      .find((one) => one.startsWith('device='))
      ?.split(';')[0] ?? '';
  return {
    status: response.status,
    code: error?.code,
    retryAfter: Number(response.headers.get('retry-after')),
    device,
  };
}

/** Each network is used once: an attempt from an exhausted one would count nowhere else. */
let networks = 0;

function addressOf(n: number): string {
  return `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
}

/** Makes wrong guesses at an account, ten from each network, on both processes; returns how often each status was returned. */
async function storm(email: string, count = few + 5, servers = narrow): Promise<Record<number, number>> {
  const from = networks;
  networks += Math.ceil(count / 10);
  const statuses: Record<number, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let turn = next++; turn < count; turn = next++) {
        const { status } = await signIn(
          email,
          'Wrong-Pass1',
          addressOf(from + Math.floor(turn / 10)),
          '',
          turn,
          servers,
        );
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return statuses;
}

describe('guessing', () => {
  test(
    `${String(guesses)} times from many networks on two processes: a hundred are looked at, for an account that there is not too`,
    { timeout: 600_000 },
    async () => {
      const { email } = await accounts.createPerson();
      const expected = { 401: perDay, 429: guesses - perDay };
      vi.mocked(verifyPassword).mockClear();
      expect(await storm(email, guesses, proxied)).toEqual(expected);
      expect(vi.mocked(verifyPassword)).toHaveBeenCalledTimes(perDay);
      expect(await storm(`not-${email}`, guesses, proxied)).toEqual(expected);
    },
  );

  test('from one network ends after ten, and does not use up what others have', async () => {
    const { email } = await accounts.createPerson();
    for (let turn = 0; turn < 3 * few; turn += 1) {
      expect((await signIn(email, 'Wrong-Pass1', '203.0.113.7', '', turn)).status).toBe(turn < 10 ? 401 : 429);
    }
    expect((await signIn(email, testPassword, '203.0.113.7')).code).toBe('too-many-requests');
    expect((await signIn(email, testPassword, '203.0.113.8')).status).toBe(200);
  });

  test('by a stranger does not lock out a user who has logged in with this browser before', async () => {
    const { email } = await accounts.createPerson();
    const { device } = await signIn(email, testPassword, '203.0.113.9');
    expect(device).toMatch(/^device=[\w-]{64}$/);
    await storm(email);
    expect((await signIn(email, testPassword, '203.0.113.10')).status).toBe(429);
    expect((await signIn(email, testPassword, '203.0.113.10', device)).status).toBe(200);
  });

  test('by a stranger does not lock out a user who can read the account’s email', async () => {
    const { email } = await accounts.createPerson();
    await storm(email);
    await accounts.server.client.POST('/password-resets', { body: { email } });
    const token = await accounts.tokenFor(email);
    const { response } = await accounts.server.client.POST('/password-resets/confirmation', {
      body: { token, password: 'Fresh-1234' },
    });
    const device = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await storm(email);
    expect((await signIn(email, 'Fresh-1234', '203.0.113.11')).status).toBe(429);
    expect((await signIn(email, 'Fresh-1234', '203.0.113.11', device)).status).toBe(200);
  });

  test('with a known browser ends after ten too, and a known browser works only for its user', async () => {
    const [one, two] = [await accounts.createPerson(), await accounts.createPerson()];
    const { device } = await signIn(one.email, testPassword, '203.0.113.12');
    for (let turn = 0; turn < 10; turn += 1)
      expect((await signIn(one.email, 'Wrong-Pass1', addressOf(turn), device, turn)).status).toBe(401);
    expect((await signIn(one.email, 'Wrong-Pass1', '203.0.113.13', device)).status).toBe(429);
    await storm(two.email);
    expect((await signIn(two.email, testPassword, '203.0.113.14', device)).status).toBe(429);
  });

  test('a shared browser is known for each of its users; a forged token, or one from before a new password, is not known', async () => {
    const [one, two] = [await accounts.createPerson(), await accounts.createPerson()];
    const first = (await signIn(one.email, testPassword, '203.0.113.15')).device;
    const { device } = await signIn(two.email, testPassword, '203.0.113.15', first);
    await storm(one.email);
    await storm(two.email);
    expect((await signIn(one.email, testPassword, '203.0.113.16', `device=${'x'.repeat(64)}`)).status).toBe(429);
    expect((await signIn(one.email, testPassword, '203.0.113.16', 'device=....')).status).toBe(429);
    for (const { email } of [one, two])
      expect((await signIn(email, testPassword, '203.0.113.16', device)).status).toBe(200);
    await one.client.POST('/account/password', { body: { currentPassword: testPassword, newPassword: 'Fresh-1234' } });
    expect((await signIn(one.email, 'Fresh-1234', '203.0.113.17', device)).status).toBe(429);
  });

  test('a correct attempt does not count as a failure', async () => {
    const { email } = await accounts.createPerson();
    for (let turn = 0; turn < few + 5; turn += 1)
      expect((await signIn(email, testPassword, addressOf(turn), '', turn)).status).toBe(200);
  });

  test('the answer contains the wait: a quarter of an hour for a network, a day at most for all', async () => {
    const { email } = await accounts.createPerson();
    for (let turn = 0; turn < 10; turn += 1) await signIn(email, 'Wrong-Pass1', '203.0.113.20', '', turn);
    const { retryAfter } = await signIn(email, 'Wrong-Pass1', '203.0.113.20');
    expect(retryAfter).toBeGreaterThan(800);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  test('emails at most twenty codes in a quarter of an hour to an account whose password is known', async () => {
    const { email } = await accounts.createPerson('R');
    const statuses: number[] = [];
    for (let turn = 0; turn < 22; turn += 1)
      statuses.push((await signIn(email, testPassword, addressOf(turn), '', turn, proxied)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
  });
});

/**
 * Returns the statements of one request on the application's own connections, without its id, up to the commit that ends its
 * work.
 */
async function workOf(
  request: () => Promise<unknown>,
): Promise<{ statements: string[]; hashes: number; checks: number }> {
  await accounts.jobsDone();
  const statements: string[] = [];
  const real = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  Reflect.set(
    pg.Client.prototype,
    'query',
    function (this: { connectionParameters: { application_name: string } }, ...given: unknown[]) {
      const [first] = given as [string | { text: string }];
      // Ignore the queue's connections, which do other work meanwhile.
      if (this.connectionParameters.application_name === 'site')
        statements.push(
          (typeof first === 'string' ? first : first.text).replace(/ \/\* request [\w-]+ \*\/$/, '').trim(),
        );
      return Reflect.apply(real, this, given);
    },
  );
  vi.mocked(hashPassword).mockClear();
  vi.mocked(verifyPassword).mockClear();
  await request().finally(() => Reflect.set(pg.Client.prototype, 'query', real));
  const end = statements.indexOf('commit');
  return {
    statements: end < 0 ? statements : statements.slice(0, end + 1),
    hashes: vi.mocked(hashPassword).mock.calls.length,
    checks: vi.mocked(verifyPassword).mock.calls.length,
  };
}

describe('existing and unknown accounts cause the same work', () => {
  const post = async (path: '/session' | '/account' | '/password-resets', body: object) =>
    fetch(`${accounts.server.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each([
    ['a wrong password', '/session', (email: string) => ({ email, password: 'Wrong-Pass1' }), { hashes: 0, checks: 1 }],
    [
      'a sign-up',
      '/account',
      (email: string) => ({ firstName: 'A', lastName: 'B', email, password: 'Candle-123', language: 'en' }),
      { hashes: 1, checks: 0 },
    ],
    ['a forgotten password', '/password-resets', (email: string) => ({ email }), { hashes: 0, checks: 0 }],
  ] as const)('%s', async (_what, path, body, counts) => {
    const { email } = await accounts.createPerson();
    const known = await workOf(() => post(path, body(email)));
    const unknown = await workOf(() => post(path, body(`not-${email}`)));
    expect(known).toMatchObject(counts);
    expect(known.statements.length).toBeGreaterThan(2);
    expect(unknown).toEqual(known);
  });

  test('a new address that is taken and one that is free', async () => {
    const [person, owner] = [await accounts.createPerson(), await accounts.createPerson()];
    const ask = (email: string) => person.client.POST('/account/email', { body: { email, password: testPassword } });
    const taken = await workOf(() => ask(owner.email));
    expect(await workOf(() => ask(`not-${owner.email}`))).toEqual(taken);
  });
});
