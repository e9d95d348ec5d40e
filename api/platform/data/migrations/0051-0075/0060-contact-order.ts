import { sql, type Kysely } from 'kysely';

/*
 * Parties by their contact: by last name, then by first name, then by reference. Works on PostgreSQL 15 and later; frozen once it
 * is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index registrations_contact_name on registrations (contact_last_name, contact_first_name, reference);
    drop index registrations_last_name
  `.execute(db);
}
