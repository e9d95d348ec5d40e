import { sql, type Kysely } from 'kysely';

/*
 * When a room was last changed: check-in shows its new name to the parties in it. Works on PostgreSQL 15 and later; frozen once it is
 * released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rooms add column changed_at timestamptz;
    comment on column rooms.changed_at is 'null for a room that was not changed since it was added'
  `.execute(db);
}
