import { sql, type Kysely } from 'kysely';

/*
 * Everyone in alphabetical order, so that the complete roster of all events begins at once and nothing is sorted.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index registration_members_name on registration_members (last_name, first_name, id)`.execute(db);
}
