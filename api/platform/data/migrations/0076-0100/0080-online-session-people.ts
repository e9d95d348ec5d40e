import { sql, type Kysely } from 'kysely';

/*
 * Who said that they are coming to an online session, and who entered it. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table online_session_people (
      session_id uuid not null references online_sessions,
      person text not null,
      user_id int references users on delete cascade,
      is_coming boolean not null default false,
      entered_at timestamptz,
      primary key (session_id, person)
    );
    comment on column online_session_people.person is 'user:<id>, or guest:<id of the session>';
    comment on column online_session_people.is_coming is 'whether the person said so';
    create index online_session_people_user on online_session_people (user_id) where user_id is not null
  `.execute(db);
}
