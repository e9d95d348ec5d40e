import type { Kysely } from 'kysely';
import type { components } from '../../contract/schema.gen.ts';
import type { Database } from '../../data/tables.gen.ts';

/**
 * What staff asked PayPal to return of a registration's payments and is not in its ledger: not answered yet, or refused,
 * which may come long after it was asked. The oldest first.
 */
export async function listUnfinishedRefunds(
  db: Kysely<Database>,
  registrationId: string,
): Promise<components['schemas']['UnfinishedRefund'][]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('paypal_refunds', 'paypal_refunds.capture_id', 'payments.provider_reference')
    .select(['paypal_refunds.id', 'paypal_refunds.state', 'paypal_refunds.amount_cents', 'paypal_refunds.note', 'paypal_refunds.created_at'])
    .where('payments.registration_id', '=', registrationId)
    .where('paypal_refunds.state', '<>', 'done')
    .orderBy('paypal_refunds.created_at')
    .orderBy('paypal_refunds.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state === 'refused' ? 'refused' : 'asked',
    amountCents: row.amount_cents,
    askedAt: row.created_at.toISOString(),
    ...(row.note !== null && { note: row.note }),
  }));
}
