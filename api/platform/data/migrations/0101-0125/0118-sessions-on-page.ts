import { sql, type Kysely } from 'kysely';

/*
 * Online sessions that anyone can join through a link on a public page. The page is out of date once what it shows of one changes.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table online_sessions add column is_on_page boolean not null default false,
      add constraint online_sessions_on_page check (not is_on_page or kind = 'open');
    comment on column online_sessions.is_on_page is 'whether visitors can join through a link on a public page';
    create index online_sessions_on_page on online_sessions (starts_at, id) where is_on_page;
    create index online_sessions_open on online_sessions (starts_at, id) where kind = 'open' and not is_canceled;

    create function notify_session_changed() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('site_changed', 'online-session');
      return null;
    end
    $body$;

    create trigger notify_session_scheduled after insert on online_sessions
      for each row when (new.is_on_page) execute function notify_session_changed();
    create trigger notify_session_changed
      after update of title_en, title_es, about_en, about_es, starts_at, minutes, time_zone, spoken, is_canceled, is_on_page
      on online_sessions
      for each row when (old.is_on_page or new.is_on_page) execute function notify_session_changed()
  `.execute(db);
}
