import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInTime } from '../../../api/meetings/rules.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { wideAddressLimits } from '../../support/servers/limits.ts';
import { startMeetingProvider } from '../../support/servers/meeting-provider.ts';
import type { MeetingProvider } from '../../support/servers/meeting-provider.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

const clock = createClock('2026-12-05T15:00:00Z');
let database: TestDatabase;
let provider: MeetingProvider;
let server: TestServer;
let unconfigured: TestServer;

interface Caller {
  readonly client: TestClient;
  readonly cookie: string;
  readonly userId: number;
}
let host: Caller;

async function signedIn(userType: string, on = server): Promise<Caller> {
  const { cookie, userId } = await signInAs(server.context.db, userType, clock.now());
  return { client: on.clientWith({ Cookie: cookie }), cookie, userId };
}

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startMeetingProvider();
  const options = { database: database.config, clock: clock.now, limits: wideAddressLimits };
  server = await startTestServer({ ...options, env: provider.env });
  unconfigured = await startTestServer(options);
});

beforeEach(async () => {
  clock.set('2026-12-05T15:00:00Z');
  host = await signedIn('S');
});

afterAll(async () => {
  await server.close();
  await unconfigured.close();
  await provider.close();
  await database.close();
});

/** Starts the sign-in and returns what the provider sends back. */
async function begin({ client } = host): Promise<{ code: string; state: string }> {
  const { data, response } = await client.POST('/meetings/sign-in');
  expect(response.status).toBe(201);
  return provider.allow(data?.url ?? '');
}

async function finish(body: { code: string; state: string }, { client } = host) {
  const { data, error, response } = await client.POST('/meetings/account', { body });
  return { status: response.status, data, code: error?.code };
}

async function account({ client } = host) {
  return (await client.GET('/meetings/account')).data;
}

async function renew({ client } = host) {
  const { data, error, response } = await client.POST('/meetings/account/renewal');
  return { status: response.status, data, code: error?.code };
}

describe('signing in at the provider', () => {
  test('requests the required data, finishes once, and reports how long the connection lasts', async () => {
    const { data } = await host.client.POST('/meetings/sign-in');
    const url = new URL(data?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(provider.env.MEETING_AUTHORIZE_URL);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'the-client',
      redirect_uri: 'http://retreats.test/callback',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    expect(await account()).toEqual({ configured: true, connected: false });

    expect(await finish(provider.allow(url.href))).toEqual({
      status: 200,
      data: { configured: true, connected: true, expiresIn: 1800 },
      code: undefined,
    });
    clock.advance(600_000);
    expect(await account()).toEqual({ configured: true, connected: true, expiresIn: 1200 });
    clock.advance(1_800_000);
    expect(await account()).toMatchObject({ connected: true, expiresIn: 0 });
  });

  test('keeps the tokens sealed, and gives them to no browser', async () => {
    const answer = await finish(await begin());
    const { accessToken, refreshToken } = provider.given.at(-1) ?? { accessToken: '', refreshToken: '' };
    expect(accessToken).toMatch(/^access-/);
    expect(JSON.stringify([answer, await account()])).not.toMatch(/access-|refresh-/);
    const { rows } = await database.pool.query<{ row: string }>(
      'select encode(access_token, $1) || encode(refresh_token, $1) as row from meeting_accounts',
      ['hex'],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(Buffer.from(row, 'hex').includes(accessToken)).toBe(false);
      expect(Buffer.from(row, 'hex').includes(refreshToken)).toBe(false);
    }
  });

  test('is recorded in the audit trail, and so is its end', async () => {
    await finish(await begin());
    await host.client.DELETE('/meetings/account');
    expect(await account()).toEqual({ configured: true, connected: false });
    // The connection is already gone, so nothing more is recorded.
    await host.client.DELETE('/meetings/account');
    const rows = await server.context.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_user_id', '=', host.userId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['meeting-connected', 'meeting-disconnected']);
  });
});

describe('is refused', () => {
  const invalid = { status: 410, data: undefined, code: 'meeting-sign-in-invalid' };

  test('with another state, and the right one is still good', async () => {
    const { code, state } = await begin();
    expect(await finish({ code, state: 'x'.repeat(43) })).toEqual(invalid);
    expect(await finish({ code, state })).toMatchObject({ status: 200 });
  });

  test('a second time', async () => {
    const answer = await begin();
    expect(await finish(answer)).toMatchObject({ status: 200 });
    expect(await finish(answer)).toEqual(invalid);
  });

  test('two times at once: one of them', async () => {
    const answer = await begin();
    const both = await Promise.all([finish(answer), finish(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('in another session, of the same person too', async () => {
    const answer = await begin();
    expect(await finish(answer, await signedIn('S'))).toEqual(invalid);
    expect(await finish(answer)).toMatchObject({ status: 200 });
  });

  test('when it comes late', async () => {
    const answer = await begin();
    clock.advance(signInTime);
    expect(await finish(answer)).toEqual(invalid);
  });

  test('after another sign-in was started in the same session', async () => {
    const first = await begin();
    const second = await begin();
    expect(await finish(first)).toEqual(invalid);
    expect(await finish(second)).toMatchObject({ status: 200 });
  });

  test('with a code that the provider does not know, or that belongs to another proof key', async () => {
    const { state } = await begin();
    expect(await finish({ code: 'nonsense', state })).toMatchObject({ status: 422, code: 'meeting-refused' });
    const other = await signedIn('S');
    const stolen = await begin(other);
    const own = await begin();
    expect(await finish({ code: stolen.code, state: own.state })).toMatchObject({
      status: 422,
      code: 'meeting-refused',
    });
    expect(await account()).toEqual({ configured: true, connected: false });
  });

  test.each(['U', 'D', 'G'])('to %s', async (userType) => {
    const { client } = await signedIn(userType);
    const statuses = [
      (await client.POST('/meetings/sign-in')).response.status,
      (await client.POST('/meetings/account', { body: { code: 'c', state: 's' } })).response.status,
    ];
    expect(statuses).toEqual(userType === 'D' ? [201, 410] : [403, 403]);
  });

  test('to a visitor who is not logged in', async () => {
    const { error } = await server.client.POST('/meetings/account', { body: { code: 'c', state: 's' } });
    expect(error?.code).toBe('unauthenticated');
  });
});

describe('when the provider has trouble', () => {
  test.each([
    [
      'an error of its own',
      (response: ServerResponse) => {
        response.writeHead(500).end('oops');
      },
    ],
    [
      'too much to do',
      (response: ServerResponse) => {
        response.writeHead(429).end('{}');
      },
    ],
    [
      'nonsense',
      (response: ServerResponse) => {
        response.end('<html>');
      },
    ],
    [
      'half of an answer',
      (response: ServerResponse) => {
        response.end('{"access_token":"secret-half"}');
      },
    ],
    [
      'a way elsewhere',
      (response: ServerResponse) => {
        response.writeHead(302, { Location: '/other' }).end();
      },
    ],
    [
      'a broken line',
      (response: ServerResponse) => {
        response.destroy();
      },
    ],
  ])('%s: the error is reported, and nothing is stored', async (_name, fault) => {
    const answer = await begin();
    provider.failNext(fault);
    expect(await finish(answer)).toEqual({ status: 503, data: undefined, code: 'meeting-unreachable' });
    expect(await account()).toEqual({ configured: true, connected: false });
  });
});

describe('renewing', () => {
  test('extends the connection, and uses each refresh token once, however many ask', async () => {
    await finish(await begin());
    clock.advance(1_900_000);
    const before = provider.given.length;
    const renewals = await Promise.all([renew(), renew(), renew()]);
    expect(renewals.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(provider.given.length).toBe(before + 3);
    expect(await account()).toMatchObject({ connected: true, expiresIn: 1800 });
  });

  test('a refused connection is deleted; one with temporary trouble is kept', async () => {
    await finish(await begin());
    provider.failNext((response) => {
      response.writeHead(503).end();
    });
    expect(await renew()).toMatchObject({ status: 503, code: 'meeting-unreachable' });
    expect(await account()).toMatchObject({ connected: true });
    provider.revokeAll();
    expect(await renew()).toMatchObject({ status: 422, code: 'meeting-refused' });
    expect(await account()).toEqual({ configured: true, connected: false });
    expect(await renew()).toMatchObject({ status: 404 });
  });

  test('after the owner’s key changes, stored tokens cannot be opened and the user connects again', async () => {
    await finish(await begin());
    const other = await startTestServer({
      database: database.config,
      clock: clock.now,
      env: { ...provider.env, MEETING_KEY: Buffer.alloc(32, 8).toString('base64') },
    });
    const client = other.clientWith({ Cookie: host.cookie });
    expect((await client.POST('/meetings/account/renewal')).error?.code).toBe('meeting-refused');
    expect(await account()).toEqual({ configured: true, connected: false });
    await other.close();
  });
});

test('a site without the configuration reports it to everyone and to staff', async () => {
  expect((await unconfigured.client.GET('/meetings/provider')).data).toEqual({ configured: false });
  expect((await server.client.GET('/meetings/provider')).data).toEqual({ configured: true });
  const { client } = await signedIn('A', unconfigured);
  expect((await client.GET('/meetings/account')).data).toEqual({ configured: false, connected: false });
  const refusals = [
    await client.POST('/meetings/sign-in'),
    await client.POST('/meetings/account', { body: { code: 'c', state: 's' } }),
    await client.POST('/meetings/account/renewal'),
  ];
  expect(refusals.map(({ error }) => error?.code)).toEqual(Array.from({ length: 3 }, () => 'meetings-not-configured'));
});

test('an incomplete configuration stops the start and names the missing settings', async () => {
  const { MEETING_CLIENT_SECRET: _, ...half } = provider.env;
  await expect(startTestServer({ database: database.config, env: half })).rejects.toThrow('MEETING_CLIENT_SECRET');
  await expect(
    startTestServer({ database: database.config, env: { ...provider.env, MEETING_KEY: 'short' } }),
  ).rejects.toThrow('MEETING_KEY');
});
