import type { RawBuilder, Updateable } from 'kysely';
import type { RegistrationsTable } from '../../platform/data/tables.gen.ts';
import { searchText } from '../rows/search-text.ts';
import type { RegistrationRecord } from '../record.ts';

type Row = Updateable<RegistrationsTable>;

/** The values of a row of `registrations`: given, or computed by the database. */
export type RowUpdate = { readonly [Column in keyof Row]: Row[Column] | RawBuilder<Row[Column]> };

/**
 * Returns the columns of a registration that can change, with their values from the record. Nothing else names these columns for
 * writing.
 */
export function changeableRow(record: RegistrationRecord) {
  const { contact, quote, receipts, address, help } = record;
  return {
    state: record.state,
    version: record.version,
    held_until: record.heldUntil,
    accepted_at: record.acceptedAt,
    waiting_since: record.waitingSince,
    waiting_number: record.waitingNumber,
    rooms: record.rooms,
    contact_first_name: contact.firstName,
    contact_last_name: contact.lastName,
    contact_email: contact.email ?? null,
    contact_phone: contact.phone,
    email_problem: record.emailProblem,
    address_unconfirmed_since: address.unconfirmedSince,
    address_reminded_at: address.remindedAt,
    address_released_at: address.releasedAt,
    link_number: record.linkNumber,
    link_replaced_at: record.linkReplacedAt,
    total_cents: quote.totalCents,
    paid_cents: receipts.paidCents,
    refunded_cents: receipts.refundedCents,
    adjustment_cents: record.adjustmentCents,
    help_asked_at: help?.askedAt ?? null,
    help_can_pay_cents: help?.canPayCents ?? null,
    help_answered_at: help?.answeredAt ?? null,
    owes_since: record.owesSince,
    closed_at: record.closedAt,
    freed_places: record.freedPlaces,
    party_size: record.members.length,
    search_text: searchText(record),
  } satisfies Row;
}

type Column = keyof ReturnType<typeof changeableRow>;

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

/** Returns the columns that differ after a change. */
export function changedRow(before: RegistrationRecord, after: RegistrationRecord): RowUpdate {
  const old = changeableRow(before);
  return Object.fromEntries(
    Object.entries(changeableRow(after)).filter(([column, value]) => !isSame(old[column as Column], value)),
  );
}
