import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { findEvent, lockEvents } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { owesSince } from '../rules.ts';
import { markOwedSince, type OwedSince } from '../rows/marks.ts';

/**
 * How many parties are checked together; if all of them need a correction, their event is locked for a few hundredths of a second.
 */
const batchSize = 1_000;
/** Sorts before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** Selects the data that determines since when each party owes something. */
function accountsOf(db: Kysely<Database>) {
  return db
    .selectFrom('registrations')
    .select(['id', 'state', 'total_cents', 'paid_cents', 'refunded_cents', 'closed_at', 'owes_since']);
}
type Account = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

/** Returns the parties whose stored time differs from the one that the rule gives for the current event. */
function outdated(rows: readonly Account[], event: StoredEvent, now: Date): readonly OwedSince[] {
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

/** Corrects these parties by their current state and that of their event, which may have changed since they were found. */
async function correct(db: Kysely<Database>, eventId: string, ids: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const event = (await lockEvents(transaction, [eventId])).get(eventId);
    if (!event) return;
    const rows = await accountsOf(transaction).where('id', 'in', ids).execute();
    await markOwedSince(transaction, outdated(rows, event, now));
  });
}

/** Checks the parties of an event, a few at a time and without delaying anyone, and corrects those that are outdated. */
async function updateParties(db: Kysely<Database>, eventId: string, now: Date): Promise<void> {
  const event = await findEvent(db, eventId);
  let last: string | undefined = firstId;
  while (event && last !== undefined) {
    const rows: readonly Account[] = await accountsOf(db)
      .where('event_id', '=', eventId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const found = outdated(rows, event, now).map(({ id }) => id);
    if (found.length > 0) await correct(db, eventId, found, now);
    last = rows.length < batchSize ? undefined : rows.at(-1)?.id;
  }
}

/**
 * Updates since when each party owes something: the event's deposit or its date may have changed after the party registered. An
 * event that has begun is skipped, since everything is due by then.
 */
export async function updateOwedSince({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const coming = await db
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`start_date::timestamp at time zone time_zone > ${now}`)
    .execute();
  for (const { id } of coming) await updateParties(db, id, now);
}
