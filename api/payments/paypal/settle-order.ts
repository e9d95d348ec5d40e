import type { AppContext } from '../../context.ts';
import { findRegistration, withLocked } from '../../registrations/port.ts';
import { currentDeposit } from '../../events/rules.ts';
import { owesMoney, whatIsDue } from '../rules.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import type { PayPalClient } from './client.ts';
import { isTaken, keepPlaces, recordCapture } from './record-capture.ts';
import { findOrder, isUnfinished, updateOrder } from './store.ts';
import type { StoredOrder } from './store.ts';
import type { Capture, PayPalOrder } from './wire.ts';

type SettleContext = Pick<AppContext, 'db' | 'clock' | 'enqueue' | 'enqueueAll' | 'log' | 'mailLimiter' | 'payPal'>;

/** After this time, in ms, nobody approves an order anymore, although PayPal keeps orders for hours. */
const longestOpen = 24 * 60 * 60_000;
/** How long to wait for the PayPal id of an order, in ms. Without it, nobody can approve the order. */
const longestCreating = 10 * 60_000;

/** Errors after which the payer has to go to PayPal (again); the order can still be used. */
const needsPayer = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'];
const captured = 'ORDER_ALREADY_CAPTURED';

/** An order whose PayPal id is known. */
type KnownOrder = StoredOrder & { readonly order_id: string };

/** Records an order's outcome at PayPal; a capture that is not final keeps the places. */
async function recordOutcome(context: SettleContext, order: StoredOrder, found: PayPalOrder): Promise<void> {
  const taken = found.captures.filter(isTaken);
  for (const capture of taken) await recordCapture(context, order, capture);
  if (taken.length > 0) return;
  const last: Capture | undefined = found.captures.at(-1);
  if (last?.status === 'PENDING') {
    await withLocked(context, order.registration_id, async (locked) => {
      await updateOrder(locked.transaction, order, { state: 'pending', capture_id: last.id }, locked.now);
      await keepPlaces(locked, context);
    });
    return;
  }
  await updateOrder(context.db, order, { state: 'declined' }, context.clock());
}

/**
 * Records the capture before requesting it: from then on the places stay until the outcome is known. Nothing is captured for a
 * registration that has lost its places, or for an amount that no longer matches.
 */
async function claimCapture(context: SettleContext, order: StoredOrder): Promise<boolean> {
  return withLocked(context, order.registration_id, async ({ transaction, event, record, now }) => {
    const current = await findOrder(transaction, order.id);
    if (current?.state !== 'open' && current?.state !== 'capturing') return false;
    const { nowCents, laterCents } = whatIsDue(record, currentDeposit(event, now));
    const isDue =
      [nowCents, nowCents + laterCents].includes(current.amount_cents) && current.currency === record.quote.currency;
    await updateOrder(transaction, current, { state: isDue ? 'capturing' : 'ended' }, now);
    return isDue;
  });
}

async function capture(context: SettleContext, client: PayPalClient, known: KnownOrder): Promise<void> {
  if (!(await claimCapture(context, known))) return;
  const order = { ...known, state: 'capturing' } as const;
  try {
    await recordOutcome(context, order, await client.captureOrder(order.order_id, `${order.id}-capture`));
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    if (error.issue === captured) {
      await recordOutcome(context, order, await client.getOrder(order.order_id));
      return;
    }
    context.log.warn({ issue: error.issue, order: order.id }, 'PayPal declined a payment');
    await updateOrder(
      context.db,
      order,
      { state: needsPayer.includes(error.issue) ? 'open' : 'declined' },
      context.clock(),
    );
  }
}

/** Whether an open order can no longer be used: it is too old, or its amount is no longer due. */
async function isOutdated({ db, clock }: SettleContext, order: StoredOrder): Promise<boolean> {
  if (clock().getTime() - order.created_at.getTime() > longestOpen) return true;
  const record = await findRegistration(db, order.registration_id);
  return record === null || !owesMoney(record.state);
}

/** Acts on the status of an order at PayPal. */
async function follow(
  context: SettleContext,
  client: PayPalClient,
  order: KnownOrder,
  found: PayPalOrder,
): Promise<void> {
  if (found.captures.length > 0) return recordOutcome(context, order, found);
  if (found.status === 'APPROVED') return capture(context, client, order);
  const isOver = found.status === 'VOIDED' || (await isOutdated(context, order));
  // We requested the money and PayPal knows of no attempt: the payer has to approve again.
  await updateOrder(context.db, order, { state: isOver ? 'ended' : 'open' }, context.clock());
}

/**
 * Asks PayPal for the status of an order and acts on it: captures an approved order, records captured money, ends an expired order.
 * Safe to call at any time, even concurrently: each payment is captured and recorded once.
 * @throws PayPalUnreachable when PayPal does not answer; then nothing has changed, except that an attempt may be in progress.
 */
export async function settleOrder(context: SettleContext, id: string): Promise<void> {
  const order = await findOrder(context.db, id);
  if (!order || !isUnfinished(order)) return;
  const { order_id: orderId } = order;
  const now = context.clock();
  if (orderId === null) {
    if (now.getTime() - order.created_at.getTime() > longestCreating)
      await updateOrder(context.db, order, { state: 'ended' }, now);
    return;
  }
  const client = context.payPal.client(order.client_id);
  if (!client) throw new PayPalUnreachable('The secret of this PayPal app is not configured');
  let found: PayPalOrder;
  try {
    found = await client.getOrder(orderId);
  } catch (error) {
    // PayPal deletes an order that nobody approved.
    if (!(error instanceof PayPalRefusal) || error.status !== 404) throw error;
    await updateOrder(context.db, order, { state: 'ended' }, now);
    return;
  }
  await follow(context, client, { ...order, order_id: orderId }, found);
}
