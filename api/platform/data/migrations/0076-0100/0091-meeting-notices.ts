import { sql, type Kysely } from 'kysely';

/*
 * Who was told that a session has no meeting. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table online_sessions add column meeting_notified_user_id int references users on delete set null;
    comment on column online_sessions.meeting_notified_user_id is 'who was emailed that there is no meeting, until there is one';
    create index online_sessions_notified on online_sessions (meeting_notified_user_id) where meeting_notified_user_id is not null
  `.execute(db);
}
