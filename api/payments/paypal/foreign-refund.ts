import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { withLocked } from '../../registrations/port.ts';
import { completeInLedger, completeOfUnmatched, completeRefund, nextLook } from './refund-outcome.ts';
import type { RefundContext, RefundRow } from './refund-outcome.ts';
import { giveRefund } from './refunds.ts';
import type { Refund } from './wire.ts';

/** A refund from PayPal with everything needed to record it. */
type KnownRefund = Refund & { readonly captureId: string; readonly amountCents: number };

/** A refund that PayPal reported. */
export interface ReportedRefund {
  readonly clientId: string;
  readonly refund: Refund;
  /** Whether PayPal itself took the money back, for example after a dispute or a chargeback. */
  readonly isReversal: boolean;
}

/** Finds a stored refund by PayPal's id; null if there is none. */
async function findKnown(db: Kysely<Database>, refundId: string): Promise<RefundRow | null> {
  const query = db.selectFrom('paypal_refunds').selectAll().where('refund_id', '=', refundId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Stores a refund that was given directly at PayPal, so that we never request it. Returns null when it is already stored. */
async function insertGiven(
  transaction: Transaction<Database>,
  { id, captureId, amountCents }: KnownRefund,
  of: { readonly registration_id: string } | { readonly unmatched_payment_id: string },
  facts: { readonly clientId: string; readonly isReversal: boolean; readonly currency: string; readonly now: Date },
): Promise<RefundRow | null> {
  const row = await transaction
    .insertInto('paypal_refunds')
    .values({
      id: randomUUID(),
      capture_id: captureId,
      client_id: facts.clientId,
      ...of,
      amount_cents: amountCents,
      currency: facts.currency,
      state: 'pending',
      check_at: nextLook(facts.now),
      refund_id: id,
      is_reversal: facts.isReversal,
      idempotency_key: id,
      body_hash: '',
      created_at: facts.now,
      updated_at: facts.now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether PayPal has not yet answered one of our refund requests. */
async function isUnanswered(db: Kysely<Database>, id: string): Promise<boolean> {
  const query = db.selectFrom('paypal_refunds').select('id').where('id', '=', id).where('state', '=', 'asked');
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Repeats our refund requests whose answers were lost. From their ids, PayPal reports which ones it has given. Several may have the
 * same amount.
 * @returns whether the reported refund is known now
 * @throws while PayPal has not answered one, because it may be the reported refund and would then be recorded twice
 */
async function finishOwn(context: RefundContext, { id, captureId, amountCents }: KnownRefund): Promise<boolean> {
  const asked = context.db
    .selectFrom('paypal_refunds')
    .selectAll()
    .where('capture_id', '=', captureId)
    .where('amount_cents', '=', amountCents)
    .where('state', '=', 'asked')
    .orderBy('created_at');
  for (const refund of await asked.execute()) {
    const isGiven = await giveRefund(context, refund);
    if ((await findKnown(context.db, id)) !== null) return true;
    if (!isGiven && (await isUnanswered(context.db, refund.id)))
      throw new Error('PayPal does not say yet which of our refunds a webhook event is about');
  }
  return (await findKnown(context.db, id)) !== null;
}

/** Records a refund of a registration's payment; it enters the ledger once PayPal has completed it. */
async function recordOfRegistration(
  context: RefundContext,
  registrationId: string,
  refund: KnownRefund,
  reported: ReportedRefund,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { transaction, record, now } = locked;
    const row = await insertGiven(
      transaction,
      refund,
      { registration_id: registrationId },
      { ...reported, currency: record.quote.currency, now },
    );
    if (row && refund.status === 'COMPLETED') await completeInLedger(context, locked, row, refund.id);
  });
}

/** Records a refund of an unmatched payment. */
async function recordOfUnmatched(
  context: RefundContext,
  unmatched: { readonly id: string; readonly currency: string },
  refund: KnownRefund,
  reported: ReportedRefund,
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const row = await insertGiven(
      transaction,
      refund,
      { unmatched_payment_id: unmatched.id },
      { ...reported, currency: unmatched.currency, now: context.clock() },
    );
    if (row && refund.status === 'COMPLETED') await completeOfUnmatched(context, transaction, row, refund.id);
  });
}

/**
 * Records, once, a refund that was given directly at PayPal, or one of ours whose answer was lost. A pending one stays in progress
 * until PayPal reports its outcome.
 * @returns false when its payment is unknown
 */
export async function recordReportedRefund(context: RefundContext, reported: ReportedRefund): Promise<boolean> {
  const { captureId, amountCents, id, status } = reported.refund;
  if (captureId === null || amountCents === null || !['COMPLETED', 'PENDING'].includes(status)) return true;
  const refund = { ...reported.refund, captureId, amountCents };
  const known = await findKnown(context.db, id);
  if (known) {
    if (known.state === 'pending' && status === 'COMPLETED') await completeRefund(context, known, id);
    return true;
  }
  if (!reported.isReversal && (await finishOwn(context, refund))) return true;

  const payment = await context.db
    .selectFrom('payments')
    .select('registration_id')
    .where('provider_reference', '=', captureId)
    .executeTakeFirst();
  if (payment) {
    await recordOfRegistration(context, payment.registration_id, refund, reported);
    return true;
  }
  const unmatched = await context.db
    .selectFrom('unmatched_payments')
    .select(['id', 'currency'])
    .where('capture_id', '=', captureId)
    .executeTakeFirst();
  if (unmatched) await recordOfUnmatched(context, unmatched, refund, reported);
  return unmatched !== undefined;
}
