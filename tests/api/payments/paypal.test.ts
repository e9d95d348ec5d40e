import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endPaymentHold, reconcileOrders } from '../../../api/payments/paypal/jobs.ts';
import { createClock } from '../../support/clock.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayPalSite } from '../../support/servers/paypal-site.ts';

const start = '2027-04-01T12:00:00Z';
const minute = 60_000;
const clock = createClock(start);
let site: PayPalSite;

beforeAll(async () => {
  site = await startPayPalSite(clock);
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await site.close();
});

async function unmatchedPayments() {
  const { data } = await (await site.staff()).GET('/unmatched-payments');
  return data?.items ?? [];
}

async function placesTaken(eventId: string): Promise<number> {
  const row = await site.server.context.db
    .selectFrom('event_places')
    .select('taken')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return row.taken;
}

describe('the course of a payment', () => {
  test('places are held, the payer approves at PayPal, the server captures the money, the party is confirmed and gets a receipt', async () => {
    const party = await site.register(2);
    expect(await party.read()).toMatchObject({
      state: 'paying',
      heldUntil: '2027-04-01T12:30:00.000Z',
      payment: { status: 'unpaid', paidCents: 0 },
    });
    const approveUrl = await party.approveUrl();
    const order = [...site.payPal.orders.values()].at(-1);
    expect(order).toMatchObject({
      amount: { value: '100.00', currency_code: 'USD' },
      description: expect.stringContaining(party.reference) as string,
    });
    // Nobody has approved the order: nothing is paid, whatever the browser claims.
    expect(await party.check()).toMatchObject({
      standing: 'open',
      registration: { state: 'paying', payment: { status: 'unpaid' } },
    });
    site.payPal.agree(approveUrl);
    expect(await party.check()).toMatchObject({
      standing: 'paid',
      registration: { state: 'confirmed', payment: { status: 'paid', paidCents: 10_000 } },
    });
    expect(await party.ledger()).toMatchObject([
      {
        kind: 'payment',
        method: 'PayPal',
        amountCents: 10_000,
        receivedOn: '2027-04-01',
        refundableCents: 10_000,
        recordedBy: null,
      },
    ]);
    const receipt = await site.smtp.waitForMail(
      ({ envelope, text = '' }) => envelope.to.includes(party.email) && text.includes('received $100.00'),
    );
    expect(receipt.text).toContain('Everything is paid');
  });

  test('the address that PayPal sends back to opens the registration, for a time, by its own key only', async () => {
    const party = await site.register();
    const back = new URL(site.payPal.agree(await party.approveUrl()));
    expect(back.origin).toBe('http://retreats.test');
    expect(back.pathname).toMatch(/^\/retreat-registration\/paypal-\d+\/payment$/);
    const body = { order: back.searchParams.get('order') ?? '', key: back.searchParams.get('key') ?? '' };
    const { data } = await site.server.client.POST('/paypal-returns', { body });
    expect(data).toMatchObject({ registrationId: party.id, key: party.key });
    const wrong = await site.server.client.POST('/paypal-returns', { body: { ...body, key: party.key } });
    expect([wrong.response.status, wrong.error?.code]).toEqual([410, 'link-invalid']);
    clock.advance(7 * 60 * minute);
    expect((await site.server.client.POST('/paypal-returns', { body })).response.status).toBe(410);
  });

  test('a payer who started from a link that has since been replaced does not get the new link, and the family pays again', async () => {
    const party = await site.register();
    const first = await party.approveUrl();
    const back = new URL(site.payPal.agree(first, 'leave'));
    const body = { order: back.searchParams.get('order') ?? '', key: back.searchParams.get('key') ?? '' };
    const { data } = await site.server
      .clientWith({ Authorization: `Bearer ${party.key}` })
      .POST('/registrations/{registrationId}/own-link', {
        params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': randomUUID() } },
      });
    const returned = await site.server.client.POST('/paypal-returns', { body });
    expect(returned.error?.code).toBe('link-invalid');
    clock.advance(minute);
    const family = site.server.clientWith({ Authorization: `Bearer ${data?.key ?? ''}` });
    const again = await family.POST('/registrations/{registrationId}/paypal-order', {
      params: { path: { registrationId: party.id } },
    });
    const second = new URL(site.payPal.agree(again.data?.approveUrl ?? ''));
    const found = await site.server.client.POST('/paypal-returns', {
      body: { order: second.searchParams.get('order') ?? '', key: second.searchParams.get('key') ?? '' },
    });
    expect(found.data).toMatchObject({ registrationId: party.id, key: data?.key });
  });

  test('a payer who leaves PayPal without approving can try again: the same order, the same places', async () => {
    const party = await site.register();
    const first = await party.approveUrl();
    expect(site.payPal.agree(first, 'leave')).toContain('left=1');
    expect((await party.check()).standing).toBe('open');
    expect(await party.approveUrl()).toBe(first);
  });

  test('a declined card is reported, and the next attempt is another order', async () => {
    const party = await site.register();
    const first = await party.approveUrl();
    site.payPal.agree(first, 'decline');
    expect(await party.check()).toMatchObject({
      standing: 'declined',
      registration: { state: 'paying', payment: { status: 'unpaid' } },
    });
    const second = await party.approveUrl();
    expect(second).not.toBe(first);
    site.payPal.agree(second);
    expect((await party.check()).standing).toBe('paid');
  });

  test('two tabs share one order', async () => {
    const party = await site.register();
    const before = site.payPal.orders.size;
    const urls = await Promise.all([party.approveUrl(), party.approveUrl(), party.approveUrl()]);
    expect(new Set(urls).size).toBe(1);
    expect(site.payPal.orders.size).toBe(before + 1);
  });

  test('opens with the right key only', async () => {
    const party = await site.register();
    const stranger = site.server.clientWith({ Authorization: 'Bearer wrong' });
    const params = { path: { registrationId: party.id } };
    expect((await stranger.POST('/registrations/{registrationId}/paypal-order', { params })).response.status).toBe(401);
    expect(
      (await stranger.POST('/registrations/{registrationId}/paypal-order/check', { params })).response.status,
    ).toBe(401);
  });

  test('an event whose client id has no secret does not offer PayPal, and shows that', async () => {
    const eventId = await site.event({ links: { paypal_clientID: 'nobody-knows-the-secret' } });
    const { data } = await site.server.client.GET('/events/{eventId}', { params: { path: { eventId } } });
    expect(data).toMatchObject({ paymentMethods: ['PayPal'], onlinePaymentMethods: [] });
    await expect(site.register(1, eventId)).rejects.toThrow('payment-method-not-offered');
  });
});

describe('a payment is captured and recorded once', () => {
  test('when return, webhook event, another tab and the periodic check arrive at the same moment', async () => {
    const party = await site.register(3);
    const order = new URL(await party.approveUrl()).searchParams.get('token') ?? '';
    site.payPal.agree(`http://x/?token=${order}`);
    const { context, url } = site.server;
    clock.advance(2 * minute);
    await Promise.all([
      party.check(),
      party.check(),
      site.payPal.notify(url, 'CHECKOUT.ORDER.APPROVED', order),
      reconcileOrders(context),
      party.start(),
      party.check(),
    ]);
    const captures = site.payPal.orders.get(order)?.captures ?? [];
    expect(captures).toHaveLength(1);
    await site.payPal.notify(url, 'PAYMENT.CAPTURE.COMPLETED', captures[0]?.id ?? '');
    await expect.poll(async () => (await party.check()).standing).toBe('paid');
    expect(await party.ledger()).toHaveLength(1);
    expect((await party.read()).payment.paidCents).toBe(15_000);
    expect(await unmatchedPayments()).toEqual([]);
  });

  test.each([
    ['later than we wait', { kind: 'late', ms: 1_500 }],
    ['with a broken connection after the money was taken', { kind: 'never' }],
    ['with something that cannot be read', { kind: 'garbled' }],
    ['not at all', { kind: 'lost' }],
    ['with an error', { kind: 'error' }],
    ['with word that it is at it already', { kind: 'busy' }],
  ] as const)('when PayPal answers the capture %s', async (_how, fault) => {
    const party = await site.register();
    site.payPal.agree(await party.approveUrl());
    site.payPal.faults.push({ on: /\/capture$/, ...fault });
    expect(await party.check()).toMatchObject({
      standing: 'checking',
      registration: { state: 'paying', payment: { status: 'unpaid' } },
    });
    // While the outcome is unknown, nobody is asked to pay a second time.
    const [order] = [...site.payPal.orders.values()].slice(-1);
    await expect.poll(async () => (await party.check()).standing).toBe('paid');
    expect(order?.captures).toHaveLength(1);
    expect(await party.ledger()).toHaveLength(1);
  });

  test('nobody is told that nothing was charged while PayPal does not respond', async () => {
    const party = await site.register();
    site.payPal.agree(await party.approveUrl());
    site.payPal.faults.push({ on: /\/capture$/, kind: 'never' });
    expect(await party.start()).toMatchObject({
      status: 200,
      data: { standing: 'checking', registration: { state: 'paying' } },
    });
    expect((await party.check()).standing).toBe('paid');
    expect(await party.ledger()).toHaveLength(1);
  });

  test('when the process ends between the capture and the ledger', async () => {
    const party = await site.register();
    const approveUrl = await party.approveUrl();
    site.payPal.agree(approveUrl);
    const order = site.payPal.orders.get(new URL(approveUrl).searchParams.get('token') ?? '');
    const { db } = site.server.context;
    // The state that a killed process leaves: the intent is stored, PayPal has the money, the ledger has nothing.
    await db.updateTable('paypal_orders').set({ state: 'capturing' }).where('registration_id', '=', party.id).execute();
    const { id } = await db
      .selectFrom('paypal_orders')
      .select('id')
      .where('registration_id', '=', party.id)
      .executeTakeFirstOrThrow();
    const client = site.server.context.payPal.client(site.payPal.clientId);
    await client?.captureOrder(order?.id ?? '', `${id}-capture`);
    expect(await party.ledger()).toEqual([]);
    clock.advance(5 * minute);
    await reconcileOrders(site.server.context);
    expect(await party.read()).toMatchObject({ state: 'confirmed', payment: { paidCents: 5_000 } });
    expect(await party.ledger()).toHaveLength(1);
    expect(order?.captures).toHaveLength(1);
  });

  test('a token that PayPal no longer accepts is renewed', async () => {
    const party = await site.register();
    const approveUrl = await party.approveUrl();
    site.payPal.forgetTokens();
    site.payPal.agree(approveUrl);
    expect((await party.check()).standing).toBe('paid');
  });

  test.each([['error'], ['lost'], ['never']] as const)(
    'an order that PayPal answers with %s is opened by the next attempt, once',
    async (kind) => {
      const party = await site.register();
      const before = site.payPal.orders.size;
      site.payPal.faults.push({ on: /POST \/v2\/checkout\/orders$/, kind });
      expect(await party.start()).toMatchObject({ status: 503, code: 'payment-unavailable' });
      expect((await party.read()).state).toBe('paying');
      await party.approveUrl();
      expect(site.payPal.orders.size).toBe(before + 1);
    },
  );
});

describe('the end of the half-hour hold', () => {
  test('places of a party that did not pay are freed, and an order approved later is not captured', async () => {
    const eventId = await site.event();
    const party = await site.register(2, eventId);
    const approveUrl = await party.approveUrl();
    clock.advance(29 * minute);
    await endPaymentHold(site.server.context, { registrationId: party.id });
    expect(await placesTaken(eventId)).toBe(2);
    clock.advance(minute);
    await endPaymentHold(site.server.context, { registrationId: party.id });
    expect(await placesTaken(eventId)).toBe(0);
    site.payPal.agree(approveUrl);
    expect(await party.check()).toMatchObject({ standing: 'ended', registration: { state: 'cancelled' } });
    expect([...site.payPal.orders.values()].at(-1)?.captures).toEqual([]);
    expect(await party.start()).toMatchObject({ status: 200, data: { standing: 'ended' } });
  });

  test('does not come for a party that asked for help with the price, even after it accepted offered places', async () => {
    const eventId = await site.event({ maxRegistrationCount: 1 });
    const first = await site.register(1, eventId);
    const asking = await site.register(1, eventId, { priceHelp: {}, joinsWaitingList: true });
    clock.advance(30 * minute);
    await endPaymentHold(site.server.context, { registrationId: first.id });
    const { state, version } = await asking.read();
    expect(state).toBe('offered');
    const { data } = await site.server
      .clientWith({ Authorization: `Bearer ${asking.key}` })
      .POST('/registrations/{registrationId}/offer', {
        params: { path: { registrationId: asking.id } },
        body: { version },
      });
    expect(data).toMatchObject({ state: 'pendingPayment', payment: { awaitsHelp: true } });
    clock.advance(30 * minute);
    await endPaymentHold(site.server.context, { registrationId: asking.id });
    expect((await asking.read()).state).toBe('pendingPayment');
    expect(await placesTaken(eventId)).toBe(1);
  });

  test('a payer who approved and closed the browser is found before the places are released', async () => {
    const eventId = await site.event();
    const party = await site.register(2, eventId);
    site.payPal.agree(await party.approveUrl());
    clock.advance(30 * minute);
    await endPaymentHold(site.server.context, { registrationId: party.id });
    expect(await party.read()).toMatchObject({ state: 'confirmed', payment: { status: 'paid' } });
    expect(await placesTaken(eventId)).toBe(2);
  });

  test('the periodic check finds a payer who approved and closed the browser', async () => {
    const party = await site.register();
    site.payPal.agree(await party.approveUrl());
    clock.advance(2 * minute);
    await reconcileOrders(site.server.context);
    expect((await party.read()).state).toBe('confirmed');
  });

  test('while the capture is uncertain the places stay held, for an hour at most', async () => {
    const eventId = await site.event();
    const party = await site.register(1, eventId);
    site.payPal.agree(await party.approveUrl());
    site.payPal.faults.push({ on: /\/capture$/, kind: 'lost' });
    expect((await party.check()).standing).toBe('checking');
    clock.advance(31 * minute);
    site.payPal.faults.push({ on: /GET/, kind: 'error' });
    await expect(endPaymentHold(site.server.context, { registrationId: party.id })).rejects.toThrow('not known yet');
    expect(await placesTaken(eventId)).toBe(1);
    clock.advance(60 * minute);
    site.payPal.faults.push({ on: /GET/, kind: 'error' });
    await endPaymentHold(site.server.context, { registrationId: party.id });
    expect(await placesTaken(eventId)).toBe(0);
    // The outcome is still unknown, so nobody is told that nothing was charged.
    const mail = await site.smtp.waitForMail(
      ({ envelope, subject = '' }) => envelope.to.includes(party.email) && subject.includes('were not paid for'),
    );
    expect(mail.text).toContain('if you see a charge anyway, we will refund it');
  });

  test('money that PayPal has not settled keeps the places and is not shown as paid', async () => {
    const party = await site.register();
    site.payPal.agree(await party.approveUrl());
    site.payPal.oddities.push({ status: 'PENDING' });
    expect(await party.check()).toMatchObject({
      standing: 'checking',
      registration: { state: 'pendingPayment', payment: { status: 'unpaid' } },
    });
    const [capture] = [...site.payPal.orders.values()].at(-1)?.captures ?? [];
    if (!capture) throw new Error('no capture');
    capture.status = 'COMPLETED';
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.COMPLETED', capture.id);
    await expect.poll(async () => (await party.read()).state).toBe('confirmed');
  });
});
