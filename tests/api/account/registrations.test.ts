import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';
import type { TestClient } from '../../support/servers/server.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

async function register(client: TestClient, email: string) {
  const { data } = await client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      contact: buildContact({ email }),
      members: [buildMember(), buildMember({ firstName: 'Luis' })],
    }),
  });
  if (!data) throw new Error('not registered');
  clock.advance(1000);
  return data;
}

test('a user finds their own registrations, newest first, with the key to each; nobody else does', async () => {
  const person = await accounts.createPerson('U', { isEmailConfirmed: false });
  const other = await accounts.createPerson();
  const first = await register(person.client, 'someone.else@example.org');
  const second = await register(person.client, 'someone.else@example.org');
  // An address proves nothing until it is verified.
  await register(accounts.server.client, person.email);
  const { data } = await person.client.GET('/account/registrations', { params: { query: { lng: 'es' } } });
  expect(data?.items.map(({ id, key, people }) => [id, key, people])).toEqual([
    [second.registration.id, second.key, 2],
    [first.registration.id, first.key, 2],
  ]);
  expect(data?.items[0]).toMatchObject({
    state: 'pendingPayment',
    hasEnded: false,
    payment: { paidCents: 0 },
    event: { name: expect.stringContaining('Convención') as string },
  });
  expect((await other.client.GET('/account/registrations')).data?.items).toEqual([]);
});

test('a user who has confirmed an address also finds the registrations under it', async () => {
  const person = await accounts.createPerson('U', { isEmailConfirmed: true });
  const { registration, key } = await register(accounts.server.client, person.email.toUpperCase());
  await register(accounts.server.client, `not.${person.email}`);
  const { data } = await person.client.GET('/account/registrations');
  expect(data?.items.map((item) => [item.id, item.key])).toEqual([[registration.id, key]]);
});
