import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { lockEvents } from '../../events/store.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { Parts } from '../../context.ts';
import { owesSince } from '../rules.ts';
import { markOwedSince, type OwedSince } from '../write/marks.ts';

/** The parties of an event whose stored moment differs from what the rule says of the event as it is now. */
async function findOutdated(
  transaction: Transaction<Database>,
  event: StoredEvent,
  now: Date,
): Promise<readonly OwedSince[]> {
  const rows = await transaction
    .selectFrom('registrations')
    .select(['id', 'state', 'total_cents', 'paid_cents', 'refunded_cents', 'closed_at', 'owes_since'])
    .where('event_id', '=', event.id)
    .execute();
  return rows.flatMap((row) => {
    const account = {
      state: row.state,
      quote: { totalCents: row.total_cents },
      receipts: { paidCents: row.paid_cents, refundedCents: row.refunded_cents },
      closedAt: row.closed_at,
    };
    const since = owesSince(row.owes_since, account, event, now);
    return since?.getTime() === row.owes_since?.getTime() ? [] : [{ id: row.id, since: since?.toISOString() ?? null }];
  });
}

/**
 * Since when each party owes something follows its event: the deposit or its date may have changed after it registered. An event
 * that has begun is left alone, since everything is due by then.
 */
export async function followDeposits({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const coming = await db
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`start_date::timestamp at time zone time_zone > ${now}`)
    .execute();
  for (const { id } of coming)
    await db.transaction().execute(async (transaction) => {
      const event = (await lockEvents(transaction, [id])).get(id);
      const outdated = event ? await findOutdated(transaction, event, now) : [];
      if (outdated.length === 0) return;
      await markOwedSince(transaction, outdated);
    });
}
