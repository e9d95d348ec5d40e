import { expressionBuilder, sql } from 'kysely';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { inDoubt, owesMoney } from '../../payments/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { registrationStates } from '../../platform/contract/enums.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { addressReleaseBefore, addressReminderBefore, isSettled, lateBefore, takesPlaces } from '../rules.ts';

/*
 * Rules of registrations as conditions on rows of `registrations`, one for each rule. Every query takes them from here, so that a
 * list, a count and a reminder never differ.
 */

type PaymentReview = components['schemas']['PaymentReview'];
type Condition = Expression<SqlBool>;

const row = expressionBuilder<Database, 'registrations'>();

/** The rule isSettled. */
export const settled: Condition = row('registrations.state', 'in', registrationStates.filter(isSettled));

/** The rule takesPlaces. */
export const withPlaces: Condition = row('registrations.state', 'in', registrationStates.filter(takesPlaces));

/** The rule owesMoney. */
export const owing: Condition = row('registrations.state', 'in', registrationStates.filter(owesMoney));

/** The rule netPaid, on rows of `registrations` or of its alias. */
export function netPaid(table = 'registrations'): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${table}.paid_cents`)} - ${sql.ref(`${table}.refunded_cents`)})`;
}

const nothingPaid: Condition = sql<SqlBool>`${netPaid()} <= 0`;

/** The rule unpaidCents: below zero when the party has paid more than its price. */
export const unpaid: RawBuilder<number> = sql<number>`(registrations.total_cents - ${netPaid()})`;

/** The rule balanceCents. */
export const balance: RawBuilder<number> = sql<number>`(case when ${owing} then ${unpaid}
  when registrations.state = 'cancelled' then -${netPaid()} else least(0, ${unpaid}) end)`;

/** A balance is still to be paid. A party that staff have closed is not asked for anything more. */
export const isOpen: Condition = sql<SqlBool>`(${owing} and registrations.closed_at is null and ${unpaid} > 0)`;

export const notCanceled: Condition = row('registrations.state', '<>', 'cancelled');

/** The rule awaitsHelp. */
export const awaitingHelp: Condition = row.and([
  row('registrations.help_asked_at', 'is not', null),
  row('registrations.help_answered_at', 'is', null),
  notCanceled,
]);

const byStaff = sql<SqlBool>`exists (
  select from unmatched_payments where unmatched_payments.registration_id = registrations.id and resolution is null
)`;
const byPayPal = sql<SqlBool>`exists (
  select from paypal_orders
  where paypal_orders.registration_id = registrations.id and paypal_orders.state in (${sql.join(inDoubt.map((state) => sql.lit(state)))})
)`;

/** Who still checks money that PayPal reported and that is not in the ledger yet; null when there is none. */
export const paymentReview: RawBuilder<PaymentReview | null> = sql<PaymentReview | null>`(case
  when ${byStaff} then 'staff' when ${byPayPal} then 'payPal' end)`;

/**
 * No payment is under review: reminders and overdue payments leave the others out, because they have paid something. PostgreSQL turns
 * only two separate `not exists` into anti-joins; any other form is evaluated once per row.
 */
export const notUnderReview: Condition = sql<SqlBool>`(not ${byStaff} and not ${byPayPal})`;

/**
 * The rule isOverdue. The second condition follows from the first, because nobody owes anything before registering; it is there for
 * the index on debts.
 */
export function overdue(now: Date): Condition {
  return row.and([
    row('registrations.owes_since', '<', lateBefore(now)),
    row('registrations.created_at', '<', lateBefore(now)),
    row.not(awaitingHelp),
    notUnderReview,
  ]);
}

/** Parties whose event has not ended. */
function beforeEnd(now: Date): Condition {
  return sql<SqlBool>`registrations.event_id in (
    select id from events where (end_date + 1)::timestamp at time zone time_zone > ${now}
  )`;
}

/** Parties that are coming, or may come, with an unconfirmed address. After the event nobody is asked to confirm it. */
export function unconfirmedAddress(now: Date): Condition {
  return row.and([row('registrations.address_unconfirmed_since', 'is not', null), notCanceled, beforeEnd(now)]);
}

/** Parties that are due to be asked again to confirm their address. */
export function addressReminderDue(now: Date): Condition {
  return row.and([
    row('registrations.address_unconfirmed_since', '<=', addressReminderBefore(now)),
    row('registrations.address_reminded_at', 'is', null),
    row('registrations.contact_email', 'is not', null),
    settled,
    nothingPaid,
  ]);
}

/** The rule isReleaseDue. */
export function releaseDue(now: Date): Condition {
  return row.and([
    row('registrations.address_unconfirmed_since', 'is not', null),
    row('registrations.address_reminded_at', '<=', addressReleaseBefore(now)),
    settled,
    nothingPaid,
  ]);
}

export const waitlisted: Condition = row('registrations.state', '=', 'waitlisted');

/** Waiting parties that may still come. */
export function stillWaiting(now: Date): Condition {
  return row.and([waitlisted, beforeEnd(now)]);
}

/** The rule hasTurn. */
export const withTurn: Condition = row.and([waitlisted, row('registrations.address_released_at', 'is', null)]);

/** Parties with an open offer. The first condition matches the index on held places. */
export const offered: Condition = row.and([
  row('registrations.held_until', 'is not', null),
  row('registrations.state', '=', 'offered'),
]);
