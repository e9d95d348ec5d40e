import { sql, type Kysely } from 'kysely';

/*
 * Counts and lists the few forms whose answer the recipient's mail server refused, without reading all answers.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index form_answers_refused on form_answers (created_at) where refused_at is not null`.execute(db);
}
