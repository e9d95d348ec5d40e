import { sql, type Kysely } from 'kysely';

/*
 * Indexes from which the start page of staff counts what waits, what each event brings in, and finds what colleagues did.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index registrations_owes_since on registrations (owes_since) include (created_at) where owes_since is not null;
    create index registrations_failed_email on registrations (created_at desc, id)
      where email_problem is not null and state <> 'cancelled' and closed_at is null;
    create index registrations_event_figures on registrations (event_id)
      include (state, party_size, total_cents, paid_cents, refunded_cents, closed_at);
    create index paypal_refunds_unfinished on paypal_refunds (registration_id)
      where state <> 'done' and registration_id is not null;
    create index audit_entries_staff on audit_entries (split_part(subject, ':', 1), at desc, id desc)
      where actor_user_id is not null and action not like '%viewed' and subject <> 'user:' || actor_user_id::text
  `.execute(db);
}
