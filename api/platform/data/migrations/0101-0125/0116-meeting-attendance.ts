import { sql, type Kysely } from 'kysely';

/*
 * Who was in the meeting of an online session, as the provider tells it. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_webhook_events (
      digest bytea primary key,
      received_at timestamptz not null
    );
    comment on table meeting_webhook_events is 'events that have been accepted, so that each counts once';
    comment on column meeting_webhook_events.digest is 'of the event as it was received: the protocol has no other identity';
    create index meeting_webhook_events_received on meeting_webhook_events (received_at);

    create table online_session_stays (
      session_id uuid not null references online_sessions,
      stay bytea not null,
      person text not null,
      user_id int references users on delete set null,
      joined_at timestamptz,
      left_at timestamptz,
      primary key (session_id, stay)
    );
    comment on table online_session_stays is 'each time that somebody was in the meeting of a session';
    comment on column online_session_stays.stay is 'a digest of what the provider calls it';
    comment on column online_session_stays.person is 'as in online_session_people where their own address told it, otherwise unknown:<digest>';
    comment on column online_session_stays.joined_at is 'null while the provider has only told that they left';
    create index online_session_stays_user on online_session_stays (user_id) where user_id is not null;
    create index provider_meetings_provider on provider_meetings (provider_id) where provider_id is not null;

    alter table online_sessions add column attended int, add column attended_minutes int;
    comment on column online_sessions.attended is 'how many people were there, stored when the stays are deleted; null before'
  `.execute(db);
}
