import { sql, type Kysely } from 'kysely';

/*
 * Emails that staff send to many parties at once, with one row for each recipient. Works on PostgreSQL 15 and later; frozen once it
 * is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailings (
      id uuid primary key,
      version int not null default 1,
      state text not null check (state in ('draft', 'sending', 'paused', 'canceled', 'done')),
      audience jsonb not null,
      texts jsonb not null,
      created_at timestamptz not null,
      created_by_user_id int references users on delete set null,
      sent_at timestamptz,
      sent_by_user_id int references users on delete set null,
      finished_at timestamptz,
      constraint mailings_sent check ((state = 'draft') = (sent_at is null))
    );
    create index mailings_created_at on mailings (created_at, id);
    create index mailings_state on mailings (state, created_at, id);
    comment on table mailings is 'emails of staff to many parties; drafts until they are sent';
    comment on column mailings.audience is 'which parties, as the contract has it';
    comment on column mailings.texts is 'subject and text by language, as they were typed';

    create table mailing_recipients (
      id uuid primary key default gen_random_uuid(),
      mailing_id uuid not null references mailings on delete cascade,
      registration_id uuid not null references registrations on delete cascade,
      address text not null,
      language text not null check (language in ('en', 'es')),
      state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'uncertain', 'canceled')),
      attempts int not null default 0,
      first_tried_at timestamptz,
      next_try_at timestamptz not null,
      worker int,
      settled_at timestamptz,
      server_message text,
      constraint mailing_recipients_worker check ((state = 'sending') = (worker is not null))
    );
    create unique index mailing_recipients_address on mailing_recipients (mailing_id, lower(address));
    create index mailing_recipients_state on mailing_recipients (mailing_id, state, id);
    create index mailing_recipients_waiting on mailing_recipients (mailing_id, next_try_at, id) where state = 'waiting';
    create index mailing_recipients_sending on mailing_recipients (worker) where state = 'sending';
    create index mailing_recipients_registration on mailing_recipients (registration_id);
    comment on column mailing_recipients.worker is 'which process is sending it: the number of an advisory lock that ends with it';
    comment on column mailing_recipients.server_message is 'what the mail server answered where it did not take the email';

    create table mailing_pace (
      id boolean primary key default true check (id),
      next_at timestamptz not null,
      slow_until timestamptz not null
    );
    comment on table mailing_pace is 'one row: when the next bulk email may go, for all processes together';
    insert into mailing_pace (next_at, slow_until) values (now(), now())
  `.execute(db);
}
