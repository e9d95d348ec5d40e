import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { createUser, signInAs } from '../../support/users.ts';

type Change = Omit<components['schemas']['UpdateUserRequest'], 'version'>;

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

beforeEach(async () => {
  await server.context.db.deleteFrom('users').execute();
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function administrator(): Promise<{ client: TestClient; id: number }> {
  const { cookie, userId } = await signInAs(server.context.db, 'A', clock.now());
  return { client: server.clientWith({ Cookie: cookie }), id: userId };
}

async function change(client: TestClient, userId: number, body: Change): Promise<string> {
  const { error, response } = await client.PATCH('/users/{userId}', {
    params: { path: { userId } },
    body: { version: 1, ...body },
  });
  return error?.code ?? String(response.status);
}

/** Returns how many administrators can log in. */
async function countAdministrators(): Promise<number> {
  const rows = await server.context.db
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where('user_type', 'like', '%A%')
    .execute();
  return rows.length;
}

const ways: readonly Change[] = [{ userType: 'U' }, { isActive: false }];

test.each(ways)('the only administrator cannot be removed: %j', async (way) => {
  const only = await administrator();
  expect(await change(only.client, only.id, way)).toBe('last-administrator');
  expect(await countAdministrators()).toBe(1);
});

test.each(ways)('an administrator who cannot log in does not count: %j', async (way) => {
  const only = await administrator();
  const { id } = await createUser(server.context.db, 'A');
  await server.context.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
  expect(await change(only.client, only.id, way)).toBe('last-administrator');
});

test.each(ways)('one administrator can remove another: %j', async (way) => {
  const [one, other] = [await administrator(), await administrator()];
  expect(await change(one.client, other.id, way)).toBe('200');
  expect(await change(other.client, one.id, way)).toBe('unauthenticated');
  expect(await countAdministrators()).toBe(1);
});

// Each round is a separate race, and all must succeed.
test.each([1, 2, 3, 4, 5])('two administrators remove each other at the same moment, and one fails (%i)', async () => {
  for (const way of ways) {
    const [one, other] = [await administrator(), await administrator()];
    await createUser(server.context.db, 'A');
    const answers = await Promise.all([change(one.client, other.id, way), change(other.client, one.id, way)]);
    const failed = answers.filter((answer) => answer !== '200');
    expect(failed).toHaveLength(1);
    expect(['user-not-yours', 'unauthenticated']).toContain(failed[0]);
    expect(await countAdministrators()).toBe(2);
    await server.context.db.deleteFrom('users').execute();
  }
});

test('at least one administrator is left when four remove each other at the same moment', async () => {
  const all = await Promise.all([administrator(), administrator(), administrator(), administrator()]);
  const attacks = all.flatMap(({ client }, index) =>
    all.filter((_, other) => other !== index).map(({ id }) => change(client, id, { userType: 'U' })),
  );
  const answers = await Promise.all(attacks);
  const left = await countAdministrators();
  expect(left).toBeGreaterThanOrEqual(1);
  expect(answers.filter((answer) => answer === '200')).toHaveLength(4 - left);
});

test('an administrator who is demoted at the same moment can no longer create users', async () => {
  const [one, other] = [await administrator(), await administrator()];
  const person = {
    firstName: 'Eva',
    lastName: 'Sol',
    email: 'eva@example.org',
    language: 'es',
    userType: 'A',
  } as const;
  const create = async () => {
    const { error, response } = await other.client.POST('/users', { body: person });
    return error?.code ?? String(response.status);
  };
  const [removed, made] = await Promise.all([change(one.client, other.id, { userType: 'U' }), create()]);
  expect(removed).toBe('200');
  const exists = await server.context.db.selectFrom('users').select('id').where('email', '=', person.email).execute();
  // Either the user was created first, or the request failed.
  expect(exists).toHaveLength(made === '201' ? 1 : 0);
  expect(['201', 'invalid-request', 'unauthenticated']).toContain(made);
});
