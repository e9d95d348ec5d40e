import { sql } from 'kysely';
import type { Insertable, Transaction } from 'kysely';
import type { Database, RegistrationsTable } from '../../platform/data/tables.gen.ts';
import { auditStaffChanges } from '../history.ts';
import type { RegistrationChange } from '../history.ts';
import { placesOf } from '../write/places.ts';
import { changeableRow } from '../write/row.ts';
import { waitlisted } from '../rows/conditions.ts';
import { lineColumns, lineRows } from '../rows/line-rows.ts';
import { memberColumns, memberRow } from '../rows/member-rows.ts';
import type { RegistrationRecord } from '../record.ts';

/** A registration to store, with the data that identifies its submission and its first history entry. */
interface NewRegistration {
  readonly record: RegistrationRecord;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  readonly userId?: number | null;
  readonly beginning: Pick<RegistrationChange, 'kind' | 'actor' | 'details' | 'note'>;
}

const memberNames = sql.raw(memberColumns.map(([column]) => column).join(', '));
const lineNames = sql.join(lineColumns.map((column) => sql.ref(column)));
const memberTypes = sql.raw(memberColumns.map(([column, type]) => `${column} ${type}`).join(', '));

/**
 * Returns which of these users still exist. They cannot be deleted until the transaction ends, so no row refers to a deleted user.
 */
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

/** Converts a registration to a row; its keys are the columns that are inserted. */
function toRow({ record, idempotencyKey, bodyHash, userId = null }: NewRegistration, users: ReadonlySet<number>) {
  // The database assigns the waiting numbers.
  const { waiting_number: _, ...columns } = changeableRow(record);
  return {
    ...columns,
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
    updated_at: record.createdAt,
  } satisfies Insertable<RegistrationsTable>;
}

/** Returns the first history entry of a registration, and the places that it takes at its event. */
function toBeginning({ record, beginning: { kind, actor, details = {}, note } }: NewRegistration) {
  const actorUserId = actor.by === 'staff' ? actor.userId : null;
  return { change: kind, actor: actor.by, actor_user_id: actorUserId, details, note, ...placesOf(record) };
}

function toPeople({ record }: NewRegistration) {
  return record.members.map((member, position) => memberRow(record.id, member, position));
}

/**
 * Stores registrations with their people, price lines and first history entries, and takes their places at events whose rows the
 * transaction has locked. One statement does it all, for one party or many, because everyone else waits for the places during each
 * round trip.
 * @returns the ids of the stored registrations, without those whose idempotency key was already used. Waits for a submission with
 * the same key that is still being stored.
 */
export async function insertRegistrations(
  transaction: Transaction<Database>,
  registrations: readonly NewRegistration[],
): Promise<ReadonlySet<string>> {
  const users = await holdUsers(transaction, registrations);
  const all = registrations.map((registration) => toRow(registration, users));
  const columns = sql.join(Object.keys(all[0] ?? {}).map((column) => sql.ref(column)));
  const rows = JSON.stringify(all);
  const beginnings = JSON.stringify(registrations.map(toBeginning));
  const people = JSON.stringify(registrations.flatMap(toPeople));
  const lines = JSON.stringify(registrations.flatMap(({ record }) => lineRows(record)));
  const { rows: stored } = await sql<{ id: string }>`
    with entries as materialized (
      select * from rows from (
        json_populate_recordset(null::registrations, ${rows}::json),
        json_to_recordset(${beginnings}::json) as (
          change text, actor text, actor_user_id int, details jsonb, note text, people int, parties int
        )
      )
    ), stored as (
      insert into registrations (${columns}, waiting_number)
      -- In the order of the entries, which is that of their answers; the event is locked.
      select ${columns}, case when ${waitlisted} then nextval('registration_waiting_numbers') end
      from entries as registrations
      on conflict (idempotency_key) do nothing
      returning id
    ), people as (
      insert into registration_members (${memberNames})
      select person.* from json_to_recordset(${people}::json) as person (${memberTypes})
      where registration_id in (select id from stored)
    ), lines as (
      insert into registration_quote_lines (registration_id, ${lineNames})
      select registration_id, ${lineNames} from json_populate_recordset(null::registration_quote_lines, ${lines}::json)
      where registration_id in (select id from stored)
    ), changes as (
      insert into registration_changes (registration_id, at, kind, actor, actor_user_id, details, note)
      select id, created_at, change, actor, actor_user_id, details, note from entries where id in (select id from stored)
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
