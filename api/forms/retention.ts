import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { deleteOldDrafts } from '../platform/drafts/store.ts';
import { deleteOldMailCounts } from '../platform/mail/limiter.ts';
import type { Parts } from '../context.ts';

/** The tables of what comes through public forms; each row says when it is to be deleted. */
const formTables = ['contact_messages', 'prayer_requests', 'sabbath_requests'] as const;

/** So many at a time, so that nobody waits long for what is locked meanwhile. */
const batchSize = 500;

async function deleteBatch(db: Kysely<Database>, table: (typeof formTables)[number], now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(
      'id',
      'in',
      db.selectFrom(table).select('id').where('delete_after', '<=', now).orderBy('delete_after').limit(batchSize),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes for good what came through public forms, or was only typed into one, and has been kept as long as it may be. */
export async function deleteDueForms({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock();
  await deleteOldDrafts(db, now);
  await deleteOldMailCounts(db, now);
  for (const table of formTables) {
    let deleted = 0;
    for (let count = batchSize; count === batchSize; deleted += count) count = await deleteBatch(db, table, now);
    if (deleted > 0) log.info({ table, deleted }, 'forms that were kept long enough are deleted');
  }
}
