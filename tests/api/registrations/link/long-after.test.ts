import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { startAccountServer } from '../../../support/servers/account-server.ts';
import type { AccountServer } from '../../../support/servers/account-server.ts';
import { callAll, registerOne, replaceWith } from './by-key.ts';

const start = '2027-04-01T12:00:00Z';
/** The event's last day is May 16 in New York, so its 30 days end with June 15. */
const lastInstant = '2027-06-16T03:59:59.999Z';
const after = '2027-06-16T04:00:00Z';
const clock = createClock(start);
let site: AccountServer;

beforeAll(async () => {
  site = await startAccountServer(clock);
  await createEvent(site.server.context.db, 'weekend', { start_date: '14-MAY-2027', end_date: '16-MAY-2027' });
});

beforeEach(() => {
  clock.set(start);
});

afterAll(() => site.close());

async function registerAndPay() {
  const found = await registerOne(site.server, 'weekend');
  const { client } = await site.createPerson('R');
  await client.POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId: found.registration.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: {
      kind: 'payment',
      method: 'Check',
      amountCents: 5_000,
      receivedOn: '2027-04-01',
      checkNumber: '1042',
      note: 'Nuñez',
    },
  });
  return found;
}

const receipts = (registrationId: string, key: string, lng: 'en' | 'es' = 'en') =>
  site.server
    .clientWith({ Authorization: `Bearer ${key}` })
    .GET('/registrations/{registrationId}/own-receipts', { params: { path: { registrationId }, query: { lng } } });

test('until 30 days after the event, in its time zone, a link opens the whole registration', async () => {
  const found = await registerAndPay();
  clock.set(lastInstant);
  const outcomes = await callAll(site.server, found);
  expect(Object.values(outcomes)).not.toContain('link-over');
  expect(outcomes).toMatchObject({ getConfirmation: 'done', getOwnDetails: 'done', getWaivers: 'done' });
});

test('from then on it shows only the reference, the event and the receipts', async () => {
  const { registration, key, email } = await registerAndPay();
  clock.set(after);
  const outcomes = await callAll(site.server, { registration, key });
  const { getOwnReceipts, listOwnPayments, ...others } = outcomes;
  expect([getOwnReceipts, listOwnPayments]).toEqual(['done', 'done']);
  expect(new Set(Object.values(others))).toEqual(new Set(['link-over']));
  const { data } = await receipts(registration.id, key);
  expect(data).toEqual({
    reference: registration.reference,
    event: {
      id: 'weekend',
      name: registration.event.name,
      start_date: '14-MAY-2027',
      end_date: '16-MAY-2027',
    },
    currency: 'USD',
    payments: [
      {
        id: expect.any(String) as string,
        kind: 'payment',
        method: 'Check',
        amountCents: 5_000,
        receivedOn: '2027-04-01',
        checkNumber: '1042',
      },
    ],
  });
  for (const secret of ['Marisol', 'Núñez', 'Nuñez', email, registration.contact.phone])
    expect(JSON.stringify(data)).not.toContain(secret);
});

test('a wrong key opens no receipts, before and after', async () => {
  const { registration } = await registerAndPay();
  for (const instant of [start, after]) {
    clock.set(instant);
    expect((await receipts(registration.id, 'x'.repeat(43))).error?.code).toBe('unauthenticated');
  }
});

test('staff still see everything', async () => {
  const { registration, key } = await registerAndPay();
  clock.set(after);
  const { client } = await site.createPerson('R');
  const path = { registrationId: registration.id };
  const party = await client.GET('/registrations/{registrationId}', { params: { path } });
  expect(party.data).toMatchObject({ contact: { firstName: 'Ana' }, members: [{ firstName: 'Marisol' }] });
  const waivers = await client.GET('/registrations/{registrationId}/waivers', { params: { path } });
  expect(waivers.data?.people).toHaveLength(1);
  expect((await receipts(registration.id, key)).response.status).toBe(200);
});

test('it can still be replaced, and the old one then shows nothing', async () => {
  const { registration, key } = await registerAndPay();
  clock.set(after);
  const { data } = await replaceWith(site.server, registration.id, key);
  expect((await receipts(registration.id, data?.key ?? '')).data?.reference).toBe(registration.reference);
  expect((await receipts(registration.id, key)).error?.code).toBe('link-replaced');
});

test('a lost link is emailed again only while it opens the registration', async () => {
  const { email } = await registerAndPay();
  const links = async () => {
    await site.server.client.POST('/registration-links', { body: { email, language: 'en' } });
    await site.jobsDone();
    return site.smtp.received.filter(
      ({ envelope, subject }) => envelope.to.includes(email) && subject === 'Your registrations',
    ).length;
  };
  clock.set(lastInstant);
  expect(await links()).toBe(1);
  clock.set(after);
  expect(await links()).toBe(1);
});
