import { sql, type Kysely } from 'kysely';

/*
 * Links for signing that were taken back, such as one that was mailed to a wrong address.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table waiver_links add column stopped_at timestamptz;
    comment on column waiver_links.stopped_at is 'from then on it opens nothing and is not sent; null again once it is ordered anew'
  `.execute(db);
}
