import type { Transaction } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { AuditEntry } from '../../audit/audit.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

/** The audit trail's entry of a stray payment that staff have settled, by what became of it. */
export function strayEntry(strayId: string, kind: string, userId: number): Omit<AuditEntry, 'at'> {
  return { action: 'stray-settled', actorUserId: userId, subject: `stray:${strayId}`, details: { kind } };
}

/**
 * Notes that a stray payment was returned at PayPal, once all of it was: what was returned in part stays open, for staff to
 * say what becomes of the rest.
 */
export async function settleStrayAtPayPal(
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
    .updateTable('paypal_strays')
    .set({ resolution: 'refundedAtPayPal', resolved_at: now, resolved_by: userId, note })
    .where('capture_id', '=', captureId)
    .where('resolution', 'is', null)
    .where('amount_cents', '<=', Number(cents ?? 0))
    .returning('id')
    .execute();
  // Returned in PayPal's own pages, it was nobody of ours.
  if (userId === null) return;
  await audit(transaction, ...settled.map(({ id }) => ({ at: now, ...strayEntry(id, 'refundedAtPayPal', userId) })));
}
