import type { Kysely } from 'kysely';
import type { Database } from '../../data/tables.gen.ts';

/**
 * Notes that a stray payment was returned at PayPal, once all of it was: what was returned in part stays open, for staff to
 * say what becomes of the rest.
 */
export async function settleStrayAtPayPal(
  db: Kysely<Database>,
  captureId: string,
  { userId, note, now }: { readonly userId: number | null; readonly note: string | null; readonly now: Date },
): Promise<void> {
  const { cents } = await db
    .selectFrom('paypal_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('capture_id', '=', captureId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('paypal_strays')
    .set({ resolution: 'refundedAtPayPal', resolved_at: now, resolved_by: userId, note })
    .where('capture_id', '=', captureId)
    .where('resolution', 'is', null)
    .where('amount_cents', '<=', Number(cents ?? 0))
    .execute();
}
