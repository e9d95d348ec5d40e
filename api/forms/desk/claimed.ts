import type { Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { userNames } from '../../users/port.ts';

/** @throws ProblemError `claimed-by-other` while someone other than this user has reserved one of these prayer requests. */
export async function refuseClaimedByOthers(
  transaction: Transaction<Database>,
  ids: readonly string[],
  userId: number,
  now: Date,
): Promise<void> {
  const claimed = await transaction
    .selectFrom('prayer_requests')
    .select('claimed_by_user_id')
    .where('id', 'in', ids)
    .where('claimed_by_user_id', '<>', userId)
    .where('claimed_until', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (!claimed) return;
  const names = await userNames(transaction, [claimed.claimed_by_user_id]);
  throw new ProblemError('claimed-by-other', { params: { name: names.get(claimed.claimed_by_user_id) ?? '' } });
}
