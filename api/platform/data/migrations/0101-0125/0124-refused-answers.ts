import { sql, type Kysely } from 'kysely';

/*
 * Staff see that the mail server of the recipient permanently refused the email of an answer.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_answers add column refused_at timestamptz`.execute(db);
}
