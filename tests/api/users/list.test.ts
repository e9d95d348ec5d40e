import { afterAll, beforeAll, expect, test } from 'vitest';
import type { paths } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Query = NonNullable<paths['/users']['get']['parameters']['query']>;

const clock = createClock('2027-04-01T12:00:00Z');
/** First name, last name, email, phone, types. */
const people = [
  ['Ana', 'Núñez', 'ana@example.org', '+12025550101', 'U'],
  ['Zoë', 'Álvarez', 'zoe@example.org', undefined, 'U,G'],
  ['Carl', 'Alvarez', 'carl@parish.org', undefined, 'R'],
  ['John', 'O’Brien', 'john@example.org', '+34600123456', 'S,P'],
  ['Bob', '100%', 'bob@example.org', undefined, 'U'],
] as const;
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const administrator = await signInAs(server.context.db, 'A', clock.now());
  staff = server.clientWith({ Cookie: administrator.cookie });
  for (const [firstName, lastName, email, phone, userType] of people) {
    clock.advance(60_000);
    await staff.POST('/users', {
      body: { firstName, lastName, email, ...(phone && { phone }), userType, language: 'en' },
    });
  }
  for (const [minutes, email] of ['zoe@example.org', 'john@example.org'].entries()) {
    const last_sign_in_at = new Date(clock.now().getTime() + minutes * 60_000);
    await server.context.db.updateTable('users').set({ last_sign_in_at }).where('email', '=', email).execute();
  }
  const { data } = await staff.GET('/users', { params: { query: { search: 'bob' } } });
  const { id: userId = -1 } = data?.items[0] ?? {};
  await staff.PATCH('/users/{userId}', { params: { path: { userId } }, body: { version: 1, isActive: false } });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function list(query: Query) {
  const { data } = await staff.GET('/users', { params: { query } });
  if (!data) throw new Error('no list');
  return data;
}

/** Returns the first names, without the administrator who makes the request. */
async function firstNames(query: Query): Promise<string[]> {
  return (await list(query)).items.map(({ firstName }) => firstName).filter((name) => name !== 'Rosa');
}

test('by name in language order, ignoring accents, with every field that the table shows', async () => {
  const page = await list({});
  expect(page).toMatchObject({ page: 1, pageSize: 25, total: 6, totalIsExact: true });
  expect(page.items.map(({ lastName }) => lastName)).toEqual([
    '100%',
    'Alvarez',
    'Álvarez',
    'Núñez',
    'O’Brien',
    'Vega',
  ]);
  expect(page.items[0]).toEqual({
    id: page.items[0]?.id,
    firstName: 'Bob',
    lastName: '100%',
    email: 'bob@example.org',
    userType: 'U',
    state: 'inactive',
    createdAt: '2027-04-01T12:05:00.000Z',
    lastSignInAt: null,
  });
});

test.each<[NonNullable<Query['sort']>, string[]]>([
  ['-name', ['John', 'Ana', 'Zoë', 'Carl', 'Bob']],
  ['email', ['Ana', 'Bob', 'Carl', 'John', 'Zoë']],
  ['createdAt', ['Ana', 'Zoë', 'Carl', 'John', 'Bob']],
  ['-createdAt', ['Bob', 'John', 'Carl', 'Zoë', 'Ana']],
  // John logged in last, Zoë before him; the others never did.
  ['-lastSignInAt', ['John', 'Zoë', 'Ana', 'Carl', 'Bob']],
  ['lastSignInAt', ['Bob', 'Carl', 'Ana', 'Zoë', 'John']],
])('sorts by %s', async (sort, expected) => {
  expect(await firstNames({ sort })).toEqual(expected);
});

test('every order is stable over pages', async () => {
  for (const sort of [
    'name',
    '-name',
    'email',
    '-email',
    'createdAt',
    '-createdAt',
    'lastSignInAt',
    '-lastSignInAt',
  ] as const) {
    const pages = await Promise.all([1, 2].map((page) => list({ sort, pageSize: 5, page })));
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(6);
  }
});

test.each<[string, string[]]>([
  ['nunez', ['Ana']],
  ['ÁLVAREZ', ['Carl', 'Zoë']],
  ['alvarez zoe', ['Zoë']],
  ['parish', ['Carl']],
  ['+34600', ['John']],
  ['100%', ['Bob']],
  ['_', []],
  ['nobody', []],
])('finds %j', async (search, expected) => {
  expect((await firstNames({ search })).sort()).toEqual(expected);
});

test('finds a name after it was changed', async () => {
  const { items } = await list({ search: 'carl' });
  const { id: userId = -1 } = items[0] ?? {};
  await staff.PATCH('/users/{userId}', { params: { path: { userId } }, body: { version: 1, firstName: 'Károly' } });
  expect(await firstNames({ search: 'karoly' })).toEqual(['Károly']);
  expect(await firstNames({ search: 'carl alvarez' })).toEqual(['Károly']);
  await staff.PATCH('/users/{userId}', { params: { path: { userId } }, body: { version: 2, firstName: 'Carl' } });
});

test('filters by one of the types held, and by state', async () => {
  expect(await firstNames({ type: 'U' })).toEqual(['Bob', 'Zoë', 'Ana']);
  expect(await firstNames({ type: 'P' })).toEqual(['John']);
  expect(await firstNames({ type: 'C' })).toEqual([]);
  expect(await firstNames({ state: 'inactive' })).toEqual(['Bob']);
  expect(await firstNames({ state: 'active', type: 'U', search: 'example.org' })).toEqual(['Zoë', 'Ana']);
});

test('refuses unknown sort, filter and page values', async () => {
  const { error } = await staff.GET('/users', {
    params: {
      query: { sort: 'password_hash' as 'name', page: 0, pageSize: 1000, type: 'X' as 'A', state: 'gone' as 'active' },
    },
  });
  expect(error).toMatchObject({
    errors: [
      { pointer: '/page', rule: 'minimum' },
      { pointer: '/pageSize', rule: 'maximum', params: { limit: 100 } },
      { pointer: '/sort', rule: 'enum' },
      { pointer: '/type', rule: 'enum' },
      { pointer: '/state', rule: 'enum' },
    ],
  });
});

test('D sees everyone', async () => {
  const { cookie } = await signInAs(server.context.db, 'D', clock.now());
  const { data } = await server.clientWith({ Cookie: cookie }).GET('/users', { params: { query: { type: 'A' } } });
  expect(data?.total).toBe(1);
});
