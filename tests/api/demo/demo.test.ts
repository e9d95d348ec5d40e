import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../api/demo/seed.ts';
import type { DemoAccount } from '../../../api/demo/accounts.ts';
import { forms } from '../../../api/platform/contract/forms.gen.ts';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const clock = createClock('2031-02-28T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let accounts: DemoAccount[];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now, demo: true });
  accounts = await seedDemo(server.parts);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('there is an account of each type, and one can sign in with it', async () => {
  expect(
    accounts
      .map(({ userType }) => userType)
      .sort()
      .join(''),
  ).toBe('ACDGPRSU');
  for (const { email, password } of accounts) {
    expect(password).toMatch(new RegExp(forms.FirstAdministratorRequest.$defs.Password.pattern));
    const { response } = await server.client.POST('/session', { body: { email, password } });
    expect([200, 202]).toContain(response.status);
  }
});

test('a retreat is open whatever the year, with places left and families registered', async () => {
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'demo-retreat' } } });
  expect(data?.registration.state).toBe('open');
  const placesLeft = data?.registration.placesLeft ?? 0;
  expect(placesLeft).toBeGreaterThan(0);
  expect(placesLeft).toBeLessThan(120);
  const { data: site } = await server.client.GET('/site');
  expect(site).toMatchObject({ demo: true, openRetreat: { id: 'demo-retreat' } });
  const past = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'demo-past-retreat' } } });
  expect(past.data?.registration.state).toBe('completed');
});

test('a later start moves the dates on, changes the passwords and keeps the registrations', async () => {
  const { db } = server.parts;
  const references = async () =>
    (await db.selectFrom('registrations').select('reference').orderBy('reference').execute()).map(
      ({ reference }) => reference,
    );
  const before = await references();
  expect(before.length).toBeGreaterThan(110);
  clock.set('2031-03-20T12:00:00Z');
  const again = await seedDemo(server.parts);
  expect(await references()).toEqual(before);
  expect(again.map(({ password }) => password)).not.toEqual(accounts.map(({ password }) => password));
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'demo-retreat' } } });
  expect(data?.registration.state).toBe('open');
});

test('the emails that are sent can be read, newest first', async () => {
  const { response } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: 'demo-retreat',
      quotedTotalCents: 20_000,
      contact: buildContact({ email: 'mail@example.org' }),
    }),
  });
  expect(response.status).toBe(201);
  const find = async () => {
    const { data } = await server.client.GET('/demo/mail');
    return data?.items.find(({ to }) => to === 'mail@example.org');
  };
  await expect.poll(find, { timeout: 20_000 }).toMatchObject({ to: 'mail@example.org' });
  const mail = await find();
  expect(mail?.subject).toContain('Weekend of Renewal');
  expect(mail?.text).toContain('$200.00');
});

test('elsewhere there is no such page', async () => {
  const real = await startTestServer({ database: database.config, clock: clock.now });
  try {
    expect((await real.client.GET('/demo/mail')).response.status).toBe(404);
  } finally {
    await real.close();
  }
});

test('anyone who tries it chooses how PayPal answers refunds, in either language', async () => {
  const control = `${server.url}/demo/paypal/control`;
  const read = async (query = '') => (await fetch(`${control}${query}`)).text();
  expect(await read()).toContain('Chosen: <strong>Completed</strong>');
  const chosen = await fetch(control, { method: 'POST', body: new URLSearchParams({ next: '1', status: 'PENDING' }) });
  expect(chosen.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await read('?lng=es')).toContain('Elegido: <strong>Pendiente: termina después</strong>');
  // What is no outcome changes nothing.
  await fetch(control, { method: 'POST', body: new URLSearchParams({ next: '1', status: '"><script>' }) });
  expect(await read()).toContain('Chosen: <strong>Pending: finished later</strong>');
});
