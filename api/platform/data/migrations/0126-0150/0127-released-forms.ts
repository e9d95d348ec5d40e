import { sql, type Kysely } from 'kysely';

/*
 * When staff released a held form: an open list offers it then as new, however long ago it was received.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_messages', 'prayer_requests', 'sabbath_requests']) {
    await sql`
      alter table ${sql.table(table)} add column released_at timestamptz;
      comment on column ${sql.table(table)}.released_at is 'when staff released it, if it was held';
      create index ${sql.ref(`${table}_listed`)} on ${sql.table(table)} (coalesce(released_at, created_at) desc, id)
        where state <> 'held'
    `.execute(db);
  }
}
