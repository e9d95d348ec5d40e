import { sql, type Kysely } from 'kysely';

/*
 * How the mail with a one-time code stands, for whoever waits for it.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_codes
      add column mail_state text not null default 'queued' check (mail_state in ('queued', 'failing', 'sent', 'refused'))
  `.execute(db);
}
