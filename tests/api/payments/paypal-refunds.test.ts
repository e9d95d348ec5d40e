import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcileOrders } from '../../../api/payments/paypal/jobs.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { retryNow } from '../../support/database/job-state.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayingParty, PayPalSite } from '../../support/servers/paypal-site.ts';

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

/** A party of two that has paid 100 dollars. */
async function paidParty(): Promise<PayingParty> {
  const party = await site.register(2);
  site.payPal.agree(await party.approveUrl());
  await party.check();
  return party;
}

describe('a refund through PayPal', () => {
  async function refund(party: PayingParty, amountCents: number, key = buildIdempotencyKey()) {
    const [payment] = await party.ledger();
    const client = await site.staff();
    const { error, response } = await client.POST('/registrations/{registrationId}/payments/{paymentId}/refund', {
      params: { path: { registrationId: party.id, paymentId: payment?.id ?? '' }, header: { 'Idempotency-Key': key } },
      body: { amountCents, note: 'One cannot come' },
    });
    return { status: response.status, code: error?.code };
  }
  /** Returns the requested refunds that are not in the ledger. */
  const unfinished = async (party: PayingParty) => {
    const params = { path: { registrationId: party.id } };
    const { data } = await (await site.staff()).GET('/registrations/{registrationId}/payments', { params });
    return data?.unfinishedRefunds.map(({ state, amountCents, note }) => ({ state, amountCents, note }));
  };
  const entries = async (party: PayingParty) =>
    (await party.ledger()).map(({ kind, amountCents }) => `${kind} ${String(amountCents)}`);

  test('in part, then the rest; never more than was paid; each once for its key', async () => {
    const party = await paidParty();
    const key = buildIdempotencyKey();
    expect(
      (await Promise.all([refund(party, 3_000, key), refund(party, 3_000, key)])).map(({ status }) => status),
    ).toEqual([200, 200]);
    expect(await entries(party)).toEqual(['payment 10000', 'refund 3000']);
    expect((await party.ledger())[0]).toMatchObject({ refundableCents: 7_000 });
    const audited = await site.server.context.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('subject', '=', `registration:${party.id}`)
      .where('action', '=', 'paypal-refunded')
      .execute();
    expect(audited).toHaveLength(1);
    expect(await refund(party, 7_001)).toMatchObject({ status: 422, code: 'refund-exceeds-paid' });
    expect(await refund(party, 4_000, key)).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
    expect((await refund(party, 7_000)).status).toBe(200);
    expect((await party.read()).payment.status).toBe('refunded');
    expect([...site.payPal.refunds.values()].slice(-2).map(({ amount }) => amount.value)).toEqual(['30.00', '70.00']);
    const receipt = (amount: string) =>
      site.smtp.waitForMail(
        ({ envelope, text = '' }) => envelope.to.includes(party.email) && text.includes(`refunded ${amount}`),
      );
    expect((await receipt('$30.00')).text).toContain('Still to be paid: $30.00.');
    const mail = await receipt('$70.00');
    expect(mail.subject).toContain('refund');
    expect(mail.text).toContain('Still to be paid: $100.00.');
  });

  test.each(['never', 'busy'] as const)('with a lost answer is requested again and given once (%s)', async (kind) => {
    const party = await paidParty();
    const before = site.payPal.refunds.size;
    site.payPal.faults.push({ on: /\/refund$/, kind });
    expect((await refund(party, 2_500)).status).toBe(202);
    expect(await entries(party)).toEqual(['payment 10000']);
    // Meanwhile staff see the request, and the refundable amount is reduced by it.
    expect(await unfinished(party)).toEqual([{ state: 'asked', amountCents: 2_500, note: 'One cannot come' }]);
    expect((await party.ledger())[0]).toMatchObject({ refundableCents: 7_500 });
    clock.advance(2 * minute);
    await reconcileOrders(site.server.context);
    expect(await entries(party)).toEqual(['payment 10000', 'refund 2500']);
    expect(await unfinished(party)).toEqual([]);
    expect(site.payPal.refunds.size).toBe(before + 1);
  });

  /** Requests a refund whose answer is lost; returns PayPal's id for it. */
  async function refundUnheard(party: PayingParty, amountCents: number): Promise<string> {
    site.payPal.faults.push({ on: /\/refund$/, kind: 'never' });
    expect((await refund(party, amountCents)).status).toBe(202);
    return [...site.payPal.refunds.keys()].at(-1) ?? '';
  }

  test('whose webhook event arrives before its answer is matched to the staff request, and is recorded once', async () => {
    const party = await paidParty();
    const given = await refundUnheard(party, 2_500);
    // PayPal cannot be asked again right then either.
    site.payPal.faults.push({ on: /\/refund$/, kind: 'error' });
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.REFUNDED', given);
    await retryNow(site.server.context.pool);
    await expect.poll(() => unfinished(party)).toEqual([]);
    expect((await party.ledger()).slice(1)).toMatchObject([
      { kind: 'refund', amountCents: 2_500, recordedBy: 'Rosa Vega', note: 'One cannot come' },
    ]);
    expect((await party.ledger())[0]).toMatchObject({ refundableCents: 7_500 });
  });

  test('is distinguished from another requested refund of the same amount', async () => {
    const party = await paidParty();
    await refundUnheard(party, 2_500);
    const second = await refundUnheard(party, 2_500);
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.REFUNDED', second);
    await expect.poll(() => unfinished(party)).toEqual([]);
    clock.advance(2 * minute);
    await reconcileOrders(site.server.context);
    expect((await party.ledger()).map(({ kind, amountCents, recordedBy }) => [kind, amountCents, recordedBy])).toEqual([
      ['payment', 10_000, null],
      ['refund', 2_500, 'Rosa Vega'],
      ['refund', 2_500, 'Rosa Vega'],
    ]);
    expect((await party.ledger())[0]).toMatchObject({ refundableCents: 5_000 });
  });

  test('that PayPal has not answered cannot be paid out in cash as well', async () => {
    const party = await paidParty();
    site.payPal.faults.push({ on: /\/refund$/, kind: 'never' });
    expect((await refund(party, 6_000)).status).toBe(202);
    const params = { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } };
    const body = { kind: 'refund', method: 'Cash', amountCents: 4_001, receivedOn: '2027-04-01' } as const;
    const { error } = await (await site.staff()).POST('/registrations/{registrationId}/payments', { params, body });
    expect(error).toMatchObject({ code: 'refund-exceeds-paid', params: { paidCents: 4_000 } });
    clock.advance(2 * minute);
    await reconcileOrders(site.server.context);
    expect(await entries(party)).toEqual(['payment 10000', 'refund 6000']);
  });

  test('that PayPal refuses is reported and not recorded', async () => {
    const party = await paidParty();
    const [capture] = [...site.payPal.orders.values()].at(-1)?.captures ?? [];
    site.payPal.foreignRefund(capture?.id ?? '', '90.00');
    expect(await refund(party, 5_000)).toMatchObject({ status: 422, code: 'refund-refused' });
    expect(await entries(party)).toEqual(['payment 10000']);
    expect(await unfinished(party)).toEqual([{ state: 'refused', amountCents: 5_000, note: 'One cannot come' }]);
  });

  test('given at PayPal itself is recorded once', async () => {
    const party = await paidParty();
    const [capture] = [...site.payPal.orders.values()].at(-1)?.captures ?? [];
    const given = site.payPal.foreignRefund(capture?.id ?? '', '40.00');
    const { url } = site.server;
    expect(await Promise.all([1, 2].map(() => site.payPal.notify(url, 'PAYMENT.CAPTURE.REFUNDED', given)))).toEqual([
      204, 204,
    ]);
    await expect.poll(() => entries(party)).toEqual(['payment 10000', 'refund 4000']);
    expect((await party.read()).payment).toMatchObject({ status: 'partPaid', paidCents: 6_000 });
  });

  describe('that PayPal has accepted but not finished', () => {
    const hour = 60 * minute;
    const emailsTo = (party: PayingParty) =>
      site.smtp.received.filter(
        ({ envelope, text = '' }) => envelope.to.includes(party.email) && text.includes('refunded'),
      );

    test('is pending and in no ledger until PayPal reports it completed, however often PayPal is asked', async () => {
      const party = await paidParty();
      site.payPal.refundAnswers.push('PENDING');
      const key = buildIdempotencyKey();
      expect((await refund(party, 2_500, key)).status).toBe(202);
      expect((await refund(party, 2_500, key)).status).toBe(202);
      for (const _ of [1, 2]) {
        clock.advance(hour);
        await reconcileOrders(site.server.context);
      }
      expect(await entries(party)).toEqual(['payment 10000']);
      expect(await unfinished(party)).toEqual([{ state: 'pending', amountCents: 2_500, note: 'One cannot come' }]);
      expect((await party.ledger())[0]).toMatchObject({ refundableCents: 7_500 });
      expect((await party.read()).payment).toMatchObject({ status: 'paid', paidCents: 10_000 });
      // It cannot be refunded a second time in another way either.
      expect(await refund(party, 7_501)).toMatchObject({ code: 'refund-exceeds-paid' });
      expect(emailsTo(party)).toEqual([]);

      site.payPal.finishRefund([...site.payPal.refunds.keys()].at(-1) ?? '', 'COMPLETED');
      clock.advance(hour);
      await Promise.all([reconcileOrders(site.server.context), reconcileOrders(site.server.context)]);
      expect(await entries(party)).toEqual(['payment 10000', 'refund 2500']);
      expect(await unfinished(party)).toEqual([]);
      await expect.poll(() => emailsTo(party).length).toBe(1);
    });

    test.each(['FAILED', 'CANCELLED'] as const)(
      'and then %s was never returned: staff see it, and no email is sent',
      async (end) => {
        const party = await paidParty();
        site.payPal.refundAnswers.push('PENDING');
        expect((await refund(party, 2_500)).status).toBe(202);
        site.payPal.finishRefund([...site.payPal.refunds.keys()].at(-1) ?? '', end);
        clock.advance(hour);
        await reconcileOrders(site.server.context);
        expect(await entries(party)).toEqual(['payment 10000']);
        expect(await unfinished(party)).toEqual([{ state: 'refused', amountCents: 2_500, note: 'One cannot come' }]);
        expect((await party.ledger())[0]).toMatchObject({ refundableCents: 10_000 });
        expect(emailsTo(party)).toEqual([]);
        expect((await refund(party, 10_000)).status).toBe(200);
        expect(await entries(party)).toEqual(['payment 10000', 'refund 10000']);
      },
    );

    test('and that PayPal cannot be asked about stays pending', async () => {
      const party = await paidParty();
      site.payPal.refundAnswers.push('PENDING');
      await refund(party, 2_500);
      site.payPal.finishRefund([...site.payPal.refunds.keys()].at(-1) ?? '', 'COMPLETED');
      for (const kind of ['error', 'garbled'] as const) {
        clock.advance(hour);
        site.payPal.faults.push({ on: /GET .*\/refunds\//, kind });
        await reconcileOrders(site.server.context);
        expect(await unfinished(party)).toMatchObject([{ state: 'pending' }]);
      }
      clock.advance(hour);
      await reconcileOrders(site.server.context);
      expect(await entries(party)).toEqual(['payment 10000', 'refund 2500']);
    });

    test('is also reported by a webhook event, and recorded once', async () => {
      const party = await paidParty();
      site.payPal.refundAnswers.push('PENDING');
      await refund(party, 2_500);
      const given = [...site.payPal.refunds.keys()].at(-1) ?? '';
      await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.REFUNDED', given);
      site.payPal.finishRefund(given, 'COMPLETED');
      await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.REFUNDED', given);
      await expect.poll(() => entries(party)).toEqual(['payment 10000', 'refund 2500']);
      clock.advance(hour);
      await reconcileOrders(site.server.context);
      expect((await party.ledger()).slice(1)).toMatchObject([{ kind: 'refund', recordedBy: 'Rosa Vega' }]);
    });
  });

  test('under one key for two parties at once is given to one of them', async () => {
    const parties = await Promise.all([paidParty(), paidParty()]);
    const key = buildIdempotencyKey();
    const answers = await Promise.all(parties.map((party) => refund(party, 1_000, key)));
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'idempotency-key-reused']);
  });
});
