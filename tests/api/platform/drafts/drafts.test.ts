import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccountServer } from '../../../support/servers/account-server.ts';
import type { AccountServer } from '../../../support/servers/account-server.ts';
import { createClock } from '../../../support/clock.ts';
import { jobDone } from '../../../support/database/job-state.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient } from '../../../support/servers/server.ts';
import { testPassword } from '../../../support/users.ts';

const day = 24 * 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
const key = 'registration:miami-retreat-2026';
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

async function save(client: TestClient, content: Record<string, unknown>, draftKey = key) {
  const { error, response } = await client.PUT('/drafts/{draftKey}', {
    params: { path: { draftKey } },
    body: { version: 1, content },
  });
  return { status: response.status, error };
}

async function read(client: TestClient, draftKey = key) {
  return (await client.GET('/drafts/{draftKey}', { params: { path: { draftKey } } })).data?.draft;
}

async function createGuest() {
  const { response } = await accounts.server.client.POST('/session/guest');
  return accounts.server.clientWith({ Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
}

/** Logs in on another device too. */
async function signInElsewhere(email: string) {
  const { response } = await accounts.other.client.POST('/session', { body: { email, password: testPassword } });
  return accounts.other.clientWith({ Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
}

describe('a draft', () => {
  test('is kept for its user on every device, in its last saved version, until it is discarded', async () => {
    const { email, client } = await accounts.createPerson();
    expect(await read(client)).toBeNull();
    expect((await save(client, { people: [{ firstName: 'José' }] })).status).toBe(204);
    const elsewhere = await signInElsewhere(email);
    expect(await read(elsewhere)).toEqual({
      version: 1,
      content: { people: [{ firstName: 'José' }] },
      savedAt: clock.now().toISOString(),
    });
    await save(elsewhere, { people: [] });
    expect((await read(client))?.content).toEqual({ people: [] });
    expect(await read(client, 'prayer')).toBeNull();
    await client.DELETE('/drafts/{draftKey}', { params: { path: { draftKey: key } } });
    expect(await read(elsewhere)).toBeNull();
  });

  test('is private: hidden from other users, guests and administrators', async () => {
    const { client } = await accounts.createPerson();
    await save(client, { health: 'insulin' });
    const guest = await createGuest();
    await save(guest, { health: 'nuts' });
    for (const other of [(await accounts.createPerson('A')).client, await createGuest()])
      expect(await read(other)).toBeNull();
    expect((await read(client))?.content).toEqual({ health: 'insulin' });
    expect((await read(guest))?.content).toEqual({ health: 'nuts' });
  });

  test('lasts seven days after its last save', async () => {
    const { id, email, client } = await accounts.createPerson();
    await save(client, { text: 'a' });
    clock.advance(7 * day - 1);
    expect((await read(await signInElsewhere(email)))?.content).toEqual({ text: 'a' });
    clock.advance(1);
    expect(await read(await signInElsewhere(email))).toBeNull();
    await save((await accounts.createPerson()).client, {});
    expect(
      await accounts.server.context.db.selectFrom('drafts').select('key').where('user_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('is deleted from the database the following night, even if nobody saves another one', async () => {
    const { client } = await accounts.createPerson();
    const { context } = accounts.server;
    await save(client, { health: 'insulin' });
    await save(await createGuest(), { health: 'nuts' });
    const kept = async () => (await context.db.selectFrom('drafts').select('content').execute()).length;
    const tonight = async () => {
      await context.db.transaction().execute((transaction) => context.enqueue(transaction, 'forms-deletion', {}));
      await jobDone(context.pool, 'forms-deletion');
    };
    clock.advance(7 * day - 1);
    await tonight();
    expect(await kept()).toBeGreaterThanOrEqual(2);
    clock.advance(1);
    await tonight();
    expect(await kept()).toBe(0);
  });

  test('of a guest is deleted soon after the visit has ended, even if nobody else comes', async () => {
    const { context } = accounts.server;
    await context.db.deleteFrom('drafts').execute();
    await save(await createGuest(), { health: 'nuts' });
    const { client } = await accounts.createPerson();
    await save(client, { health: 'insulin' });
    const kept = async () =>
      (await context.db.selectFrom('drafts').select('content').execute()).map((row) => row.content);
    const soon = async () => {
      await context.db.transaction().execute((transaction) => context.enqueue(transaction, 'sessions-deletion', {}));
      await jobDone(context.pool, 'sessions-deletion');
    };
    clock.advance(15 * 60_000 - 1);
    await soon();
    expect(await kept()).toHaveLength(2);
    clock.advance(1);
    await soon();
    expect(await kept()).toEqual([{ health: 'insulin' }]);
    const { rows } = await context.pool.query(`select cron from jobs.schedule where name = 'sessions-deletion'`);
    expect(rows).toEqual([{ cron: '*/2 * * * *' }]);
    await context.db.deleteFrom('drafts').execute();
  });

  test('is deleted when the user logs out, and kept when the session expires', async () => {
    const { email } = await accounts.createPerson();
    const first = await signInElsewhere(email);
    await save(first, { text: 'a' });
    await first.DELETE('/session', { params: { query: { keepDrafts: true } } });
    const second = await signInElsewhere(email);
    expect((await read(second))?.content).toEqual({ text: 'a' });
    await second.DELETE('/session');
    expect(await read(await signInElsewhere(email))).toBeNull();
  });

  test('a guest’s draft passes to the user who logs in with that browser', async () => {
    const { email, client } = await accounts.createPerson();
    await save(client, { text: 'older' });
    await save(client, { text: 'mine' }, 'prayer');
    const guest = await createGuest();
    await save(guest, { text: 'typed just now' });
    await guest.POST('/session', { body: { email, password: testPassword } });
    expect([(await read(client))?.content, (await read(client, 'prayer'))?.content]).toEqual([
      { text: 'typed just now' },
      { text: 'mine' },
    ]);
    expect(
      await accounts.server.context.db.selectFrom('drafts').select('key').where('session_id', 'is not', null).execute(),
    ).not.toContainEqual({ key });
  });

  test('holds up to 64 kB', async () => {
    const { client } = await accounts.createPerson();
    const fits = 64 * 1024 - '{"text":""}'.length;
    expect((await save(client, { text: 'x'.repeat(fits) })).status).toBe(204);
    expect((await save(client, { text: 'x'.repeat(fits + 1) })).error?.code).toBe('payload-too-large');
    expect((await save(client, { text: 'ñ'.repeat(fits / 2 + 1) })).error?.code).toBe('payload-too-large');
    expect(String((await read(client))?.content['text'])).toHaveLength(fits);
  });

  test('counts toward a limit of twenty; the oldest one makes room', async () => {
    const { client } = await accounts.createPerson();
    for (let count = 0; count < 21; count += 1) {
      clock.advance(1);
      await save(client, { count }, `form:${String(count)}`);
    }
    expect(await read(client, 'form:0')).toBeNull();
    expect((await read(client, 'form:1'))?.content).toEqual({ count: 1 });
    expect((await read(client, 'form:20'))?.content).toEqual({ count: 20 });
  });

  test('of a guest counts toward a limit of eight, and toward what guests of a network may save', async () => {
    const guest = await createGuest();
    for (let count = 0; count < 9; count += 1) {
      clock.advance(1);
      await save(guest, { count }, `form:${String(count)}`);
    }
    expect(await read(guest, 'form:0')).toBeNull();
    expect((await read(guest, 'form:1'))?.content).toEqual({ count: 1 });
    const { database } = accounts;
    const limited = await startTestServer({
      database: database.config,
      clock: clock.now,
      trustProxy: true,
      limits: { guestDrafts: { points: 2, seconds: 900 } },
    });
    try {
      const { response } = await limited.client.POST('/session/guest');
      const other = limited.clientWith({
        Cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        'X-Forwarded-For': '198.51.100.7',
      });
      const saved = [await save(other, {}), await save(other, {}), await save(other, {})];
      expect(saved.map(({ status }) => status)).toEqual([204, 204, 429]);
    } finally {
      await limited.close();
    }
  });

  test('several saved at the same moment leave one of them whole', async () => {
    const { client } = await accounts.createPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, count) => save(client, { count })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await read(client)).toMatchObject({ version: 1 });
  });
});

describe('hostile input', () => {
  async function put(draftKey: string, body: string, cookie: string) {
    const response = await fetch(`${accounts.server.url}/api/drafts/${draftKey}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body,
    });
    return response.status;
  }

  test.each([
    ['a text that cannot be stored', '{"version":1,"content":{"a":"\\u0000"}}', 400],
    ['a name that cannot be stored', '{"version":1,"content":{"\\u0000":1}}', 400],
    ['half a character', '{"version":1,"content":{"a":["\\ud800"]}}', 400],
    ['a list for content', '{"version":1,"content":[]}', 400],
    ['an owner of its own', '{"version":1,"content":{},"userId":0}', 400],
    ['a version that is no number', '{"version":"1","content":{}}', 400],
    ['many values', `{"version":1,"content":{"a":[${'1,'.repeat(5_000)}1]}}`, 413],
    ['more than any body may be', `{"version":1,"content":{"a":"${'x'.repeat(200_000)}"}}`, 413],
    ['something nested deep', `{"version":1,"content":${'{"a":'.repeat(1_900)}1${'}'.repeat(1_900)}}`, 413],
    ['something as deep as a form', `{"version":1,"content":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`, 204],
    ['a prototype', '{"version":1,"content":{"__proto__":{"isAdmin":true}}}', 400],
  ])('%s gets the right status', async (_what, body, status) => {
    const { cookie } = await accounts.createPerson();
    expect(await put(key, body, cookie)).toBe(status);
  });

  test.each(['Registration', '1', 'a b', `a${'x'.repeat(120)}`, '..%2Fa', 'a%00'])(
    'the key %j is not found',
    async (draftKey) => {
      const { cookie } = await accounts.createPerson();
      expect(await put(encodeURIComponent(decodeURIComponent(draftKey)), '{"version":1,"content":{}}', cookie)).toBe(
        404,
      );
    },
  );
});
