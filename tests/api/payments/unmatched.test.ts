import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { endPaymentHold, reconcileOrders } from '../../../api/payments/paypal/jobs.ts';
import { createClock } from '../../support/clock.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayingParty, PayPalSite } from '../../support/servers/paypal-site.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];

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

async function unmatchedOf(
  find: (unmatched: Schemas['UnmatchedPayment']) => boolean,
): Promise<Schemas['UnmatchedPayment'] | undefined> {
  const { data } = await (await site.staff()).GET('/unmatched-payments');
  return data?.items.find(find);
}

async function resolve(unmatchedId: string, body: Schemas['UnmatchedResolutionRequest']) {
  const client = await site.staff();
  const { data, error, response } = await client.POST('/unmatched-payments/{unmatchedId}/resolution', {
    params: { path: { unmatchedId } },
    body,
  });
  return { status: response.status, data, code: error?.code };
}

/** Creates a party whose payment arrived with another amount. */
async function unmatchedParty(): Promise<{ party: PayingParty; unmatched: Schemas['UnmatchedPayment'] }> {
  const party = await site.register(2);
  site.payPal.oddities.push({ amount: { value: '70.00', currency_code: 'USD' } });
  site.payPal.agree(await party.approveUrl());
  await party.check();
  const unmatched = await unmatchedOf(({ registration }) => registration?.id === party.id);
  if (!unmatched) throw new Error('no unmatched payment');
  return { party, unmatched };
}

async function paidParty(people: number): Promise<PayingParty> {
  const party = await site.register(people);
  site.payPal.agree(await party.approveUrl());
  await party.check();
  return party;
}

describe('a payment that matches no registration', () => {
  test.each([
    ['another amount', { amount: { value: '70.00', currency_code: 'USD' } }, 'otherAmount', 7_000, 'USD'],
    ['another currency', { amount: { value: '100.00', currency_code: 'EUR' } }, 'otherCurrency', 10_000, 'EUR'],
  ] as const)(
    '%s is kept for staff, is not counted, and the places stay',
    async (_what, oddity, reason, amountCents, currency) => {
      const party = await site.register(2);
      site.payPal.oddities.push(oddity);
      site.payPal.agree(await party.approveUrl());
      expect(await party.check()).toMatchObject({
        standing: 'withStaff',
        registration: { state: 'pendingPayment', payment: { status: 'unpaid' } },
      });
      expect(await party.ledger()).toEqual([]);
      const unmatched = await unmatchedOf(({ registration }) => registration?.id === party.id);
      expect(unmatched).toMatchObject({
        reason,
        amountCents,
        currency,
        registration: { reference: party.reference },
        resolution: null,
      });
      await endPaymentHold(site.server.context, { registrationId: party.id });
      expect((await party.read()).state).toBe('pendingPayment');
    },
  );

  test('a payment captured after the cancellation', async () => {
    const party = await site.register();
    const approveUrl = await party.approveUrl();
    site.payPal.agree(approveUrl);
    site.payPal.faults.push({ on: /\/capture$/, kind: 'never' });
    await party.check();
    const client = site.server.clientWith({ Authorization: `Bearer ${party.key}` });
    await client.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: party.id } },
      body: { version: 1 },
    });
    clock.advance(5 * minute);
    await reconcileOrders(site.server.context);
    expect(await unmatchedOf(({ registration }) => registration?.id === party.id)).toMatchObject({
      reason: 'cancelled',
      amountCents: 5_000,
    });
    expect(await party.read()).toMatchObject({ state: 'cancelled', payment: { paidCents: 0 } });
  });

  test('a payment that names no registration', async () => {
    const capture = site.payPal.foreignCapture({ value: '12.50', currency_code: 'USD' });
    expect(await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.COMPLETED', capture)).toBe(204);
    await expect
      .poll(() => unmatchedOf(({ captureId }) => captureId === capture))
      .toMatchObject({ reason: 'unknown', amountCents: 1_250, registration: null });
  });

  test.each([
    ['COMPLETED', 'refundedAtPayPal', []],
    ['FAILED', undefined, ['refused']],
  ] as const)('a pending refund of it stays under way until it is %s', async (end, resolution, left) => {
    const { unmatched } = await unmatchedParty();
    site.payPal.refundAnswers.push('PENDING');
    expect(await resolve(unmatched.id, { kind: 'refundedAtPayPal' })).toMatchObject({ code: 'refund-under-way' });
    const now = async () => unmatchedOf(({ id }) => id === unmatched.id);
    expect(await now()).toMatchObject({
      resolution: null,
      unfinishedRefunds: [{ state: 'pending', amountCents: 7_000, askedBy: 'Rosa Vega' }],
    });
    // Meanwhile it cannot be settled in another way.
    expect(await resolve(unmatched.id, { kind: 'refundedElsewhere', note: 'By check' })).toMatchObject({
      code: 'refund-under-way',
    });
    site.payPal.finishRefund([...site.payPal.refunds.keys()].at(-1) ?? '', end);
    clock.advance(60 * minute);
    await reconcileOrders(site.server.context);
    expect((await now())?.resolution?.kind).toBe(resolution);
    expect((await now())?.unfinishedRefunds.map(({ state }) => state)).toEqual(left);
  });

  test('is assigned to a registration by staff, once, and that is in the audit trail', async () => {
    const { party, unmatched } = await unmatchedParty();
    const { reference } = party;
    const answers = await Promise.all([
      resolve(unmatched.id, { kind: 'assigned', reference }),
      resolve(unmatched.id, { kind: 'assigned', reference }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.data?.resolution).toMatchObject({
      kind: 'assigned',
      reference,
      byName: 'Rosa Vega',
    });
    expect(await party.read()).toMatchObject({ payment: { status: 'partPaid', paidCents: 7_000 } });
    const entries = await site.server.context.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject', '=', `unmatched-payment:${unmatched.id}`)
      .execute();
    expect(entries).toEqual([{ action: 'unmatched-payment-settled', details: { kind: 'assigned' } }]);
    // The rest is paid by a new order for exactly that amount.
    site.payPal.agree(await party.approveUrl());
    expect(await party.check()).toMatchObject({ standing: 'paid', registration: { state: 'confirmed' } });
    expect((await party.ledger()).map(({ amountCents }) => amountCents)).toEqual([7_000, 3_000]);
  });

  test('cannot be assigned to a party without places, nor to an unknown reference', async () => {
    const { unmatched } = await unmatchedParty();
    const gone = await site.register();
    clock.advance(31 * minute);
    await endPaymentHold(site.server.context, { registrationId: gone.id });
    expect(await resolve(unmatched.id, { kind: 'assigned', reference: gone.reference })).toMatchObject({
      status: 409,
      code: 'state-conflict',
    });
    expect(await resolve(unmatched.id, { kind: 'assigned', reference: 'XXX-XXX' })).toMatchObject({ status: 404 });
  });

  test('is refunded through PayPal, once, even when the answer is lost', async () => {
    const { unmatched } = await unmatchedParty();
    site.payPal.faults.push({ on: /\/refund$/, kind: 'never' });
    expect(await resolve(unmatched.id, { kind: 'refundedAtPayPal' })).toMatchObject({
      status: 409,
      code: 'refund-under-way',
    });
    // Meanwhile it cannot be refunded a second time in another way.
    expect(await resolve(unmatched.id, { kind: 'refundedElsewhere', note: 'By check 1043' })).toMatchObject({
      status: 409,
      code: 'refund-under-way',
    });
    clock.advance(2 * minute);
    await reconcileOrders(site.server.context);
    expect(await unmatchedOf(({ id }) => id === unmatched.id)).toMatchObject({
      resolution: { kind: 'refundedAtPayPal', byName: 'Rosa Vega' },
    });
    const given = [...site.payPal.refunds.values()].filter(({ captureId }) => captureId === unmatched.captureId);
    expect(given).toMatchObject([{ amount: { value: '70.00', currency_code: 'USD' } }]);
  });

  test('can be marked as refunded in another way only with a note', async () => {
    const { unmatched } = await unmatchedParty();
    expect((await resolve(unmatched.id, { kind: 'refundedElsewhere' })).status).toBe(400);
    expect(await resolve(unmatched.id, { kind: 'refundedElsewhere', note: 'By check 1042' })).toMatchObject({
      status: 200,
      data: { resolution: { kind: 'refundedElsewhere', note: 'By check 1042' } },
    });
  });

  test('settles itself when refunded at PayPal', async () => {
    const { unmatched } = await unmatchedParty();
    const refund = site.payPal.foreignRefund(unmatched.captureId, '70.00');
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.REFUNDED', refund);
    await expect
      .poll(async () => (await unmatchedOf(({ id }) => id === unmatched.id))?.resolution)
      .toMatchObject({ kind: 'refundedAtPayPal', byName: null });
  });

  test('is visible only to A and R', async () => {
    for (const [type, status] of [
      ['A', 200],
      ['R', 200],
      ['S', 403],
      ['D', 403],
      ['U', 403],
    ] as const) {
      const { cookie } = await signInAs(site.server.context.db, type, clock.now());
      expect((await site.server.clientWith({ Cookie: cookie }).GET('/unmatched-payments')).response.status).toBe(
        status,
      );
    }
  });
});

describe('a webhook event', () => {
  test('that PayPal did not sign is refused and changes nothing', async () => {
    const party = await site.register();
    const approveUrl = await party.approveUrl();
    site.payPal.agree(approveUrl);
    const order = new URL(approveUrl).searchParams.get('token') ?? '';
    const broken = await site.payPal.notify(site.server.url, 'CHECKOUT.ORDER.APPROVED', order, (body) =>
      body.replace('Señal', 'Senal'),
    );
    expect(broken).toBe(403);
    const events = await site.server.context.db.selectFrom('paypal_webhook_events').select('event_id').execute();
    expect(await site.payPal.notify(site.server.url, 'CHECKOUT.ORDER.APPROVED', order)).toBe(204);
    expect(await site.server.context.db.selectFrom('paypal_webhook_events').select('event_id').execute()).toHaveLength(
      events.length + 1,
    );
    await expect.poll(async () => (await party.read()).state).toBe('confirmed');
  });

  test('is not trusted by itself: the server asks PayPal about the payment', async () => {
    const party = await site.register();
    const order = new URL(await party.approveUrl()).searchParams.get('token') ?? '';
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.COMPLETED', order);
    await site.payPal.notify(site.server.url, 'CHECKOUT.ORDER.APPROVED', order);
    await expect
      .poll(
        async () =>
          (
            await site.server.context.db
              .selectFrom('paypal_orders')
              .select('checks')
              .where('registration_id', '=', party.id)
              .executeTakeFirstOrThrow()
          ).checks,
      )
      .toBeGreaterThan(1);
    expect(await party.read()).toMatchObject({ state: 'paying', payment: { status: 'unpaid' } });
  });

  test('that arrives twice is processed once; while PayPal cannot confirm it, it has to be sent again', async () => {
    const party = await paidParty(1);
    const [capture] = [...site.payPal.orders.values()].at(-1)?.captures ?? [];
    const { body, headers } = site.payPal.webhookEvent(
      'PAYMENT.CAPTURE.COMPLETED',
      capture?.id ?? '',
      site.payPal.webhookId,
    );
    const post = async (path = 'paypal-webhooks') =>
      (
        await fetch(`${site.server.url}/api/${path}/${site.payPal.clientId}`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body,
        })
      ).status;
    site.payPal.faults.push({ on: /verify-webhook/, kind: 'error' });
    expect(await post()).toBe(503);
    // Apps at PayPal may still use the path of an earlier version.
    expect(await Promise.all([post(), post(), post('paypal-notices')])).toEqual([204, 204, 204]);
    const { id } = JSON.parse(body) as { id: string };
    expect(
      await site.server.context.db
        .selectFrom('paypal_webhook_events')
        .select('event_id')
        .where('event_id', '=', id)
        .execute(),
    ).toHaveLength(1);
    expect(await party.ledger()).toHaveLength(1);
  });

  test('to an app that is not configured, or without its signature, is refused', async () => {
    const send = (clientId: string, headers: Record<string, string> = {}) =>
      fetch(`${site.server.url}/api/paypal-webhooks/${clientId}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{"id":"x","event_type":"y","resource":{"id":"z"}}',
      });
    expect((await send(site.payPal.clientId)).status).toBe(400);
    expect((await send('other', site.payPal.webhookEvent('y', 'z', 'w').headers)).status).toBe(404);
  });
});
