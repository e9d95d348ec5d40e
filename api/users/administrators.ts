import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../data/tables.gen.ts';

/**
 * Whether this user is the only one of type A who may sign in. The administrators are held until the transaction ends, in
 * the order in which everyone holds them, so that two who leave at the same moment do not both see the other stay.
 */
export async function isLastAdministrator(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const administrators = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`is_active and string_to_array(user_type, ',') @> array['A']`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return administrators.length === 1 && administrators[0]?.id === userId;
}
