import { sql, type Kysely } from 'kysely';

/*
 * Tells a change that is asked for again, because its answer was lost, from another one.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations add column change_hash text;
    comment on column registrations.change_hash is 'hash of the last change of contact and people that was asked for and made'
  `.execute(db);
}
