import { sql, type Kysely } from 'kysely';

/*
 * Plain English for the emails about online sessions: tables with their constraints and indexes, two columns, and two audit actions.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table online_session_mails rename to online_session_emails;
    alter table online_session_mails_off rename to online_session_emails_off;
    alter table online_session_emails rename column told_version to emailed_version;
    alter table online_session_emails rename column told_at to emailed_at;
    comment on table online_session_emails is 'the last email to each recipient about a session';
    comment on column online_session_emails.emailed_version is 'the announced version in the last email; 0 before the first';

    do $$
    declare named record;
    begin
      for named in
        select conrelid::regclass as on_table, conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and conname like 'online\\_session\\_mails%'
      loop
        execute format('alter table %s rename constraint %I to %I', named.on_table, named.name,
          replace(named.name, 'online_session_mails', 'online_session_emails'));
      end loop;
      for named in
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'i' and relname like 'online\\_session\\_mails%'
      loop
        execute format('alter index %I rename to %I', named.name,
          replace(named.name, 'online_session_mails', 'online_session_emails'));
      end loop;
    end $$;

    update audit_entries set action = replace(action, 'online-session-mails', 'online-session-emails')
    where action like 'online-session-mails-%';
  `.execute(db);
}
