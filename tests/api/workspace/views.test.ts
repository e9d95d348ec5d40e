import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer, Person } from '../../support/servers/account-server.ts';

const clock = createClock('2027-04-01T12:00:00Z');
const overdue = { list: 'registrations', name: 'Overdue', query: 'payment=overdue&sort=event' } as const;
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

const save = ({ client }: Person, body: Partial<typeof overdue> | { name: string } = {}) =>
  client.POST('/workspace/views', { body: { ...overdue, ...body } });

const namesOf = async ({ client }: Person, list: 'registrations' | 'users' = 'registrations') =>
  (await client.GET('/workspace/views', { params: { query: { list } } })).data?.items.map(({ name }) => name);

const at = (viewId: string) => ({ params: { path: { viewId } } });

test('views are saved, listed by name, renamed, replaced and deleted', async () => {
  const person = await accounts.createPerson('R');
  const { data: view, response } = await save(person, { name: '  Overdue   families ' });
  expect(response.status).toBe(201);
  const id = view?.id ?? '';
  expect(view).toEqual({ ...overdue, id, name: 'Overdue families' });
  await save(person, { name: 'arrivals' });
  expect(await namesOf(person)).toEqual(['arrivals', 'Overdue families']);

  const renamed = await person.client.PATCH('/workspace/views/{viewId}', { ...at(id), body: { name: 'Late' } });
  expect(renamed.data).toEqual({ ...overdue, id, name: 'Late' });
  const replaced = await person.client.PATCH('/workspace/views/{viewId}', {
    ...at(id),
    body: { query: 'state=paying' },
  });
  expect(replaced.data).toEqual({ ...overdue, id, name: 'Late', query: 'state=paying' });
  // Renaming a view to its current name is no conflict with itself.
  const same = await person.client.PATCH('/workspace/views/{viewId}', { ...at(id), body: { name: 'LATE' } });
  expect(same.response.status).toBe(200);

  expect((await person.client.DELETE('/workspace/views/{viewId}', at(id))).response.status).toBe(204);
  expect((await person.client.DELETE('/workspace/views/{viewId}', at(id))).response.status).toBe(404);
  expect(await namesOf(person)).toEqual(['arrivals']);
});

test('a name is unique in a list, ignoring case; other lists and other users have their own', async () => {
  const [person, other] = [await accounts.createPerson('A'), await accounts.createPerson('A')];
  await save(person);
  const { error } = await save(person, { name: 'OVERDUE' });
  expect(error).toMatchObject({ status: 409, code: 'view-name-taken' });
  const { data: second } = await save(person, { name: 'Second' });
  const taken = await person.client.PATCH('/workspace/views/{viewId}', {
    ...at(second?.id ?? ''),
    body: { name: 'overdue' },
  });
  expect(taken.error).toMatchObject({ status: 409, code: 'view-name-taken' });
  const elsewhere = await person.client.POST('/workspace/views', { body: { ...overdue, list: 'users' } });
  expect(elsewhere.response.status).toBe(201);
  expect((await save(other)).response.status).toBe(201);
});

test('views are private to their owner, even from an administrator, and are part of the account’s data', async () => {
  const [person, other] = [await accounts.createPerson('R'), await accounts.createPerson('A')];
  const id = (await save(person)).data?.id ?? '';
  expect(await namesOf(other)).toEqual([]);
  const renamed = await other.client.PATCH('/workspace/views/{viewId}', { ...at(id), body: { name: 'Mine' } });
  expect(renamed.error?.code).toBe('not-found');
  expect((await other.client.DELETE('/workspace/views/{viewId}', at(id))).error?.code).toBe('not-found');
  expect(await namesOf(person)).toEqual(['Overdue']);
  const { data } = await person.client.GET('/account/data');
  expect(data?.savedViews).toEqual([{ ...overdue, id }]);
});

test.each([
  ['R', 'users'],
  ['D', 'registrations'],
  ['C', 'registrations'],
  ['A', 'prayer-requests'],
  ['P', 'sabbath-requests'],
  ['D', 'prayer-table'],
  ['R', 'held-forms'],
  ['D', 'mailings'],
  ['S', 'staff-events'],
  ['C', 'online-sessions'],
  ['R', 'audit'],
] as const)('type %s may not save views of the list %s, which it may not open', async (userType, list) => {
  const { client } = await accounts.createPerson(userType);
  const saved = await client.POST('/workspace/views', { body: { ...overdue, list } });
  expect(saved.error).toMatchObject({ status: 403, code: 'forbidden' });
  const listed = await client.GET('/workspace/views', { params: { query: { list } } });
  expect(listed.error).toMatchObject({ status: 403, code: 'forbidden' });
});

test.each([
  ['name', '   '],
  ['name', 'x'.repeat(61)],
  ['name', '<b>Late</b>'],
  ['query', 'state=<script>'],
  ['query', '#elsewhere'],
])('a %s of "%s" is refused', async (field, value) => {
  const person = await accounts.createPerson('R');
  const { error } = await save(person, { [field]: value });
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: `/${field}` }] });
});

test('a list is limited to thirty views, even when the last are saved at the same moment', async () => {
  const person = await accounts.createPerson('R');
  for (let count = 0; count < 28; count += 1) await save(person, { name: `View ${String(count)}` });
  const answers = await Promise.all([1, 2, 3, 4].map((last) => save(person, { name: `Last ${String(last)}` })));
  expect(answers.map(({ response }) => response.status).sort()).toEqual([201, 201, 409, 409]);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['views-full', 'views-full']);
});
