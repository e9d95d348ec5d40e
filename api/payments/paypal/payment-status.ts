import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { isPaidInFull } from '../rules.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import { settleOrder } from './settle-order.ts';
import { findLatestOrder, isUnfinished } from './store.ts';
import type { StoredOrder } from './store.ts';

type Schemas = components['schemas'];

const statusOfOrder: Readonly<Record<Exclude<StoredOrder['state'], 'captured'>, Schemas['PayPalPaymentStatus']>> = {
  creating: 'open',
  open: 'open',
  capturing: 'checking',
  pending: 'checking',
  declined: 'declined',
  ended: 'ended',
};

/** Asks PayPal about the unfinished order of a registration. A missing answer is not an error. */
export async function askPayPal(context: AppContext, registrationId: string): Promise<void> {
  const order = await findLatestOrder(context.db, registrationId);
  if (!order || !isUnfinished(order)) return;
  try {
    await settleOrder(context, order.id);
  } catch (error) {
    if (!(error instanceof PayPalUnreachable) && !(error instanceof PayPalRefusal)) throw error;
    context.log.warn({ order: order.id, reason: error.message }, 'unknown order status');
  }
}

/** Returns the last known status of a registration's payment at PayPal. */
export async function findPaymentStatus(
  { db }: Pick<AppContext, 'db'>,
  { id, payment, state }: Schemas['Registration'],
): Promise<Schemas['PayPalPaymentStatus']> {
  if (payment.review === 'staff') return 'withStaff';
  const order = await findLatestOrder(db, id);
  if (isPaidInFull(payment.amountCents, payment.paidCents) && state !== 'cancelled') return 'paid';
  if (!order) return state === 'cancelled' ? 'ended' : 'none';
  // A recorded payment that leaves a balance: payment of the rest has not been started.
  return order.state === 'captured' ? 'none' : statusOfOrder[order.state];
}
