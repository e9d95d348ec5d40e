import { sql, type Kysely } from 'kysely';

/*
 * Files that go with bulk emails. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailing_files (
      id uuid primary key,
      mailing_id uuid not null references mailings on delete cascade,
      name text not null,
      content bytea not null,
      number bigint generated always as identity
    );
    create index mailing_files_mailing on mailing_files (mailing_id, number);
    comment on table mailing_files is 'kept as long as the recipients of their mailing';
  `.execute(db);
}
