import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ProblemError } from '../../contract/problem.ts';
import type { Database } from '../../data/tables.gen.ts';
import type { Parts } from '../../parts.ts';
import { withLocked } from '../../registrations/lifecycle.ts';
import { enterRefund, giveRefund } from './refunds.ts';
import { settleStrayAtPayPal } from './stray-refund.ts';
import type { Refund } from './wire.ts';

type RefundParts = Pick<Parts, 'db' | 'clock' | 'enqueue' | 'log' | 'payPal'>;

/** A refund of which PayPal says what is needed to note it. */
type KnownRefund = Refund & { readonly captureId: string; readonly amountCents: number };

async function isKnown(db: Kysely<Database>, refundId: string): Promise<boolean> {
  return (await db.selectFrom('paypal_refunds').select('id').where('refund_id', '=', refundId).executeTakeFirst()) !== undefined;
}

/** Stores a refund that is given already, so that it is never asked for; null when it is stored. */
async function insertGiven(
  transaction: Transaction<Database>,
  { id, captureId, amountCents }: KnownRefund,
  of: { readonly registration_id: string } | { readonly stray_id: string },
  facts: { readonly clientId: string; readonly currency: string; readonly now: Date },
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

/** Asks for a refund of ours whose answer was lost: under its id PayPal says which one it has given. */
async function finishOwn(parts: RefundParts, { captureId, amountCents }: KnownRefund): Promise<void> {
  const asked = await parts.db
    .selectFrom('paypal_refunds')
    .selectAll()
    .where('capture_id', '=', captureId)
    .where('amount_cents', '=', amountCents)
    .where('state', '=', 'asked')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (asked) await giveRefund(parts, asked);
}

/** Notes a refund that was given at PayPal itself, or one of ours whose answer was lost; once, however often it is told of. */
export async function noteToldRefund(parts: RefundParts, clientId: string, given: Refund): Promise<void> {
  const { captureId, amountCents } = given;
  if (captureId === null || amountCents === null || !['COMPLETED', 'PENDING'].includes(given.status)) return;
  const refund = { ...given, captureId, amountCents };
  if (await isKnown(parts.db, given.id)) return;
  await finishOwn(parts, refund);
  if (await isKnown(parts.db, given.id)) return;

  const payment = await parts.db.selectFrom('payments').select('registration_id').where('provider_reference', '=', captureId).executeTakeFirst();
  if (payment) {
    await withLocked(parts, payment.registration_id, async (locked) => {
      const facts = { clientId, currency: locked.record.quote.currency, now: locked.now };
      const row = await insertGiven(locked.transaction, refund, { registration_id: payment.registration_id }, facts);
      if (row) await enterRefund(parts, locked, row, given.id);
    }).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      parts.log.error({ refund: given.id, code: error.code }, 'a refund given at PayPal does not fit the ledger');
    });
    return;
  }
  const stray = await parts.db.selectFrom('paypal_strays').select(['id', 'currency']).where('capture_id', '=', captureId).executeTakeFirst();
  if (!stray) return;
  await parts.db.transaction().execute(async (transaction) => {
    const now = parts.clock();
    await insertGiven(transaction, refund, { stray_id: stray.id }, { clientId, currency: stray.currency, now });
    await settleStrayAtPayPal(transaction, captureId, { userId: null, note: null, now });
  });
}
