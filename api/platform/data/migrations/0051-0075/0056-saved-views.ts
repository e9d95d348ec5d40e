import { sql, type Kysely } from 'kysely';

/*
 * What members of staff keep under a name of the lists they work with. Works on PostgreSQL 15 and later; frozen once it is
 * released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id uuid primary key,
      user_id int not null references users on delete cascade,
      list text not null,
      name text collate "und-x-icu" not null,
      query text not null
    );
    create unique index saved_views_name on saved_views (user_id, list, lower(name));
    comment on column saved_views.list is 'the list''s name in the contract';
    comment on column saved_views.query is 'query of the list''s address: filters, order and columns'
  `.execute(db);
}
