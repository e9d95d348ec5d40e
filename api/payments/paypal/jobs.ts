import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import type { AppContext } from '../../context.ts';
import { endHold } from '../../registrations/port.ts';
import { repeatRefunds } from './refunds.ts';
import { settleOrder } from './settle-order.ts';
import { findLatestOrder, isUnfinished, listDueOrders, lockUnfinishedOrder } from './store.ts';

/** How many orders are checked in one round; PayPal limits the rate of requests. */
const roundSize = 50;

/** While it is unknown whether money was taken, places are held for this long past their deadline, in ms. */
const longestDoubt = 60 * 60_000;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Asks PayPal about every order that is due. This finds payments whose payer did not return to our site. */
export async function reconcileOrders(context: AppContext): Promise<void> {
  const now = context.clock();
  for (const id of await listDueOrders(context.db, now, roundSize)) {
    try {
      await settleOrder(context, id);
    } catch (error) {
      context.log.warn({ order: id, reason: reasonOf(error) }, 'unknown order status');
      // The next round begins with those that have waited longest.
      const later = new Date(now.getTime() + 5 * 60_000);
      await context.db
        .updateTable('paypal_orders')
        .set({ check_at: later })
        .where('id', '=', id)
        .where('check_at', 'is not', null)
        .execute();
    }
  }
  await repeatRefunds(context);
}

/**
 * Frees the places of a party whose time to pay has run out. If it was about to pay, asks PayPal once more. Until PayPal says
 * whether the money was taken, the places stay, for an hour at most.
 * @throws while that is unknown; the job is tried again.
 */
export async function endPaymentHold(context: AppContext, payload: JobPayloads['registration-hold']): Promise<void> {
  const order = await findLatestOrder(context.db, payload.registrationId);
  if (order && isUnfinished(order)) {
    try {
      await settleOrder(context, order.id);
    } catch (error) {
      context.log.warn({ order: order.id, reason: reasonOf(error) }, 'unknown order status; places stay held');
    }
  }
  await endHold(context, payload, async ({ transaction, record, now }) => {
    const open = await lockUnfinishedOrder(transaction, record.id);
    const since = now.getTime() - (record.heldUntil ?? now).getTime();
    if (open?.state === 'capturing' && since < longestDoubt)
      throw new Error('It is not known yet whether a party has paid; its places are kept');
  });
}
