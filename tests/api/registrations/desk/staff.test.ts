import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { paths } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Query = NonNullable<paths['/registrations']['get']['parameters']['query']>;

const clock = createClock('2027-04-01T12:00:00Z');
const people = [
  ['Ana', 'Núñez', 1],
  ['John', 'O’Brien', 3],
  ['Zoë', 'Álvarez', 2],
  ['María José', 'de la Cruz', 4],
  ['Bob', '100%', 1],
  ['Carl', 'Alvarez', 2],
] as const;
const references: string[] = [];
const ids: string[] = [];
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  await createEvent(db, 'residential');
  const { cookie, userId } = await signInAs(db, 'R', clock.now());
  staffId = userId;
  staff = server.clientWith({ Cookie: cookie });
  for (const [firstName, lastName, size] of people) {
    clock.advance(60_000);
    const residential = size === 4;
    const { data } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        contact: buildContact({ firstName, lastName, email: `${firstName.charAt(0).toLowerCase()}@example.org` }),
        members: Array.from({ length: size }, () => buildMember({ firstName, lastName })),
        ...(residential && { eventId: 'residential', paymentMethod: 'Check', quotedTotalCents: 80_000 }),
      }),
    });
    references.push(data?.registration.reference ?? '');
    ids.push(data?.registration.id ?? '');
  }
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function list(query: Query) {
  const { data } = await staff.GET('/registrations', { params: { query } });
  if (!data) throw new Error('no list');
  return data;
}

async function firstNames(query: Query): Promise<string[]> {
  return (await list(query)).items.map(({ contactFirstName }) => contactFirstName);
}

describe('listRegistrations', () => {
  test('newest first, with every field that the table shows', async () => {
    const page = await list({ pageSize: 5 });
    expect(page).toMatchObject({ page: 1, pageSize: 5, total: 6, totalIsExact: true });
    expect(page.items.map(({ contactFirstName }) => contactFirstName)).toEqual([
      'Carl',
      'Bob',
      'María José',
      'Zoë',
      'John',
    ]);
    expect(page.items[2]).toEqual({
      id: ids[3],
      reference: references[3],
      state: 'pendingPayment',
      eventId: 'residential',
      eventName: 'Weekend of prayer',
      contactFirstName: 'María José',
      contactLastName: 'de la Cruz',
      partySize: 4,
      balanceCents: 80_000,
      dueNowCents: 80_000,
      currency: 'USD',
      paymentStatus: 'unpaid',
      isOverdue: false,
      asksForHelp: false,
      isClosed: false,
      hasEnded: false,
      isAddressConfirmed: false,
      createdAt: '2027-04-01T12:04:00.000Z',
    });
    expect(await firstNames({ pageSize: 5, page: 2 })).toEqual(['Ana']);
    expect(await firstNames({ pageSize: 5, page: 3 })).toEqual([]);
  });

  test.each<[NonNullable<Query['sort']>, string[]]>([
    ['createdAt', ['Ana', 'John', 'Zoë', 'María José', 'Bob', 'Carl']],
    ['partySize', ['1', '1', '2', '2', '3', '4']],
    ['-totalCents', ['80000', '30000', '20000', '20000', '10000', '10000']],
  ])('sorts by %s', async (sort, expected) => {
    const { items } = await list({ sort });
    const shown = items.map((item) => {
      if (sort === 'createdAt') return item.contactFirstName;
      return String(sort === 'partySize' ? item.partySize : item.balanceCents);
    });
    expect(shown).toEqual(expected);
  });

  test('sorts names by language rules, ignoring accents', async () => {
    const { items } = await list({ sort: 'contact' });
    expect(items.map(({ contactLastName }) => contactLastName)).toEqual([
      '100%',
      'Alvarez',
      'Álvarez',
      'de la Cruz',
      'Núñez',
      'O’Brien',
    ]);
  });

  test('every order is stable over pages', async () => {
    for (const sort of [
      'contact',
      '-contact',
      'event',
      '-event',
      'state',
      '-state',
      'partySize',
      '-partySize',
      'totalCents',
      '-totalCents',
      'createdAt',
      '-createdAt',
    ] as const) {
      const pages = await Promise.all([1, 2].map((page) => list({ sort, pageSize: 5, page })));
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(6);
    }
  });

  test.each<[string, string[]]>([
    ['nunez', ['Ana']],
    ['ÁLVAREZ', ['Zoë', 'Carl']],
    ['alvarez zoe', ['Zoë']],
    ['cruz maria', ['María José']],
    ['100%', ['Bob']],
    ['%', ['Bob']],
    ['_', []],
    ['nobody', []],
    ['j@example', ['John']],
  ])('finds %j', async (search, expected) => {
    expect((await firstNames({ search, sort: 'createdAt' })).sort()).toEqual([...expected].sort());
  });

  test('finds by reference, with and without the hyphen', async () => {
    const reference = references[1] ?? '';
    expect(await firstNames({ search: reference })).toEqual(['John']);
    expect(await firstNames({ search: reference.replace('-', '').toLowerCase() })).toEqual(['John']);
  });

  test('filters by event and state', async () => {
    expect(await firstNames({ eventId: 'residential' })).toEqual(['María José']);
    expect((await list({ state: 'pendingPayment' })).total).toBe(6);
    expect(await list({ state: 'cancelled' })).toMatchObject({ items: [], total: 0 });
  });

  test('refuses unknown sort and page values', async () => {
    const { error } = await staff.GET('/registrations', {
      params: { query: { sort: 'contact_email' as 'contact', page: 0, pageSize: 1000 } },
    });
    expect(error).toMatchObject({
      errors: [
        { in: 'query', pointer: '/page', rule: 'minimum' },
        { in: 'query', pointer: '/pageSize', rule: 'maximum', params: { limit: 100 } },
        { in: 'query', pointer: '/sort', rule: 'enum' },
      ],
    });
  });
});

describe('getRegistration', () => {
  test('shows all of it to staff and records who viewed it', async () => {
    const registrationId = ids[0] ?? '';
    const { data } = await staff.GET('/registrations/{registrationId}', {
      params: { path: { registrationId }, query: { lng: 'es' } },
    });
    expect(data).toMatchObject({
      reference: references[0],
      contact: { firstName: 'Ana', lastName: 'Núñez', email: 'a@example.org' },
      event: { name: 'Convención Bíblica de Nueva York 2027' },
    });
    const entries = await server.context.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id'])
      .where('subject', '=', `registration:${registrationId}`)
      .execute();
    expect(entries).toEqual([{ action: 'registration-viewed', actor_user_id: staffId }]);
  });

  test('finds no other registration', async () => {
    const get = (registrationId: string) =>
      staff.GET('/registrations/{registrationId}', { params: { path: { registrationId } } });
    expect((await get('00000000-0000-4000-8000-000000000000')).response.status).toBe(404);
    expect((await get('one')).error?.code).toBe('not-found');
  });
});

test('contacts with one last name are in the order of their first names, and then of their references', async () => {
  for (const firstName of ['Zita', 'Ana', 'Ana', 'Marco'])
    await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        contact: buildContact({ firstName, lastName: 'Tello', email: `${firstName}.tello@example.org` }),
        members: [buildMember({ firstName, lastName: 'Tello' })],
      }),
    });
  const orderOf = async (sort: 'contact' | '-contact') =>
    (await list({ search: 'tello', sort })).items.map((item) => `${item.contactFirstName} ${item.reference}`);
  const order = await orderOf('contact');
  expect(order.map((shown) => shown.split(' ')[0])).toEqual(['Ana', 'Ana', 'Marco', 'Zita']);
  expect(order).toEqual(order.toSorted());
  expect(await orderOf('-contact')).toEqual(order.toReversed());
});
