import type { Selectable, Transaction } from 'kysely';
import { isoDayIn } from '../../platform/moments/rules.ts';
import type { Database, PaypalRefundsTable } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { system, withLocked } from '../../registrations/port.ts';
import type { Locked } from '../../registrations/port.ts';
import { addEntry } from '../ledger.ts';
import { netPaid } from '../rules.ts';
import { notifyStaff } from '../mail/returned-payment-email.ts';
import { settleUnmatchedAtPayPal } from './unmatched/refund.ts';

export type RefundRow = Selectable<PaypalRefundsTable>;
export type RefundContext = Pick<
  AppContext,
  'db' | 'clock' | 'enqueue' | 'enqueueAll' | 'log' | 'mailLimiter' | 'payPal'
>;

/** PayPal does not notify us when a pending refund fails, so we ask about it this often, in ms. */
const pendingInterval = 5 * 60_000;
/** How soon to repeat a refund request that PayPal has not answered, in ms. */
const unansweredInterval = 60_000;

/** Returns when to repeat a refund request that PayPal has not answered. */
export function nextTry(now: Date): Date {
  return new Date(now.getTime() + unansweredInterval);
}

/** Returns when to ask PayPal again about a refund that it has accepted but not finished. */
export function nextLook(now: Date): Date {
  return new Date(now.getTime() + pendingInterval);
}

/**
 * Marks a refund as done.
 * @returns false when it already was
 */
async function markDone(transaction: Transaction<Database>, id: string, refundId: string, now: Date): Promise<boolean> {
  const row = await transaction
    .updateTable('paypal_refunds')
    .set({ state: 'done', refund_id: refundId, check_at: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Enters a completed refund in the ledger of its registration, which the transaction has locked. Staff get an email about a
 * refund that nobody requested here, and about one that exceeds the ledger.
 */
export async function completeInLedger(
  context: RefundContext,
  locked: Locked,
  refund: RefundRow,
  refundId: string,
): Promise<void> {
  const { transaction, event, record, now } = locked;
  if (!(await markDone(transaction, refund.id, refundId, now))) return;
  const fits = refund.amount_cents <= netPaid(record.receipts);
  if (fits) {
    await addEntry(
      locked,
      {
        kind: 'refund',
        method: 'PayPal',
        amountCents: refund.amount_cents,
        receivedOn: isoDayIn(now, event.timeZone),
        providerReference: refundId,
        isReversal: refund.is_reversal,
        ...(refund.note !== null && { note: refund.note }),
      },
      refund.requested_by === null ? system : { by: 'staff', userId: refund.requested_by },
      context,
    );
  } else context.log.error({ refund: refundId }, 'a refund given at PayPal does not match the ledger');
  if (!fits || refund.requested_by === null) await notifyStaff(transaction, context, refund.id, fits);
}

/** Records a completed refund of an unmatched payment. */
export async function completeOfUnmatched(
  context: RefundContext,
  transaction: Transaction<Database>,
  refund: RefundRow,
  refundId: string,
): Promise<void> {
  const now = context.clock();
  if (!(await markDone(transaction, refund.id, refundId, now))) return;
  await settleUnmatchedAtPayPal(transaction, refund.capture_id, {
    userId: refund.requested_by,
    note: refund.note,
    now,
  });
  if (refund.requested_by === null) await notifyStaff(transaction, context, refund.id, false);
}

/** Records, once, that PayPal has returned the money. Only then does it enter the ledger, and only then are emails sent. */
export async function completeRefund(context: RefundContext, refund: RefundRow, refundId: string): Promise<void> {
  if (refund.registration_id !== null)
    await withLocked(context, refund.registration_id, (locked) => completeInLedger(context, locked, refund, refundId));
  else
    await context.db
      .transaction()
      .execute((transaction) => completeOfUnmatched(context, transaction, refund, refundId));
}

/** Records that PayPal has accepted a refund but not finished it. It is in progress and not in the ledger. */
export async function keepPending({ db, clock }: RefundContext, refund: RefundRow, refundId: string): Promise<void> {
  const now = clock();
  await db
    .updateTable('paypal_refunds')
    .set({ state: 'pending', refund_id: refundId, check_at: nextLook(now), updated_at: now })
    .where('id', '=', refund.id)
    .where('state', 'in', ['asked', 'pending'])
    .execute();
}

/** Records that PayPal refused to return the money. A refund that another answer has completed stays completed. */
export async function refuseRefund({ db, clock }: RefundContext, refund: RefundRow): Promise<void> {
  await db
    .updateTable('paypal_refunds')
    .set({ state: 'refused', check_at: null, updated_at: clock() })
    .where('id', '=', refund.id)
    .where('state', 'in', ['asked', 'pending'])
    .execute();
}

/** Schedules the next check of a refund whose outcome is still unknown. */
export async function askLater({ db }: RefundContext, refund: RefundRow, at: Date): Promise<void> {
  await db
    .updateTable('paypal_refunds')
    .set({ check_at: at })
    .where('id', '=', refund.id)
    .where('state', 'in', ['asked', 'pending'])
    .execute();
}
