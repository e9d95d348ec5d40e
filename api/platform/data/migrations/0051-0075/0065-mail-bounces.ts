import { sql, type Kysely } from 'kysely';

/*
 * Bulk emails that came back, and how long their recipients are kept. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailing_recipients
      add column bounce text check (bounce in ('hard', 'soft', 'complaint')),
      add column bounced_at timestamptz,
      add constraint mailing_recipients_bounced check ((bounce is null) = (bounced_at is null));
    alter table mailings add column kept_counts jsonb;
    comment on column mailings.kept_counts is 'how many recipients there were in each state, once they are deleted';
    create index mailing_recipients_soft on mailing_recipients (lower(address), bounced_at) where bounce = 'soft';
    create index mailings_finished on mailings (finished_at) where finished_at is not null;
    comment on column mailing_recipients.bounce is 'how the email came back after the mail server had taken it';
  `.execute(db);
}
