import { sql, type Kysely } from 'kysely';

/*
 * Since when a party owes something: by this it is reminded and shown as late, whatever made it owe. Works on PostgreSQL 15 and
 * later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations add column owes_since timestamptz;
    comment on column registrations.owes_since is 'since when something is due without a break; null while nothing is';
    update registrations set owes_since = case
      when state in ('paying', 'pendingPayment') then coalesce(accepted_at, created_at)
      else coalesce(
        (select max(at) from registration_changes where registration_id = registrations.id and kind in ('changed', 'refund')),
        accepted_at, created_at
      )
    end
    where state in ('paying', 'pendingPayment', 'confirmed', 'checkedIn') and total_cents > paid_cents - refunded_cents;
    create index registrations_owing on registrations (created_at desc, id) where owes_since is not null;
    drop index registrations_promised
  `.execute(db);
}
