import { sql, type Kysely } from 'kysely';

/*
 * Events that are canceled. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events
      add column cancelled_at timestamptz,
      add column cancelled_by_user_id integer references users on delete set null,
      add column cancellation_message jsonb,
      add constraint events_cancellation_check check ((cancelled_at is null) = (cancellation_message is null));
    comment on column events.cancellation_message is 'what the parties are told, by language';
  `.execute(db);
}
