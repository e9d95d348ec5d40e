import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from './tables.gen.ts';

/**
 * Locks an idempotency key until the transaction ends. Two requests with the same key may lock different rows and events, so the
 * second one waits here. It then sees the result of the first instead of violating the unique index.
 */
export async function lockKey(transaction: Transaction<Database>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
