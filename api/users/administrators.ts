import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../data/tables.gen.ts';

/** One number for everyone who counts administrators; it means nothing else. */
const lock = 8_110_001;

/**
 * Whether this user is the only one of type A who may sign in. Until the transaction ends no other process can ask, so
 * that two administrators who leave at the same moment do not both see the other stay.
 */
export async function isLastAdministrator(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
  const administrators = await transaction
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where('user_type', 'like', '%A%')
    .limit(2)
    .execute();
  return administrators.length === 1 && administrators[0]?.id === userId;
}
