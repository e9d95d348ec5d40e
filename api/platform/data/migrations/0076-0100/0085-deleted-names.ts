import { sql, type Kysely } from 'kysely';

/*
 * Old registrations lose names and addresses and keep their figures. Such a party has no email address any more, however it
 * registered. The index finds those that are still to be done without reading the others.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations add column names_deleted_at timestamptz;
    alter table registrations drop constraint registrations_email_check;
    alter table registrations add constraint registrations_email_check
      check (contact_email is not null or source <> 'online' or names_deleted_at is not null);
    create index registrations_with_names on registrations (event_id, id) where names_deleted_at is null;
  `.execute(db);
}
