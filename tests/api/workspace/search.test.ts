import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userTypes } from '../../../api/access/rules.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Registration = Pick<components['schemas']['Registration'], 'id' | 'reference'>;

const clock = createClock('2026-12-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let family: Registration;
let alone: Registration;
const clients = new Map<string, TestClient>();

async function register(
  contact: Parameters<typeof buildContact>[0],
  members: Parameters<typeof buildMember>[0][],
): Promise<Registration> {
  clock.advance(60_000);
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      contact: buildContact(contact),
      members: members.map((member) => buildMember(member)),
      quotedTotalCents: 20_000,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration;
}

async function search(q: string, type = 'A', lng: 'en' | 'es' = 'en') {
  const { data, error } = (await clients.get(type)?.GET('/workspace/search', { params: { query: { q, lng } } })) ?? {};
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

const references = async (q: string) => (await search(q)).parties?.map(({ reference }) => reference);

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  for (const type of userTypes)
    clients.set(type, server.clientWith({ Cookie: (await signInAs(server.context.db, type, clock.now())).cookie }));
  family = await register(
    { firstName: 'Begoña', lastName: 'Ibáñez', email: 'bego@example.org', phone: '+525512345678' },
    [
      { firstName: 'Begoña', lastName: 'Ibáñez' },
      { firstName: 'José María', lastName: 'Ibáñez Lugo', age: 39 },
    ],
  );
  alone = await register({ firstName: 'Tom', lastName: 'Lugo', email: 'tom@example.org', phone: '+12025550123' }, [
    { firstName: 'Tom', lastName: 'Lugo' },
    { firstName: 'Li', lastName: 'Xu' },
  ]);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test.each([
  ['the contact’s name without accents, in any order', 'ibanez begona'],
  ['the beginning of a name', 'BEGO'],
  ['an email', 'bego@example.org'],
  ['a phone as it is stored', '+525512345678'],
  ['a phone as people write it', '+52 (55) 1234-5678'],
  ['a part of a phone', '1234 5678'],
  ['someone who comes along', 'maria jose lugo'],
])('a party is found by %s', async (_, q) => {
  expect(await references(q)).toEqual([family.reference]);
});

test('by the reference with and without its hyphen, in any case', async () => {
  const { reference } = alone;
  for (const q of [reference, reference.replace('-', ''), reference.toLowerCase(), reference.replace('-', ' ')])
    expect(await references(q), q).toEqual([reference]);
});

test('by a family’s own link', async () => {
  const link = `https://x.test/retreat-registration/a/confirmation?registration=${family.id}`;
  expect(await references(link)).toEqual([family.reference]);
  expect(await references(family.id)).toEqual([family.reference]);
});

test('the latest first, and with the name that matched if it was not the contact', async () => {
  const { parties } = await search('lugo');
  expect(parties).toEqual([
    {
      id: alone.id,
      reference: alone.reference,
      contactFirstName: 'Tom',
      contactLastName: 'Lugo',
      eventName: 'New York Bible Convention 2027',
      partySize: 2,
      ...{ state: 'pendingPayment', paymentStatus: 'unpaid', isOverdue: false, asksForHelp: false },
      ...{ isClosed: false, hasEnded: false, isAddressConfirmed: false },
    },
    expect.objectContaining({ id: family.id, memberName: 'José María Ibáñez Lugo' }),
  ]);
});

test('a party has the status that the list of parties shows', async () => {
  const params = { path: { registrationId: family.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } };
  const body = { kind: 'payment', method: 'Check', amountCents: 5_000, receivedOn: '2026-11-30' } as const;
  await clients.get('A')?.POST('/registrations/{registrationId}/payments', { params, body });
  const [found] = (await search('ibanez begona')).parties ?? [];
  expect(found).toMatchObject({ state: 'pendingPayment', paymentStatus: 'partPaid' });
  const query = { search: 'ibanez begona', lng: 'en' } as const;
  const listed = await clients.get('A')?.GET('/registrations', { params: { query } });
  expect(listed?.data?.items).toMatchObject([found]);
});

test('a name too short for the index is found, and an unknown name is not', async () => {
  expect(await references('xu')).toEqual([alone.reference]);
  expect(await references('qqq')).toEqual([]);
  expect(await references('100%')).toEqual([]);
});

test('an apostrophe finds every other, in texts that were stored before too', async () => {
  const { db } = server.context;
  const party = await register(
    { firstName: 'Nora', lastName: 'O’Dell', email: 'nora@example.org', phone: '+12025550144' },
    [
      { firstName: 'Nora', lastName: 'O’Dell' },
      { firstName: 'Ian', lastName: "D'Arcy" },
    ],
  );
  for (const q of ["o'dell", 'O’Dell nora', 'o`dell']) expect(await references(q), q).toEqual([party.reference]);
  expect((await search('ian d’arcy')).parties).toEqual([expect.objectContaining({ memberName: "Ian D'Arcy" })]);
  await db.updateTable('registrations').set({ search_text: 'nora o’dell' }).where('id', '=', party.id).execute();
  expect(await references("o'dell")).toEqual([party.reference]);
  await db.updateTable('users').set({ last_name: 'O’Dell' }).where('user_type', '=', 'C').execute();
  expect((await search("rosa o'dell")).users).toEqual([expect.objectContaining({ lastName: 'O’Dell' })]);
  await db.updateTable('users').set({ last_name: 'Vega' }).where('user_type', '=', 'C').execute();
});

test('users by name, and events by their name in either language', async () => {
  expect((await search('vega rosa')).users).toHaveLength(userTypes.length);
  expect((await search('ve ro')).users).toHaveLength(userTypes.length);
  expect((await search('Nueva York')).events).toEqual([
    expect.objectContaining({ id: 'new-york-convention-2027', name: 'New York Bible Convention 2027' }),
  ]);
  expect((await search('new york', 'A', 'es')).events[0]?.name).not.toBe('New York Bible Convention 2027');
});

test.each([
  [
    'A',
    ['events', 'mailings', 'messages', 'onlineSessions', 'parties', 'rooms', 'sabbathRequests', 'staffEvents', 'users'],
  ],
  ['R', ['events', 'mailings', 'onlineSessions', 'parties', 'rooms', 'staffEvents']],
  ['D', ['events', 'prayerRequests', 'sabbathRequests', 'users']],
  ['C', ['events']],
  ['S', ['events', 'onlineSessions', 'sabbathRequests']],
  ['P', ['events', 'prayerRequests']],
])('type %s finds only what its lists show', async (type, groups) => {
  expect(Object.keys(await search('vega', type)).sort()).toEqual(groups);
  expect(Object.keys(await search(family.id, type)).sort()).toEqual(groups);
});

test('a message and a Saturday request are found by the sender’s name and email, by users who read them', async () => {
  const { db } = server.context;
  const form = {
    first_name: 'Ofelia',
    last_name: 'Núñez',
    email: 'ofelia@example.org',
    search_text: 'ofelia nunez ofelia@example.org',
    language: 'en',
    origin: 'app',
    body_hash: '',
    state: 'new',
    created_at: clock.now(),
    updated_at: clock.now(),
    delete_after: new Date('2028-01-01'),
  } as const;
  const [message, saturday] = [randomUUID(), randomUUID()];
  await db
    .insertInto('contact_messages')
    .values({ ...form, held_reasons: [], id: message, idempotency_key: message, message: 'Is there a train?' })
    .execute();
  await db
    .insertInto('sabbath_requests')
    .values({ ...form, held_reasons: [], id: saturday, idempotency_key: saturday, kind: 'prayer', day: '2026-12-05' })
    .execute();
  const found = (id: string) => [{ id, name: 'Núñez, Ofelia', receivedAt: clock.now().toISOString() }];
  for (const q of ['nuñez ofel', 'ofelia@example.org']) {
    const { messages, sabbathRequests } = await search(q, 'A');
    expect(messages, q).toEqual(found(message));
    expect(sabbathRequests, q).toEqual(found(saturday));
  }
  expect((await search('ofelia', 'S')).sabbathRequests).toEqual(found(saturday));
  expect(await search('ofelia', 'S')).not.toHaveProperty('messages');
  expect((await search('ofelia nadie', 'A')).messages).toEqual([]);
});

test('bulk emails are found by their subject in either language', async () => {
  const text = { subject: '', text: '' };
  const texts = JSON.stringify({ en: { ...text, subject: 'What to bring' }, es: { ...text, subject: 'Qué traer' } });
  const columns = {
    id: randomUUID(),
    state: 'draft' as const,
    audience: '{"eventIds":[]}',
    texts,
    created_at: clock.now(),
  };
  await server.context.db.insertInto('mailings').values(columns).execute();
  const found = [{ id: columns.id, subject: 'What to bring', createdAt: clock.now().toISOString() }];
  expect((await search('bring what', 'R')).mailings).toEqual(found);
  expect((await search('que traer', 'A')).mailings).toEqual(found);
  expect((await search('traer nada', 'A')).mailings).toEqual([]);
});

test('reports are found by number and by name in either language, by users who may run them', async () => {
  const found = async (q: string, type: string) =>
    (await search(q, type)).reports?.map(({ reportId, name }) => `${String(reportId)} ${name}`);
  expect(await found('10', 'A')).toEqual(['10 Emails to parties']);
  expect(await found('3', 'A')).toEqual(['3 Payments and refunds']);
  expect(await found('3 - Pagos y dev', 'A')).toEqual(['3 Payments and refunds']);
  expect(await found('7', 'A')).toBeUndefined();
  expect(await found('peticiones de oracion', 'D')).toEqual(['7 Prayer requests']);
  expect(await found('prayer', 'A')).toBeUndefined();
  expect(await found('10', 'P')).toBeUndefined();
});

test.each(['U', 'G'])('type %s has no search', async (type) => {
  const { response } = (await clients.get(type)?.GET('/workspace/search', { params: { query: { q: 'vega' } } })) ?? {};
  expect(response?.status).toBe(403);
});

test('fewer than two characters are refused, except a digit', async () => {
  const { response } = (await clients.get('A')?.GET('/workspace/search', { params: { query: { q: 'a' } } })) ?? {};
  expect(response?.status).toBe(400);
});
