import { sql, type Kysely } from 'kysely';

/*
 * Earlier versions let a library create this table, with a shorter type for its keys. Now both old and new databases have the same tables.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_limits alter column key type text`.execute(db);
}
