import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../api/audit/audit.ts';
import { auditActions } from '../../../api/platform/contract/enums.gen.ts';
import type { paths } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { createEvent, text } from '../../factories/event.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { createUser, signInAs } from '../../support/users.ts';

type Query = NonNullable<paths['/audit']['get']['parameters']['query']>;

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let administrator: TestClient;
let administratorId: number;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  const { cookie, userId: id } = await signInAs(db, 'A', clock.now());
  administrator = server.clientWith({ Cookie: cookie });
  administratorId = id;
  userId = (await createUser(db, 'U')).id;
  const days = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2027, 1, day + 1, 12)));
  const signedIn = { action: 'signed-in', actorUserId: userId, subject: `user:${String(userId)}` } as const;
  await db.transaction().execute(async (transaction) => {
    await audit(
      transaction,
      ...days.map((at) => ({ at, ...signedIn })),
      { at: new Date('2027-03-05T12:00:00Z'), action: 'sign-in-failed', subject: 'nobody' },
      { at: new Date('2027-03-06T12:00:00Z'), action: 'account-closed', actorUserId: 4711, subject: 'user:4711' },
    );
  });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function list(query: Query) {
  const { data } = await administrator.GET('/audit', { params: { query } });
  if (!data) throw new Error('no audit trail');
  return data;
}

describe('listAuditEntries', () => {
  test('newest first, with the names as they are now', async () => {
    const page = await list({});
    expect(page).toMatchObject({ page: 1, pageSize: 25, totalIsExact: true });
    expect(page.items).toHaveLength(25);
    // Viewing the trail is itself the newest entry.
    expect(page.items[0]).toMatchObject({
      action: 'audit-viewed',
      actorUserId: administratorId,
      actorName: 'Rosa Vega',
      subject: 'audit',
      subjectName: null,
    });
    expect(page.items[1]).toEqual({
      id: page.items[1]?.id,
      at: '2027-03-06T12:00:00.000Z',
      action: 'account-closed',
      actorUserId: 4711,
      actorName: null,
      subject: 'user:4711',
      subjectName: null,
      details: {},
    });
    expect(page.items[2]).toMatchObject({ action: 'sign-in-failed', actorUserId: null, subject: 'nobody' });
    await server.context.db.updateTable('users').set({ first_name: 'Eva' }).where('id', '=', userId).execute();
    expect((await list({})).items[3]).toMatchObject({
      action: 'signed-in',
      actorName: 'Eva Vega',
      subjectName: 'Eva Vega',
    });
  });

  test("an event has its name in the reader's language", async () => {
    const { db } = server.context;
    await createEvent(db, 'lent', { texts: { en: { ...text, name: 'Lent' }, es: { ...text, name: 'Cuaresma' } } });
    const published = { at: new Date('2027-02-10T13:00:00Z'), action: 'event-published' } as const;
    await db
      .transaction()
      .execute((transaction) =>
        audit(transaction, { ...published, actorUserId: administratorId, subject: 'event:lent' }),
      );
    const namesIn = async (lng: 'en' | 'es') =>
      (await list({ action: 'event-published', lng })).items.map(({ subjectName }) => subjectName);
    expect(await namesIn('en')).toEqual(['Lent']);
    expect(await namesIn('es')).toEqual(['Cuaresma']);
  });

  test('every page shows other entries', async () => {
    const pages = await Promise.all([1, 2].map((page) => list({ page, action: 'signed-in' })));
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(30);
    expect(pages[0]?.total).toBe(30);
  });

  test.each<[string, () => Query, number]>([
    ['action', () => ({ action: 'account-closed' }), 1],
    ['who', () => ({ actorUserId: userId }), 30],
    ['subject', () => ({ subject: 'nobody' }), 1],
    ['from', () => ({ from: '2027-03-01T12:00:00Z' }), 5],
    ['to', () => ({ to: '2027-02-03T12:00:00Z' }), 2],
    [
      'all of it',
      () => ({
        action: 'signed-in',
        actorUserId: userId,
        from: '2027-02-03T00:00:00-05:00',
        to: '2027-02-05T00:00:00-05:00',
      }),
      2,
    ],
    ['nothing that fits', () => ({ action: 'password-changed' }), 0],
  ])('filters by %s', async (_name, query, expected) => {
    expect((await list(query())).total).toBe(expected);
  });

  test('refuses invalid moments', async () => {
    for (const moment of ['9999-12-31T23:59:60Z', '2026-06-30T23:59:60Z', '2026-13-01T00:00:00Z']) {
      const { error, response } = await administrator.GET('/audit', { params: { query: { from: moment } } });
      expect([response.status, error?.errors], moment).toMatchObject([400, [{ pointer: '/from', rule: 'format' }]]);
    }
  });

  test('refuses unknown filter values', async () => {
    const { error } = await administrator.GET('/audit', {
      params: { query: { action: 'slept' as 'signed-in', from: 'yesterday', page: 0 } },
    });
    expect(error).toMatchObject({
      errors: [
        { pointer: '/page', rule: 'minimum' },
        { pointer: '/action', rule: 'enum' },
        { pointer: '/from', rule: 'format' },
      ],
    });
  });

  test('is for administrators only', async () => {
    for (const userType of ['D', 'R', 'C', 'U']) {
      const { cookie } = await signInAs(server.context.db, userType, clock.now());
      expect((await server.clientWith({ Cookie: cookie }).GET('/audit')).error?.code).toBe('forbidden');
    }
  });

  test('paging through the trail counts as one view', async () => {
    await list({ page: 2 });
    await list({ action: 'signed-in' });
    expect((await list({ action: 'audit-viewed' })).total).toBe(1);
  });
});

describe('listUserHistory', () => {
  test('shows the changes made to a user and who viewed it', async () => {
    const { cookie, userId: deputyId } = await signInAs(server.context.db, 'D', clock.now());
    const deputy = server.clientWith({ Cookie: cookie });
    const history = (page?: number) =>
      deputy.GET('/users/{userId}/history', { params: { path: { userId }, query: page ? { page } : {} } });
    const { data } = await history();
    expect(data).toMatchObject({ page: 1, total: 31 });
    expect(data?.items[0]).toMatchObject({ action: 'user-history-viewed', actorUserId: deputyId });
    expect((await history(2)).data?.items).toHaveLength(6);
    expect((await deputy.GET('/users/{userId}/history', { params: { path: { userId: 4711 } } })).error?.code).toBe(
      'not-found',
    );
  });
});

test('no entry that the product writes holds a name, an address or a secret', async () => {
  const email = 'Private.Person@example.org';
  const { data } = await administrator.POST('/users', {
    body: { firstName: 'Privata', lastName: 'Persona', email, phone: '+12025550147', language: 'en', userType: 'U' },
  });
  const path = { userId: data?.id ?? -1 };
  await administrator.PATCH('/users/{userId}', {
    params: { path },
    body: { version: 1, firstName: 'Otra', email: 'other.person@example.org', userType: 'G' },
  });
  await administrator.POST('/users/{userId}/password-reset', { params: { path } });
  await server.client.POST('/session', { body: { email: 'other.person@example.org', password: 'Wrong-pass1' } });
  const rows = await server.context.db.selectFrom('audit_entries').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/privat|persona|otra|other|example|12025550147|@/i);
  expect(rows.filter(({ action }) => !auditActions.some((known) => known === action))).toEqual([]);
});

test('a sign-in names its network by a keyed hash, and a limit that begins to hold is one entry', async () => {
  const { db, secrets } = server.context;
  const { email } = await createUser(db, 'U');
  const tries = Array.from({ length: 14 }, () =>
    server.client.POST('/session', { body: { email, password: 'Wrong-pass1' } }),
  );
  const statuses = (await Promise.all(tries)).map(({ response }) => response.status).sort();
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  const rows = await db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(11).execute();
  const failed = rows.filter(({ action }) => action === 'sign-in-failed');
  expect(new Set(failed.map(({ details }) => JSON.stringify(details)))).toEqual(
    new Set([JSON.stringify({ network: secrets.auditedNetwork('127.0.0.1') })]),
  );
  expect(rows.filter(({ action }) => action === 'limit-reached').map(({ subject }) => subject)).toEqual([
    'limit:signInNetwork',
  ]);
});
