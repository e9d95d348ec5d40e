import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';

/** Whether a row belongs to an administrator who can sign in. */
const isAdministrator = sql<boolean>`is_active and string_to_array(user_type, ',') @> array['A']`;

/**
 * Locks these users and every administrator who can sign in until the transaction ends, always in the same order. So if two
 * administrators remove each other or leave at the same moment, their requests take turns, and the second sees the result of the
 * first.
 */
export async function lockUsers(transaction: Transaction<Database>, ids: readonly number[]) {
  return (
    transaction
      .selectFrom('users')
      .selectAll()
      .select(isAdministrator.as('is_administrator'))
      .where((expression) => expression.or([expression('id', 'in', ids), isAdministrator]))
      .orderBy('id')
      // Sessions that are opened in the meantime only refer to the user and need not wait.
      .forNoKeyUpdate()
      .execute()
  );
}

/** Whether this user is the only one of type A who may sign in; locks the user and all administrators. */
export async function isLastAdministrator(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const administrators = (await lockUsers(transaction, [userId])).filter(({ is_administrator }) => is_administrator);
  return administrators.length === 1 && administrators[0]?.id === userId;
}
