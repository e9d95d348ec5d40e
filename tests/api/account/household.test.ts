import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer, Person } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';

const clock = createClock('2027-04-01T12:00:00Z');
const leo = { firstName: 'Leo', lastName: 'Vega', birthDate: '2019-02-28' };
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

async function add({ client }: Person, body: typeof leo & { gender?: 'female' | 'male' }) {
  const { data, error, response } = await client.POST('/account/household', { body });
  return { status: response.status, data, error };
}

const at = (memberId: string) => ({ params: { path: { memberId } } });

test('people are added, changed, listed in order and removed', async () => {
  const person = await accounts.createPerson();
  const first = (await add(person, leo)).data;
  clock.advance(1);
  const second = (await add(person, { ...leo, firstName: 'Eva', gender: 'female' })).data;
  const id = first?.id ?? '';
  expect(first).toEqual({ id, ...leo });
  const { data } = await person.client.PUT('/account/household/{memberId}', {
    ...at(id),
    body: { ...leo, lastName: 'Luna', gender: 'male' },
  });
  expect(data).toEqual({ id, ...leo, lastName: 'Luna', gender: 'male' });
  expect((await person.client.GET('/account/household')).data?.items).toEqual([data, second]);
  expect((await person.client.DELETE('/account/household/{memberId}', at(id))).response.status).toBe(204);
  expect((await person.client.DELETE('/account/household/{memberId}', at(id))).response.status).toBe(404);
  expect((await person.client.GET('/account/household')).data?.items).toEqual([second]);
});

test('a household is its owner’s alone', async () => {
  const [person, other] = [await accounts.createPerson(), await accounts.createPerson('A')];
  const id = (await add(person, leo)).data?.id ?? '';
  expect(
    (await other.client.PUT('/account/household/{memberId}', { ...at(id), body: { ...leo, firstName: 'X' } })).response
      .status,
  ).toBe(404);
  expect((await other.client.DELETE('/account/household/{memberId}', at(id))).response.status).toBe(404);
  expect((await other.client.GET('/account/household')).data?.items).toEqual([]);
  expect((await person.client.GET('/account/household')).data?.items).toEqual([{ id, ...leo }]);
});

test.each([
  ['2027-04-02', { rule: 'maximum', params: { limit: '2027-04-01' } }],
  ['1900-01-01', { rule: 'minimum', params: { limit: '1906-04-01' } }],
  ['2019-02-29', { rule: 'format', params: { format: 'date' } }],
  ['28-FEB-2019', { rule: 'format', params: { format: 'date' } }],
])('a birth date of %s is refused beside its field', async (birthDate, error) => {
  const person = await accounts.createPerson();
  const { status, error: problem } = await add(person, { ...leo, birthDate });
  expect(status).toBe(400);
  expect(problem?.errors).toEqual([{ in: 'body', pointer: '/birthDate', ...error }]);
});

test('a household is limited to thirty people, even when the last ones are added at the same moment', async () => {
  const person = await accounts.createPerson();
  for (let count = 0; count < 28; count += 1) await add(person, leo);
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(person, leo)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(answers.map(({ error }) => error?.code)).toContain('household-full');
});

test('household changes are recorded without names', async () => {
  const person = await accounts.createPerson();
  await add(person, leo);
  const rows = await accounts.server.context.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', `user:${String(person.id)}`)
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['household-changed']);
  expect(JSON.stringify(rows)).not.toContain('Leo');
});
