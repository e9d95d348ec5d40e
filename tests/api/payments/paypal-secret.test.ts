import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileOrders } from '../../../api/payments/paypal/jobs.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayPalSite } from '../../support/servers/paypal-site.ts';

const minute = 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let site: PayPalSite;

beforeAll(async () => {
  site = await startPayPalSite(clock);
});

afterAll(async () => {
  await site.close();
});

/** Makes PayPal reject the site's secret once, as after a renewal there; the next request succeeds. */
function renewSecret(): void {
  site.payPal.forgetTokens();
  site.payPal.faults.push({ on: /oauth2/, kind: 'stranger' });
}

test('while PayPal rejects the secret, a refund that may already have been given is not shown as refused', async () => {
  const party = await site.register(2);
  site.payPal.agree(await party.approveUrl());
  await party.check();
  const params = { path: { registrationId: party.id } };
  const ledger = async () =>
    (await (await site.staff()).GET('/registrations/{registrationId}/payments', { params })).data;
  const paymentId = (await ledger())?.items[0]?.id ?? '';
  site.payPal.faults.push({ on: /\/refund$/, kind: 'never' });
  const { response } = await (
    await site.staff()
  ).POST('/registrations/{registrationId}/payments/{paymentId}/refund', {
    params: { path: { registrationId: party.id, paymentId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { amountCents: 2_500 },
  });
  expect(response.status).toBe(202);

  renewSecret();
  clock.advance(2 * minute);
  await reconcileOrders(site.server.context);
  expect(site.payPal.faults).toEqual([]);
  expect((await ledger())?.unfinishedRefunds).toMatchObject([{ state: 'asked', amountCents: 2_500 }]);
  clock.advance(2 * minute);
  await reconcileOrders(site.server.context);
  expect(await ledger()).toMatchObject({
    items: [{ kind: 'payment' }, { kind: 'refund', amountCents: 2_500 }],
    unfinishedRefunds: [],
  });
  expect(site.payPal.refunds.size).toBe(1);
});

test('while PayPal rejects the secret, a webhook event is to be resent and is not treated as forged', async () => {
  const order = new URL(await (await site.register()).approveUrl()).searchParams.get('token') ?? '';
  renewSecret();
  expect(await site.payPal.notify(site.server.url, 'CHECKOUT.ORDER.APPROVED', order)).toBe(503);
  expect(await site.payPal.notify(site.server.url, 'CHECKOUT.ORDER.APPROVED', order)).toBe(204);
});
