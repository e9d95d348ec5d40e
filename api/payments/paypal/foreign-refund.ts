import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../data/tables.gen.ts';
import type { Parts } from '../../parts.ts';
import { withLocked } from '../../registrations/lifecycle.ts';
import { netPaid } from '../rules.ts';
import { enterRefund, giveRefund } from './refunds.ts';
import { tellStaff } from './returned-mail.ts';
import { settleStrayAtPayPal } from './stray-refund.ts';
import type { Refund } from './wire.ts';

type RefundParts = Pick<Parts, 'db' | 'clock' | 'enqueue' | 'enqueueAll' | 'log' | 'payPal'>;

/** A refund of which PayPal says what is needed to note it. */
type KnownRefund = Refund & { readonly captureId: string; readonly amountCents: number };

/** A refund as PayPal told of it. */
export interface ToldRefund {
  readonly clientId: string;
  readonly refund: Refund;
  /** PayPal took the money back by itself, as after a dispute or a chargeback. */
  readonly isReversal: boolean;
}

async function isKnown(db: Kysely<Database>, refundId: string): Promise<boolean> {
  return (await db.selectFrom('paypal_refunds').select('id').where('refund_id', '=', refundId).executeTakeFirst()) !== undefined;
}

/** Stores a refund that is given already, so that it is never asked for; null when it is stored. */
async function insertGiven(
  transaction: Transaction<Database>,
  { id, captureId, amountCents }: KnownRefund,
  of: { readonly registration_id: string } | { readonly stray_id: string },
  facts: { readonly clientId: string; readonly isReversal: boolean; readonly currency: string; readonly now: Date },
) {
  const row = await transaction
    .insertInto('paypal_refunds')
    .values({
      id: randomUUID(),
      capture_id: captureId,
      client_id: facts.clientId,
      ...of,
      amount_cents: amountCents,
      currency: facts.currency,
      state: 'done',
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

/**
 * Asks for refunds of ours whose answers were lost: under their ids PayPal says which ones it has given. Several may be of one
 * amount.
 * @returns whether the refund that was told of is known now
 * @throws while PayPal leaves one unanswered, which may be the very one: noted as somebody else's it would be there twice
 */
async function finishOwn(parts: RefundParts, { id, captureId, amountCents }: KnownRefund): Promise<boolean> {
  const asked = parts.db
    .selectFrom('paypal_refunds')
    .selectAll()
    .where('capture_id', '=', captureId)
    .where('amount_cents', '=', amountCents)
    .where('state', '=', 'asked')
    .orderBy('created_at');
  for (const refund of await asked.execute()) {
    const isGiven = await giveRefund(parts, refund);
    if (await isKnown(parts.db, id)) return true;
    if (!isGiven) throw new Error('PayPal does not say yet which of our refunds a notice is about');
  }
  return isKnown(parts.db, id);
}

/** Notes a refund in the ledger of its registration; where it holds less than that, only staff are told. */
async function noteInLedger(parts: RefundParts, registrationId: string, refund: KnownRefund, told: ToldRefund): Promise<void> {
  await withLocked(parts, registrationId, async (locked) => {
    const { transaction, record, now } = locked;
    const row = await insertGiven(transaction, refund, { registration_id: registrationId }, { ...told, currency: record.quote.currency, now });
    if (!row) return;
    const isEntered = refund.amountCents <= netPaid(record.receipts);
    if (isEntered) await enterRefund(parts, locked, row, refund.id);
    else parts.log.error({ refund: refund.id }, 'a refund given at PayPal does not fit the ledger');
    await tellStaff(transaction, parts, row.id, isEntered);
  });
}

/** Notes a refund of money that fits no registration. */
async function noteOfStray(parts: RefundParts, stray: { readonly id: string; readonly currency: string }, refund: KnownRefund, told: ToldRefund): Promise<void> {
  await parts.db.transaction().execute(async (transaction) => {
    const now = parts.clock();
    const row = await insertGiven(transaction, refund, { stray_id: stray.id }, { ...told, currency: stray.currency, now });
    await settleStrayAtPayPal(transaction, refund.captureId, { userId: null, note: null, now });
    if (row) await tellStaff(transaction, parts, row.id, false);
  });
}

/**
 * Notes a refund that was given at PayPal itself, or one of ours whose answer was lost; once, however often it is told of.
 * @returns false when nothing is known of the payment that it is of
 */
export async function noteToldRefund(parts: RefundParts, told: ToldRefund): Promise<boolean> {
  const { captureId, amountCents, id, status } = told.refund;
  if (captureId === null || amountCents === null || !['COMPLETED', 'PENDING'].includes(status)) return true;
  const refund = { ...told.refund, captureId, amountCents };
  if (await isKnown(parts.db, id)) return true;
  if (!told.isReversal && (await finishOwn(parts, refund))) return true;

  const payment = await parts.db.selectFrom('payments').select('registration_id').where('provider_reference', '=', captureId).executeTakeFirst();
  if (payment) {
    await noteInLedger(parts, payment.registration_id, refund, told);
    return true;
  }
  const stray = await parts.db.selectFrom('paypal_strays').select(['id', 'currency']).where('capture_id', '=', captureId).executeTakeFirst();
  if (stray) await noteOfStray(parts, stray, refund, told);
  return stray !== undefined;
}
