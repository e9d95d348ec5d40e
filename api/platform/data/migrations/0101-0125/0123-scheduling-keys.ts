import { sql, type Kysely } from 'kysely';

/*
 * Scheduling an online session twice with the same key schedules it once.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table online_session_series add column idempotency_key text unique, add column body_hash text`.execute(
    db,
  );
}
