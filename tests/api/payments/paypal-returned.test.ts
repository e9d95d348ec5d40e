import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcileOrders } from '../../../api/payments/paypal/jobs.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayingParty, PayPalSite } from '../../support/servers/paypal-site.ts';
import { createUser } from '../../support/users.ts';

const start = '2027-04-01T12:00:00Z';
const clock = createClock(start);
let site: PayPalSite;
let keepers: { english: string; spanish: string; praying: string };

beforeAll(async () => {
  site = await startPayPalSite(clock);
  const { db } = site.server.context;
  const { email: english } = await createUser(db, 'R');
  const { email: spanish } = await createUser(db, 'A,P', { language: 'es' });
  const { email: praying } = await createUser(db, 'P');
  keepers = { english, spanish, praying };
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await site.close();
});

/** Returns a party of two that has paid 100 dollars, and the capture of that payment. */
async function paidParty() {
  const party = await site.register(2);
  site.payPal.agree(await party.approveUrl());
  await party.check();
  const [capture] = [...site.payPal.orders.values()].at(-1)?.captures ?? [];
  if (!capture) throw new Error('no capture');
  return { party, capture };
}

const tell = async (type: 'REVERSED' | 'REFUNDED', id: string) => {
  expect(await site.payPal.notify(site.server.url, `PAYMENT.CAPTURE.${type}`, id)).toBe(204);
};

/** Waits until every webhook event is processed and every email is sent. Jobs that end holds in half an hour may remain. */
const followed = async () => {
  const left = async () => {
    const { rows } = await site.server.context.pool.query<{ count: number }>(
      "select count(*) from jobs.job where name in ('paypal-notice', 'paypal-returned-mail', 'registration-mail') and state < 'completed'",
    );
    return rows[0]?.count;
  };
  await expect.poll(left).toBe(0);
};

const entries = async (party: PayingParty) =>
  (await party.ledger()).map(({ kind, amountCents }) => `${kind} ${String(amountCents)}`);

/** Returns the emails about a party that contain these words. */
const emailsTo = (address: string, { reference }: PayingParty, words: string) =>
  site.smtp.received.filter(
    ({ envelope, subject, text }) =>
      envelope.to.includes(address) && subject?.includes(reference) && text?.includes(words),
  );

test('a chargeback is in the ledger once, however often PayPal reports it; the balance is right; staff are notified in their language', async () => {
  const { party, capture } = await paidParty();
  const id = site.payPal.foreignRefund(capture.id, '100.00');
  await Promise.all([tell('REVERSED', id), tell('REVERSED', id)]);
  await expect.poll(() => entries(party)).toEqual(['payment 10000', 'refund 10000']);
  await tell('REVERSED', id);
  await tell('REFUNDED', id);
  await followed();
  expect(await entries(party)).toEqual(['payment 10000', 'refund 10000']);
  expect(await party.read()).toMatchObject({ state: 'confirmed', payment: { status: 'refunded', paidCents: 0 } });

  const [english, ...more] = emailsTo(keepers.english, party, 'PayPal reversed $100.00');
  expect(more).toEqual([]);
  expect(english?.subject).toBe(`PayPal reversed a payment (${party.reference})`);
  expect(english?.text).toContain('Still to be paid: $100.00');
  expect(english?.text).toContain(`http://retreats.test/admin_retreat-registration/${party.id}?lng=en`);
  const [spanish] = emailsTo(keepers.spanish, party, 'PayPal revirtió $100.00');
  expect(spanish?.subject).toBe(`PayPal revirtió un pago (${party.reference})`);
  expect(spanish?.html).toContain('<html lang="es">');
  expect(emailsTo(keepers.praying, party, '')).toEqual([]);
  // The party got no refund from the center, so its email describes what really happened.
  expect(emailsTo(party.email, party, 'a payment of $100.00 was reversed')).toHaveLength(1);
  expect(emailsTo(party.email, party, 'We have refunded')).toEqual([]);
});

test('a reversal that names the payment takes back the amount not yet refunded', async () => {
  const { party, capture } = await paidParty();
  await tell('REFUNDED', site.payPal.foreignRefund(capture.id, '40.00'));
  await expect.poll(() => entries(party)).toEqual(['payment 10000', 'refund 4000']);
  expect(
    (
      await site.smtp.waitForMail(
        ({ envelope, text }) => envelope.to.includes(keepers.english) && text?.includes('returned $40.00') === true,
      )
    ).text,
  ).toContain('PayPal’s own site');
  capture.status = 'REFUNDED';
  await tell('REVERSED', capture.id);
  await expect.poll(() => entries(party)).toEqual(['payment 10000', 'refund 4000', 'refund 6000']);
  await tell('REVERSED', capture.id);
  await followed();
  expect(await entries(party)).toHaveLength(3);
  expect((await party.read()).payment).toMatchObject({ status: 'refunded', paidCents: 0 });
});

test('a refund above what the ledger shows is not entered, and staff are asked to correct it', async () => {
  const { party, capture } = await paidParty();
  const params = { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } };
  const body = { kind: 'refund', method: 'Cash', amountCents: 8_000, receivedOn: '2027-04-01' } as const;
  expect(
    (await (await site.staff()).POST('/registrations/{registrationId}/payments', { params, body })).response.status,
  ).toBe(201);
  await tell('REVERSED', site.payPal.foreignRefund(capture.id, '100.00'));
  const mail = await site.smtp.waitForMail(
    ({ envelope, subject }) => envelope.to.includes(keepers.english) && subject?.includes(party.reference) === true,
  );
  expect(mail.text).toContain('nothing was entered');
  await followed();
  expect(await entries(party)).toEqual(['payment 10000', 'refund 8000']);
  expect(emailsTo(party.email, party, 'reversed')).toEqual([]);
});

test('a payment reversed before it was recorded is recorded together with the reversal', async () => {
  const party = await site.register(2);
  const approveUrl = await party.approveUrl();
  site.payPal.agree(approveUrl);
  const order = site.payPal.orders.get(new URL(approveUrl).searchParams.get('token') ?? '');
  const { db, payPal } = site.server.context;
  const { id } = await db
    .updateTable('paypal_orders')
    .set({ state: 'capturing' })
    .where('registration_id', '=', party.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await payPal.client(site.payPal.clientId)?.captureOrder(order?.id ?? '', `${id}-capture`);
  await tell('REVERSED', site.payPal.foreignRefund(order?.captures[0]?.id ?? '', '100.00'));
  await expect.poll(() => entries(party)).toEqual(['payment 10000', 'refund 10000']);
});

test('an unmatched payment that is reversed is settled, and staff are notified', async () => {
  const captureId = site.payPal.foreignCapture({ value: '33.00', currency_code: 'USD' });
  await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.COMPLETED', captureId);
  const unmatched = async () => {
    const { data } = await (await site.staff()).GET('/unmatched-payments');
    return data?.items.find((one) => one.captureId === captureId);
  };
  await expect.poll(unmatched).toMatchObject({ resolution: null });
  await tell('REVERSED', site.payPal.foreignRefund(captureId, '33.00'));
  const mail = await site.smtp.waitForMail(
    ({ envelope, text }) => envelope.to.includes(keepers.spanish) && text?.includes('$33.00') === true,
  );
  expect(mail.text).toContain('no correspondía a ninguna inscripción');
  expect(await unmatched()).toMatchObject({ resolution: { kind: 'refundedAtPayPal', byName: null } });
});

test('a reversal that PayPal did not sign is refused and changes nothing', async () => {
  const { party, capture } = await paidParty();
  const id = site.payPal.foreignRefund(capture.id, '100.00');
  expect(
    await site.payPal.notify(site.server.url, 'PAYMENT.CAPTURE.REVERSED', id, (body) => body.replace('Señal', 'Senal')),
  ).toBe(403);
  await followed();
  expect(await entries(party)).toEqual(['payment 10000']);
});

const lookLater = async () => {
  clock.advance(60 * 60_000);
  await reconcileOrders(site.server.context);
};

test('a refund started at PayPal stays pending until it is completed: no entry and no email before', async () => {
  const { party, capture } = await paidParty();
  const id = site.payPal.foreignRefund(capture.id, '30.00', 'PENDING');
  await tell('REFUNDED', id);
  const params = { path: { registrationId: party.id } };
  const underWay = async () =>
    (await (await site.staff()).GET('/registrations/{registrationId}/payments', { params })).data?.unfinishedRefunds;
  await expect.poll(underWay).toMatchObject([{ state: 'pending', amountCents: 3_000, isAtPayPal: true }]);
  await lookLater();
  await followed();
  expect(await entries(party)).toEqual(['payment 10000']);
  expect([...emailsTo(keepers.english, party, ''), ...emailsTo(party.email, party, 'returned')]).toEqual([]);
  site.payPal.finishRefund(id, 'COMPLETED');
  await lookLater();
  await followed();
  expect(await entries(party)).toEqual(['payment 10000', 'refund 3000']);
  expect(emailsTo(keepers.english, party, 'returned $30.00')).toHaveLength(1);
  expect(emailsTo(party.email, party, 'We have refunded $30.00')).toHaveLength(1);
});

test('a refund started at PayPal that fails is never entered', async () => {
  const { party, capture } = await paidParty();
  const id = site.payPal.foreignRefund(capture.id, '30.00', 'PENDING');
  await tell('REFUNDED', id);
  await followed();
  site.payPal.finishRefund(id, 'FAILED');
  await lookLater();
  await followed();
  expect(await entries(party)).toEqual(['payment 10000']);
  expect([...emailsTo(keepers.english, party, ''), ...emailsTo(party.email, party, 'returned')]).toEqual([]);
});
