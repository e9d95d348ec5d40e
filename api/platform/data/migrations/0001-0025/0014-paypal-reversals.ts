import { sql, type Kysely } from 'kysely';

/*
 * Money that PayPal itself took back from the centre, as after a dispute or a chargeback, is told apart from what the centre
 * returned. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paypal_refunds add column is_reversal boolean not null default false;
    comment on column paypal_refunds.is_reversal is 'taken back by PayPal, as after a dispute or a chargeback; not returned by the centre'
  `.execute(db);
}
