import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderLink } from '../../../api/account/links.ts';
import { createCode } from '../../../api/session/login-codes.ts';
import { createAdministratorLink } from '../../../api/user-desk/administrator-link.ts';
import type { LinkPurpose } from '../../../api/user-desk/administrator-link.ts';
import { hasAdministrator } from '../../../api/users/store.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { createUser, signInAs } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  const limits = { firstAdministrator: { points: 100, seconds: 900 } };
  server = await startTestServer({ database: database.config, clock: clock.now, limits });
});

beforeEach(async () => {
  await server.context.db.deleteFrom('users').execute();
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function newToken(purpose: LinkPurpose = 'first-administrator'): Promise<string> {
  const link = await createAdministratorLink(server.context.db, purpose, 'https://retreats.test', clock.now());
  return new URL(link).hash.slice(1);
}

async function create(token: string, overrides: { email?: string; password?: string } = {}) {
  const { data, error, response } = await server.client.POST('/users/first-administrator', {
    body: {
      token,
      firstName: 'Inés',
      lastName: 'Ruiz',
      email: 'Ines@example.org',
      password: 'Candle-123',
      language: 'es',
      ...overrides,
    },
  });
  return { status: response.status, data, error };
}

test('the link makes the user 0 of type A, once', async () => {
  const token = await newToken();
  expect(await hasAdministrator(server.context.db)).toBe(false);
  const { status, data } = await create(token);
  expect([status, data]).toEqual([201, { id: 0, firstName: 'Inés', lastName: 'Ruiz', userType: 'A', language: 'es' }]);
  expect(await hasAdministrator(server.context.db)).toBe(true);
  expect((await create(token)).error?.code).toBe('link-invalid');
  const signIn = await server.client.POST('/session', { body: { email: 'ines@example.org', password: 'Candle-123' } });
  expect(signIn.response.status).toBe(202);
});

test('several requests at the same moment create one administrator', async () => {
  const token = await newToken();
  const answers = await Promise.all([create(token), create(token), create(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
});

test('only the newest link works', async () => {
  const [old, newest] = [await newToken(), await newToken()];
  expect((await create(old)).error?.code).toBe('link-invalid');
  expect((await create(newest)).status).toBe(201);
});

test.each(['Password1', 'Retreat2027', 'Ines-2027'])(
  'a password that is easily guessed is refused: %s',
  async (password) => {
    const token = await newToken();
    expect((await create(token, { password })).error).toMatchObject({
      errors: [{ pointer: '/password', rule: 'guessable' }],
    });
    expect((await create(token)).status).toBe(201);
  },
);

test('an unknown link and one older than a week open nothing', async () => {
  expect((await create('x'.repeat(43))).status).toBe(410);
  const token = await newToken();
  clock.advance(7 * 24 * 60 * 60_000);
  expect((await create(token)).error?.code).toBe('link-invalid');
});

test.each(['short-A1', 'Candle-12345', 'Aa@$!_%*:?&-'])('the password %j is allowed', async (password) => {
  expect((await create(await newToken(), { password })).status).toBe(201);
});

test.each(['Secret1', 'Candle-123456', 'secret-123', 'Secret 123', 'Secreto-ñ1', 'Secret#123'])(
  'the password %j is refused',
  async (password) => {
    const { status, error } = await create(await newToken(), { password });
    expect(status).toBe(400);
    expect(error).toMatchObject({ errors: [{ in: 'body', pointer: '/password', rule: 'pattern' }] });
  },
);

test('an email that is taken is refused, and the link stays valid', async () => {
  const { email } = await createUser(server.context.db, 'U');
  const token = await newToken();
  const { status, error } = await create(token, { email });
  expect(status).toBe(400);
  expect(error).toMatchObject({ errors: [{ in: 'body', pointer: '/email', rule: 'taken' }] });
  expect((await create(token)).status).toBe(201);
});

test('a first link does not overwrite an administrator; a recovery link does and ends the sessions', async () => {
  const first = await newToken();
  await create(await newToken());
  expect((await create(first, { email: 'thief@example.org' })).status).toBe(410);
  const { status } = await create(await newToken('administrator-recovery'), { email: 'new@example.org' });
  expect(status).toBe(201);
  const { email } = await server.context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', 0)
    .executeTakeFirstOrThrow();
  expect(email).toBe('new@example.org');
});

test('recovery ends the sessions, the codes, the links and the proposed addresses of the account', async () => {
  await create(await newToken());
  const { db } = server.context;
  const { challengeId } = await createCode(db, server.context.secrets, 0, clock.now());
  const code = server.context.secrets.signInCode(challengeId);
  await db
    .transaction()
    .execute((transaction) =>
      orderLink(
        server.context,
        transaction,
        { purpose: 'password-reset', userId: 0, email: 'ines@example.org' },
        clock.now(),
      ),
    );
  await db
    .insertInto('proposed_addresses')
    .values({
      ...{ id: crypto.randomUUID(), user_id: 0, email: 'thief@example.org' },
      ...{ proposed_at: clock.now(), effective_at: clock.now(), expires_at: clock.now(), confirmed_at: clock.now() },
    })
    .execute();
  const { cookie, userId } = await signInAs(server.context.db, 'A', clock.now());
  await server.context.db.updateTable('sessions').set({ user_id: 0 }).where('user_id', '=', userId).execute();
  expect((await create(await newToken('administrator-recovery'))).error).toBeUndefined();
  const { data } = await server.clientWith({ Cookie: cookie }).GET('/session');
  expect(data?.session).toBeNull();
  expect((await server.client.POST('/session/code', { body: { challengeId, code } })).error?.code).toBe('code-expired');
  for (const table of ['one_time_links', 'proposed_addresses'] as const)
    expect(await db.selectFrom(table).select('id').where('user_id', '=', 0).execute()).toEqual([]);
});
