import { sql, type Kysely } from 'kysely';

/*
 * Tables, columns and audit entries take the names that the rest of the product uses.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paypal_strays rename to unmatched_payments;
    alter index paypal_strays_open rename to unmatched_payments_open;
    alter index paypal_strays_resolved rename to unmatched_payments_resolved;
    alter table paypal_refunds rename column stray_id to unmatched_payment_id;
    alter index paypal_refunds_stray rename to paypal_refunds_unmatched_payment;
    alter table paypal_notices rename to paypal_webhook_events;
    alter index paypal_notices_received rename to paypal_webhook_events_received;
    comment on table unmatched_payments is 'money at PayPal that matches no registration, until staff settle it';
    comment on table paypal_webhook_events is 'webhook events that were processed, so that each is processed once';
    update audit_entries
      set action = 'unmatched-payment-settled', subject = replace(subject, 'stray:', 'unmatched-payment:')
      where action = 'stray-settled'
  `.execute(db);
}
