import type { Transaction } from 'kysely';
import { audit } from '../../../audit/audit.ts';
import type { AuditEntry } from '../../../audit/audit.ts';
import type { Database } from '../../../platform/data/tables.gen.ts';

/** Creates the audit entry for an unmatched payment that staff have settled; `kind` is how it was settled. */
export function settledEntry(unmatchedId: string, kind: string, userId: number): Omit<AuditEntry, 'at'> {
  return {
    action: 'unmatched-payment-settled',
    actorUserId: userId,
    subject: `unmatched-payment:${unmatchedId}`,
    details: { kind },
  };
}

/**
 * Settles an unmatched payment once all of it has been returned at PayPal. A partial return leaves it open, so that staff can
 * decide about the rest.
 */
export async function settleUnmatchedAtPayPal(
  transaction: Transaction<Database>,
  captureId: string,
  { userId, note, now }: { readonly userId: number | null; readonly note: string | null; readonly now: Date },
): Promise<void> {
  const { cents } = await transaction
    .selectFrom('paypal_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('capture_id', '=', captureId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  const settled = await transaction
    .updateTable('unmatched_payments')
    .set({ resolution: 'refundedAtPayPal', resolved_at: now, resolved_by: userId, note })
    .where('capture_id', '=', captureId)
    .where('resolution', 'is', null)
    .where('amount_cents', '<=', Number(cents ?? 0))
    .returning('id')
    .execute();
  // Without a user, the money was returned directly at PayPal and not by our staff.
  if (userId === null) return;
  await audit(transaction, ...settled.map(({ id }) => ({ at: now, ...settledEntry(id, 'refundedAtPayPal', userId) })));
}
