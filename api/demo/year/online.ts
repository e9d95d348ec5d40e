import type { PayPalClient } from '../../payments/paypal/client.ts';
import { createPayPal } from '../../payments/paypal/paypal.ts';
import type { PayPal } from '../../payments/paypal/paypal.ts';
import { refundPayment } from '../../payments/paypal/refunds.ts';
import { settleOrder } from '../../payments/paypal/settle-order.ts';
import { startPayment } from '../../payments/paypal/start-payment.ts';
import { findLatestOrder } from '../../payments/paypal/store.ts';
import { settleUnmatched } from '../../payments/paypal/unmatched/unmatched.ts';
import type { AppContext } from '../../context.ts';
import { party } from '../../registrations/history.ts';
import { cancel } from '../../registrations/lifecycle/cancel.ts';
import { payPalStandInPath } from '../paypal/mount.ts';
import { current } from './money.ts';
import { atWork, daysAfter } from './year.ts';
import type { Year } from './year.ts';

/** PayPal in the simulated year: the stand-in stores the orders, but it only knows today's date. */
export function payPalAt({ config }: AppContext, origin: string, now: () => Date): PayPal {
  const payPal = createPayPal(
    { ...config, payPal: { ...config.payPal, apiUrl: `${origin}${payPalStandInPath}` } },
    // The access tokens are issued today, not in the simulated year.
    () => new Date(),
  );
  const dated = (client: PayPalClient): PayPalClient => {
    const date = async (asked: ReturnType<PayPalClient['getOrder']>) => {
      const order = await asked;
      return { ...order, captures: order.captures.map((capture) => ({ ...capture, at: now() })) };
    };
    return {
      ...client,
      getOrder: (orderId) => date(client.getOrder(orderId)),
      captureOrder: (orderId, requestId) => date(client.captureOrder(orderId, requestId)),
    };
  };
  return {
    ...payPal,
    client: (clientId) => {
      const client = payPal.client(clientId);
      return client && dated(client);
    },
  };
}

/**
 * Goes to PayPal's page and approves the order there.
 * @returns our order, or null if there is nothing to pay.
 */
async function agree(year: Year, origin: string, id: string) {
  const { language } = await current(year, id);
  const address = await startPayment(year.context, id, language, 'all');
  if (address === null) return null;
  const page = new URL(address);
  await fetch(`${origin}${page.pathname}${page.search}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  return findLatestOrder(year.context.db, id);
}

async function payOnline(year: Year, origin: string, id: string): Promise<void> {
  const order = await agree(year, origin, id);
  if (order) await settleOrder(year.context, order.id);
}

/**
 * PayPal captures the money, its response is lost, and the party cancels before the site asks again: the payment no longer matches.
 */
async function payAndCancel(year: Year, origin: string, id: string): Promise<void> {
  const { context } = year;
  const order = await agree(year, origin, id);
  if (order?.order_id == null) return;
  await context.payPal.client(order.client_id)?.captureOrder(order.order_id, `${order.id}-capture`);
  const { version } = await current(year, id);
  await cancel(context, id, version, party, 'Paid by mistake for the wrong date.');
  await settleOrder(context, order.id);
}

/** Staff refund an unmatched payment by check. */
async function settleByCheck(year: Year, id: string): Promise<void> {
  const { context, staff } = year;
  const open = await context.db
    .selectFrom('unmatched_payments')
    .select('id')
    .where('registration_id', '=', id)
    .where('resolution', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  const note = 'Spoke with her; sent back by check no. 1188.';
  await settleUnmatched(context, open.id, { kind: 'refundedElsewhere', note }, staff.A);
}

async function refundOnline(year: Year, id: string): Promise<void> {
  const { context, staff } = year;
  const paid = await context.db
    .selectFrom('payments')
    .select(['id', 'amount_cents'])
    .where('registration_id', '=', id)
    .where('kind', '=', 'payment')
    .executeTakeFirst();
  if (!paid) return;
  const request = { amountCents: paid.amount_cents, note: 'The whole family is ill.' };
  const order = { registrationId: id, paymentId: paid.id, request, idempotencyKey: `demo-${id}`, userId: staff.A };
  await refundPayment(context, order);
}

/** A party goes to PayPal's page and has not come back. */
export function openPayment(year: Year, id: string): void {
  year.agenda.at(daysAfter(year.agenda.now(), 1 / 24 / 60), async () => {
    await startPayment(year.context, id, 'en', 'all');
  });
}

/** Plans the behavior of parties that pay with PayPal: most pay at once, some come back later or never, a few cancel. */
export function onlinePayments(origin: string): (year: Year, id: string, number: number) => void {
  return (year, id, number) => {
    const { agenda } = year;
    const at = (minutes: number, work: () => Promise<void>): void => {
      agenda.at(daysAfter(agenda.now(), minutes / 24 / 60), work);
    };
    if (number % 10 === 7) return;
    if (number % 10 === 5) {
      at(5, () => payAndCancel(year, origin, id));
      return;
    }
    if (number % 10 === 9) {
      const from = agenda.now();
      at(5, () => payAndCancel(year, origin, id));
      agenda.at(atWork(year, daysAfter(from, 2), daysAfter(from, 1)), () => settleByCheck(year, id));
      return;
    }
    at(5, () => payOnline(year, origin, id));
    if (number % 10 !== 3) return;
    at(3 * 24 * 60, async () => {
      const { version, state } = await current(year, id);
      if (state !== 'cancelled') await cancel(year.context, id, version, party);
    });
    at(4 * 24 * 60, () => refundOnline(year, id));
  };
}
