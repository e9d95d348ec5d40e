import { sql, type Kysely } from 'kysely';

/*
 * Online sessions: each occurrence is a row, and those scheduled together share a series. A meeting is stored before the provider is
 * asked for it; its id, which is ours, is in what the provider keeps, so that it is found again after a lost answer.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table online_session_series (
      id uuid primary key,
      repeats text not null check (repeats in ('once', 'weekly', 'firstSaturday')),
      until date,
      created_at timestamptz not null,
      created_by_user_id int not null
    );

    create table online_sessions (
      id uuid primary key,
      series_id uuid not null references online_session_series,
      title_en text not null,
      title_es text not null,
      about_en text,
      about_es text,
      kind text not null check (kind in ('saturdayPrayer', 'event', 'open')),
      event_id text references events,
      starts_at timestamptz not null,
      minutes int not null check (minutes between 5 and 1439),
      time_zone text not null,
      spoken text not null check (spoken in ('en', 'es', 'both')),
      host_user_id int references users on delete set null,
      substitute_user_id int references users on delete set null,
      max_people int check (max_people > 0),
      is_canceled boolean not null default false,
      version int not null default 1,
      search_text text not null,
      meeting_fault text check (meeting_fault in
        ('noHost', 'revoked', 'scope', 'limit', 'dailyLimit', 'slow', 'broken', 'unexpected')),
      meeting_failures int not null default 0,
      meeting_next_try_at timestamptz,
      check ((kind = 'event') = (event_id is not null))
    );
    comment on column online_sessions.time_zone is 'in which its day and time were given';
    comment on column online_sessions.meeting_fault is 'why the meeting is not as it should be; null while it is, or while nobody has tried';
    create index online_sessions_start on online_sessions (starts_at, id);
    create index online_sessions_series on online_sessions (series_id, starts_at);
    create index online_sessions_event on online_sessions (event_id);
    create index online_sessions_host on online_sessions (host_user_id);
    create index online_sessions_substitute on online_sessions (substitute_user_id);
    create index online_sessions_fault on online_sessions (starts_at) where meeting_fault is not null;
    create index online_sessions_words on online_sessions using gin (search_text gin_trgm_ops);

    create table provider_meetings (
      id uuid primary key,
      session_id uuid not null references online_sessions,
      user_id int not null references users on delete cascade,
      is_requested boolean not null default false,
      provider_id text,
      join_details bytea,
      session_version int not null default 0,
      created_at timestamptz not null,
      unique (session_id, user_id)
    );
    comment on table provider_meetings is 'meetings in the account of a host, from the intent to create one until it is deleted';
    comment on column provider_meetings.is_requested is 'whether the provider may have been asked to create it';
    comment on column provider_meetings.join_details is 'how people join, sealed';
    comment on column provider_meetings.session_version is 'the version of the session that the provider has';
    create index provider_meetings_user on provider_meetings (user_id)
  `.execute(db);
}
