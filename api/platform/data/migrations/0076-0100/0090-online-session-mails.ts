import { sql, type Kysely } from 'kysely';

/*
 * What those who come to an online session have been told by email, and who has turned these emails off. Works on PostgreSQL 15 and
 * later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table online_sessions add column announced_version int not null default 1;
    comment on column online_sessions.announced_version is 'counts the changes that those who come are told of';

    create table online_session_mails (
      session_id uuid not null references online_sessions,
      recipient text not null,
      user_id int references users on delete cascade,
      request_id uuid references sabbath_requests on delete cascade,
      registration_id uuid references registrations on delete cascade,
      told_version int not null default 0,
      told_at timestamptz,
      queued_at timestamptz,
      primary key (session_id, recipient),
      check (num_nonnulls(user_id, request_id, registration_id) = 1)
    );
    comment on table online_session_mails is 'what each recipient has been told of a session';
    comment on column online_session_mails.recipient is 'user:<id>, request:<id> or registration:<id>';
    comment on column online_session_mails.told_version is 'the announced version in the last email; 0 before the first';
    comment on column online_session_mails.queued_at is 'since when an email waits; null while none does';
    create index online_session_mails_user on online_session_mails (user_id) where user_id is not null;
    create index online_session_mails_request on online_session_mails (request_id) where request_id is not null;
    create index online_session_mails_registration on online_session_mails (registration_id) where registration_id is not null;

    create table online_session_mails_off (
      recipient text primary key,
      user_id int references users on delete cascade,
      request_id uuid references sabbath_requests on delete cascade,
      since timestamptz not null,
      check (num_nonnulls(user_id, request_id) = 1)
    );
    comment on table online_session_mails_off is 'who has turned off emails about online sessions: a user for good, a request for its Saturday';
    create index online_session_mails_off_user on online_session_mails_off (user_id) where user_id is not null;
    create index online_session_mails_off_request on online_session_mails_off (request_id) where request_id is not null;

    create index sabbath_requests_online on sabbath_requests (accepted_day)
      where kind = 'prayer' and state = 'accepted' and attendance = 'online'
  `.execute(db);
}
