import type { Kysely } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Database } from '../platform/data/tables.gen.ts';

/** The names of these users. */
export async function userNames(
  db: Kysely<Database>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(users.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}

/**
 * The error for someone who loaded a row before this user changed it; without a name if the user is unknown.
 * @param change what the user did, if that is known
 */
export async function changedMeanwhile(
  db: Kysely<Database>,
  userId: number | null,
  change?: string,
): Promise<ProblemError> {
  const name = (await userNames(db, [userId])).get(userId) ?? '';
  return new ProblemError('changed-meanwhile', { params: { name, ...(change !== undefined && { change }) } });
}
