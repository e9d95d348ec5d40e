import { sql, type Kysely } from 'kysely';

/*
 * Events that ask for a part of the price first, and the reminder of the rest. Works on PostgreSQL 15 and later; frozen once it
 * is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events
      add column deposit_percent int check (deposit_percent between 1 and 99),
      add column rest_due_on date,
      add check ((deposit_percent is null) = (rest_due_on is null)),
      add check (rest_due_on <= start_date);
    comment on column events.deposit_percent is 'the share of the price that is due first; null where everything is due at once';
    comment on column events.rest_due_on is 'the day, where the event takes place, from which on everything is due';
    comment on column registrations.owes_since is
      'since when something is due without a break, or from when on the rest will be; null while nothing is owed';
    alter table registration_reminders
      drop constraint registration_reminders_kind_check,
      add constraint registration_reminders_kind_check check (kind in ('balance', 'rest', 'event'))
  `.execute(db);
}
