import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { audit } from './audit.ts';
import { trailKeptYears } from './rules.ts';

/** How many entries are deleted at a time. A small batch keeps the locks short. */
const batchSize = 5_000;

/** The earliest time whose entries are kept. */
const keptFrom = (now: Date) => sql`${now}::timestamptz - make_interval(years => ${trailKeptYears})`;

/** Counts the entries that `deleteOldEntries` would delete now. */
export async function countOldEntries(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where at < ${keptFrom(now)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes the audit trail entries whose retention period is over, and records how many. Returns their number. */
export async function deleteOldEntries(db: Kysely<Database>, now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute(async (transaction) => {
      const { numAffectedRows = 0n } = await sql`
        delete from audit_entries where id in (
          select id from audit_entries where at < ${keptFrom(now)} order by at, id limit ${batchSize}
        )`.execute(transaction);
      const deleted = Number(numAffectedRows);
      if (deleted > 0)
        await audit(transaction, {
          ...{ at: now, action: 'old-entries-deleted', subject: 'audit', details: { entries: deleted } },
        });
      return deleted;
    });
    total += count;
    if (count < batchSize) return total;
  }
}
