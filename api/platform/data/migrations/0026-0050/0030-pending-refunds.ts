import { sql, type Kysely } from 'kysely';

/*
 * A refund that PayPal has accepted but not finished is pending: it is asked about until PayPal says completed or failed.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paypal_refunds drop constraint paypal_refunds_state_check;
    alter table paypal_refunds add constraint paypal_refunds_state_check
      check (state in ('asked', 'pending', 'done', 'refused'));
    alter table paypal_refunds add column check_at timestamptz;
    comment on column paypal_refunds.check_at is 'when PayPal is asked about it next; null once its outcome is known';
    update paypal_refunds set check_at = created_at + interval '1 minute' where state = 'asked';
    alter table paypal_refunds add constraint paypal_refunds_check_at_check check ((state in ('asked', 'pending')) = (check_at is not null));
    drop index paypal_refunds_asked;
    create index paypal_refunds_due on paypal_refunds (check_at) where check_at is not null;
    create index paypal_refunds_registration on paypal_refunds (registration_id) where registration_id is not null;
    create index paypal_refunds_stray on paypal_refunds (stray_id) where stray_id is not null
  `.execute(db);
}
