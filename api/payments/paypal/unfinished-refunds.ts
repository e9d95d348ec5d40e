import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

type UnfinishedRefund = components['schemas']['UnfinishedRefund'];

function select(db: Kysely<Database>) {
  return db
    .selectFrom('paypal_refunds')
    .leftJoin('users', 'users.id', 'paypal_refunds.requested_by')
    .select([
      'paypal_refunds.id',
      'paypal_refunds.state',
      'paypal_refunds.amount_cents',
      'paypal_refunds.note',
      'paypal_refunds.created_at',
      'paypal_refunds.requested_by',
      'users.first_name',
      'users.last_name',
    ])
    .where('paypal_refunds.state', '<>', 'done')
    .$narrowType<{ state: UnfinishedRefund['state'] }>()
    .orderBy('paypal_refunds.created_at')
    .orderBy('paypal_refunds.id');
}

function present(row: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]): UnfinishedRefund {
  const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
  return {
    id: row.id,
    state: row.state,
    amountCents: row.amount_cents,
    askedAt: row.created_at.toISOString(),
    isAtPayPal: row.requested_by === null,
    ...(name !== '' && { askedBy: name }),
    ...(row.note !== null && { note: row.note }),
  };
}

/**
 * Returns a party's refunds through PayPal that are not in its ledger: unanswered, unfinished, or refused, which may happen days
 * later. Oldest first.
 */
export async function listUnfinishedRefunds(db: Kysely<Database>, registrationId: string): Promise<UnfinishedRefund[]> {
  const rows = await select(db).where('paypal_refunds.registration_id', '=', registrationId).execute();
  return rows.map(present);
}

/** Returns the same for each of these unmatched payments, by their ids. */
export async function findRefundsOfUnmatched(
  db: Kysely<Database>,
  unmatchedIds: readonly string[],
): Promise<ReadonlyMap<string, UnfinishedRefund[]>> {
  const found = new Map<string, UnfinishedRefund[]>();
  if (unmatchedIds.length === 0) return found;
  const rows = await select(db)
    .select('unmatched_payment_id')
    .where('unmatched_payment_id', 'in', unmatchedIds)
    .execute();
  for (const row of rows) {
    if (row.unmatched_payment_id !== null)
      found.set(row.unmatched_payment_id, [...(found.get(row.unmatched_payment_id) ?? []), present(row)]);
  }
  return found;
}
