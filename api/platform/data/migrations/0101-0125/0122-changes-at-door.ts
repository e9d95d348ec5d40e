import { sql, type Kysely } from 'kysely';

/*
 * An open check-in screen asks every few seconds who has signed and which parties have moved to another event: each is found at
 * once.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index waiver_signatures_signed on waiver_signatures (signed_at)`.execute(db);
  await sql`
    create index registration_changes_moved on registration_changes ((details ->> 'fromEvent'), at) where kind = 'moved'
  `.execute(db);
}
