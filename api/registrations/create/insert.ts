import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { auditStaffChanges } from '../history.ts';
import type { RegistrationChange } from '../history.ts';
import { placesOf } from '../write/places.ts';
import { changeableRow } from '../write/row.ts';
import { memberColumns, memberRow } from '../rows/member-rows.ts';
import type { RegistrationRecord } from '../record.ts';

/** A registration that is to be stored, with what tells its submission from another one and how its history begins. */
interface NewRegistration {
  readonly record: RegistrationRecord;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  readonly userId?: number | null;
  readonly beginning: Pick<RegistrationChange, 'kind' | 'actor' | 'details' | 'note'>;
}

const memberNames = sql.raw(memberColumns.map(([column]) => column).join(', '));
const memberTypes = sql.raw(memberColumns.map(([column, type]) => `${column} ${type}`).join(', '));

/** Which of these users are still there; they stay until the transaction ends, so that none of its rows refers to nobody. */
async function holdUsers(
  transaction: Transaction<Database>,
  registrations: readonly NewRegistration[],
): Promise<ReadonlySet<number>> {
  const ids = registrations.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function toRow(
  { record, idempotencyKey, bodyHash, userId = null, beginning }: NewRegistration,
  users: ReadonlySet<number>,
) {
  const { actor, details = {}, note } = beginning;
  return {
    ...changeableRow(record),
    id: record.id,
    reference: record.reference,
    event_id: record.eventId,
    source: record.source,
    language: record.language,
    payment_method: record.paymentMethod,
    currency: record.quote.currency,
    idempotency_key: idempotencyKey,
    body_hash: bodyHash,
    user_id: userId !== null && users.has(userId) ? userId : null,
    created_at: record.createdAt,
    kind: beginning.kind,
    actor: actor.by,
    actor_user_id: actor.by === 'staff' ? actor.userId : null,
    details,
    note,
    ...placesOf(record),
  };
}

function toPeople({ record }: NewRegistration) {
  return record.members.map((member, position) => memberRow(record.id, member, position));
}

function toLines({ record }: NewRegistration) {
  return record.quote.lines.map(({ band, quantity, unitCents, totalCents }, position) => ({
    registration_id: record.id,
    position,
    band,
    quantity,
    unit_cents: unitCents,
    total_cents: totalCents,
  }));
}

/**
 * Stores registrations with their people, price lines and the beginning of their history, and takes their places at events
 * whose rows the transaction has locked. All in one statement, the same for one party and for many: while it goes back and
 * forth everyone else waits for the places.
 * @returns the ids of those that were stored; one whose idempotency key is used is left out. It waits for a submission
 * under the same key that is still being stored.
 */
export async function insertRegistrations(
  transaction: Transaction<Database>,
  registrations: readonly NewRegistration[],
): Promise<ReadonlySet<string>> {
  const users = await holdUsers(transaction, registrations);
  const rows = JSON.stringify(registrations.map((registration) => toRow(registration, users)));
  const people = JSON.stringify(registrations.flatMap(toPeople));
  const lines = JSON.stringify(registrations.flatMap(toLines));
  const { rows: stored } = await sql<{ id: string }>`
    with entries as materialized (
      select * from json_to_recordset(${rows}::json) as entry (
        id uuid, reference text, event_id text, state text, rooms int, contact_first_name text, contact_last_name text,
        contact_email text, source text, contact_phone text, language text, payment_method text, held_until timestamptz,
        waiting_since timestamptz, owes_since timestamptz, address_unconfirmed_since timestamptz, help_asked_at timestamptz,
        help_can_pay_cents int, currency text, total_cents int, party_size int, idempotency_key text, body_hash text,
        user_id int, search_text text, created_at timestamptz, kind text, actor text, actor_user_id int, details jsonb, note text,
        people int, parties int
      )
    ), stored as (
      insert into registrations (
        id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, source, contact_phone,
        language, payment_method, held_until, waiting_since, waiting_number, owes_since, address_unconfirmed_since,
        help_asked_at, help_can_pay_cents, currency, total_cents, party_size, idempotency_key, body_hash, user_id, search_text, created_at, updated_at
      )
      select
        id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, source, contact_phone,
        language, payment_method, held_until, waiting_since,
        -- In the order of the entries, which is that of their answers; the event is locked.
        case when state = 'waitlisted' then nextval('registration_waiting_numbers') end,
        owes_since, address_unconfirmed_since, help_asked_at, help_can_pay_cents, currency, total_cents, party_size,
        idempotency_key, body_hash, user_id, search_text, created_at, created_at
      from entries
      on conflict (idempotency_key) do nothing
      returning id
    ), people as (
      insert into registration_members (${memberNames})
      select person.* from json_to_recordset(${people}::json) as person (${memberTypes})
      where registration_id in (select id from stored)
    ), lines as (
      insert into registration_quote_lines (registration_id, position, band, quantity, unit_cents, total_cents)
      select line.* from json_to_recordset(${lines}::json) as line (
        registration_id uuid, position int, band text, quantity int, unit_cents int, total_cents int
      )
      where registration_id in (select id from stored)
    ), changes as (
      insert into registration_changes (registration_id, at, kind, actor, actor_user_id, details, note)
      select id, created_at, kind, actor, actor_user_id, details, note from entries where id in (select id from stored)
    ), places as (
      update event_places set taken = taken + moved.people, waiting = waiting + moved.parties
      from (
        select event_id, sum(people) as people, sum(parties) as parties from entries
        where id in (select id from stored) group by event_id
      ) as moved
      where event_places.event_id = moved.event_id
    )
    select id from stored
  `.execute(transaction);
  const storedIds = new Set(stored.map(({ id }) => id));
  await auditStaffChanges(
    transaction,
    registrations.flatMap(({ record: { id, createdAt }, beginning }) =>
      storedIds.has(id) ? [{ registrationId: id, at: createdAt, ...beginning }] : [],
    ),
  );
  return storedIds;
}
