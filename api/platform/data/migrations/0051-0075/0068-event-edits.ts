import { sql, type Kysely } from 'kysely';

/*
 * Events that staff write. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events
      add column edited_at timestamptz,
      add column hidden_at timestamptz;
    comment on column events.edited_at is 'when staff published the event; from then on its shipped file changes nothing';
    create table event_edits (
      id text primary key,
      content jsonb,
      version integer not null default 0,
      edited_at timestamptz,
      edited_by_user_id integer references users on delete set null
    );
    comment on table event_edits is 'what staff write about events; an id that is not among the events is that of a draft';
    comment on column event_edits.content is 'null where nothing was saved since the event was published';
  `.execute(db);
}
