import { sql, type Kysely } from 'kysely';

/*
 * A mailbox is reminded once a day of all addresses that nobody has confirmed, and rounds of reminders about the waiver know who has to wait.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_counts drop constraint mail_counts_scope_check;
    alter table mail_counts add constraint mail_counts_scope_check check (scope in ('recipient', 'network', 'addressReminder'));
    comment on column mail_counts.count is 'of addressReminder 0 means that one waits, for which the recipient''s other emails leave room';

    alter table waiver_reminder_rounds add column waiting uuid[] not null default '{}';
    comment on column waiver_reminder_rounds.waiting is 'parties whose mailbox was full, to be reminded on another morning of the round'
  `.execute(db);
}
