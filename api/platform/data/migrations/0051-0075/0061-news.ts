import { sql, type Kysely } from 'kysely';

/*
 * Who wants emails about upcoming events, and who must not get them. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_subscribers (
      id uuid primary key default gen_random_uuid(),
      address text not null unique check (address = lower(address)),
      first_name text not null,
      language text not null check (language in ('en', 'es')),
      state text not null check (state in ('asked', 'subscribed', 'ended')),
      source text not null check (source in ('registration', 'sign-up', 'account')),
      request uuid not null,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      constraint news_subscribers_confirmed check (state <> 'subscribed' or confirmed_at is not null),
      constraint news_subscribers_ended check ((state = 'ended') = (ended_at is not null))
    );
    create index news_subscribers_state on news_subscribers (state, asked_at);
    create index news_subscribers_ended on news_subscribers (ended_at) where state = 'ended';
    comment on table news_subscribers is 'addresses that were given for emails about upcoming events; they get them once subscribed';
    comment on column news_subscribers.request is 'the job that asked last: repeated, it sends the same email';

    create table news_refusals (
      address_hash bytea primary key,
      reason text not null check (reason in ('unsubscribed', 'erased', 'complaint', 'bounced')),
      since timestamptz not null
    );
    comment on table news_refusals is 'who gets no such emails any more, as keyed hashes of addresses; kept for good';

    create table news_key (
      id boolean primary key default true check (id),
      sealed bytea not null
    );
    comment on table news_key is 'one row: the key of these hashes, sealed with the signing key, so that it outlasts a change of that key';

    alter table pending_sign_ups add column wants_news boolean not null default false;
  `.execute(db);
}
