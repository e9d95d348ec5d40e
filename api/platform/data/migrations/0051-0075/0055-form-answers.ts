import { sql, type Kysely } from 'kysely';

/*
 * What staff answered to people who wrote through a public form; an answer is deleted with what it answers.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table form_answers (
      id uuid primary key,
      contact_id uuid references contact_messages on delete cascade,
      prayer_id uuid references prayer_requests on delete cascade,
      sabbath_id uuid references sabbath_requests on delete cascade,
      user_id int references users on delete set null,
      decision text check (decision in ('accepted', 'declined')),
      text text not null,
      idempotency_key text not null unique,
      body_hash text not null,
      created_at timestamptz not null,
      check (num_nonnulls(contact_id, prayer_id, sabbath_id) = 1),
      check (decision is null or sabbath_id is not null)
    );
    comment on column form_answers.decision is 'what was decided about a Saturday with it; the text is what staff added, or empty';

    comment on column prayer_requests.share_with_team is 'whether the prayer team (type P) reads it; if not, only type D does';
    create index contact_messages_name on contact_messages (last_name, first_name, created_at, id) where state <> 'held';
    create index form_answers_contact on form_answers (contact_id, created_at) where contact_id is not null;
    create index form_answers_prayer on form_answers (prayer_id, created_at) where prayer_id is not null;
    create index form_answers_sabbath on form_answers (sabbath_id, created_at) where sabbath_id is not null
  `.execute(db);
}
