import { sql, type Kysely } from 'kysely';

/*
 * Lists and reminders ask for each party whether staff still check a payment of it.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index unmatched_payments_registration on unmatched_payments (registration_id) where resolution is null
  `.execute(db);
}
