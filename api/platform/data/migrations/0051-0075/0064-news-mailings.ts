import { sql, type Kysely } from 'kysely';

/*
 * Bulk emails about upcoming events, to people who asked for them and to lists. Works on PostgreSQL 15 and later; frozen once it is
 * released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailings
      add column kind text not null default 'registration' check (kind in ('registration', 'news')),
      add column list_size int not null default 0,
      add column list_declared_at timestamptz,
      add column list_declared_by_user_id int references users on delete set null;
    comment on column mailings.list_declared_at is 'when someone declared that everyone on its list has agreed to get news';

    create table mailing_list_entries (
      mailing_id uuid not null references mailings on delete cascade,
      address text not null check (address = lower(address)),
      first_name text not null,
      language text not null check (language in ('en', 'es')),
      primary key (mailing_id, address)
    );
    comment on table mailing_list_entries is 'the list of a draft; once it is sent they are among its recipients';

    alter table mailing_recipients
      alter column registration_id drop not null,
      add column first_name text,
      add constraint mailing_recipients_person check (num_nonnulls(registration_id, first_name) = 1);
    comment on column mailing_recipients.first_name is 'of a recipient of news, who has no registration; may be empty';
  `.execute(db);
}
