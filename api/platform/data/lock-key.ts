import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from './tables.gen.ts';

/**
 * Locks an idempotency key until the transaction ends. Two requests with one key may concern different rows and lock different
 * events: the second waits here, then sees what the first stored instead of failing at the unique index.
 */
export async function lockKey(transaction: Transaction<Database>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
