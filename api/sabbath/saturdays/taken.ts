import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

/** The advisory lock that serializes the acceptance of retreats, so that two cannot both take the last free Saturday. */
const retreatLock = 'sabbath-retreats';

/**
 * Refuses to move accepted requests before their Saturday is over: the day would become free, and the person would not know.
 * @throws ProblemError `saturday-accepted`.
 */
export async function requirePastSaturdays(
  transaction: Transaction<Database>,
  ids: readonly string[],
  today: string,
): Promise<void> {
  const coming = await transaction
    .selectFrom('sabbath_requests')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '=', 'accepted')
    .where('accepted_day', '>=', today)
    .limit(1)
    .executeTakeFirst();
  if (coming) throw new ProblemError('saturday-accepted');
}

/**
 * Refuses a Saturday that another retreat has or has been offered.
 * @throws ProblemError `saturday-taken`.
 */
export async function requireFreeSaturday(transaction: Transaction<Database>, day: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${retreatLock}))`.execute(transaction);
  const other = await transaction
    .selectFrom('sabbath_requests')
    .select('id')
    .where('kind', '=', 'retreat')
    .where(
      sql<boolean>`(state = 'accepted' and accepted_day = ${day}::date or state = 'proposed' and proposed_day = ${day}::date)`,
    )
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new ProblemError('saturday-taken');
}
