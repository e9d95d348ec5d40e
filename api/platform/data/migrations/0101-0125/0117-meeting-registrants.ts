import { sql, type Kysely } from 'kysely';

/*
 * People who are registered at the meeting provider, each with an address of their own. A registrant is stored before the provider is
 * asked for it; its id, which is ours, is in the email address that the provider is given, so that it is found again after a lost
 * answer. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_registrants (
      id uuid primary key,
      meeting_id uuid not null references provider_meetings on delete cascade,
      person text not null,
      user_id int references users on delete cascade,
      wanted_at timestamptz not null,
      is_requested boolean not null default false,
      provider_id text,
      join_url bytea,
      unique (meeting_id, person)
    );
    comment on column meeting_registrants.person is 'as in online_session_people';
    comment on column meeting_registrants.wanted_at is 'since when somebody waits for it';
    comment on column meeting_registrants.is_requested is 'whether the provider may have been asked for it';
    comment on column meeting_registrants.join_url is 'the address of their own, sealed';
    create index meeting_registrants_user on meeting_registrants (user_id) where user_id is not null;
    create index meeting_registrants_provider on meeting_registrants (provider_id) where provider_id is not null;

    alter table provider_meetings add column is_replaced boolean not null default false;
    comment on column provider_meetings.is_replaced is 'whether it is to be deleted, and another created in its place'
  `.execute(db);
}
