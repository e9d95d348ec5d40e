import { sql, type Kysely } from 'kysely';

/*
 * The last reports that each member of staff ran, with their filters, so that they can be run again; and the files that were asked for. Works on PostgreSQL 15 and
 * later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_runs (
      id bigint generated always as identity primary key,
      user_id int not null references users on delete cascade,
      report_id int not null,
      filter_values jsonb not null,
      rows int not null,
      at timestamptz not null
    );
    comment on table report_runs is 'ten for each user, each for 90 days';
    create index report_runs_latest on report_runs (user_id, id desc);
    create index report_runs_deletion on report_runs (at);
    create table report_files (
      id uuid primary key,
      session_id uuid not null references sessions on delete cascade,
      report_id int not null,
      filter_values jsonb not null,
      language text not null check (language in ('en', 'es')),
      format text not null check (format in ('xlsx', 'csv')),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    comment on table report_files is 'complete files that were asked for: each can be fetched once';
    create index report_files_session on report_files (session_id);
    create index report_files_deletion on report_files (expires_at);
    create index payments_received on payments (received_on, entry);
    create index registration_messages_newest on registration_messages (created_at desc, id)
  `.execute(db);
}
