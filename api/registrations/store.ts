import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../contract/schema.gen.ts';
import type { Database } from '../data/tables.gen.ts';
import type { RegistrationRecord } from './record.ts';
import { searchText } from './search.ts';

type Schemas = components['schemas'];

/** A registration that is to be stored, with what tells its submission from another one. */
interface NewRegistration {
  readonly record: RegistrationRecord;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  readonly userId?: number | null;
}

/** Which of these idempotency keys have made a registration. */
export async function findUsedKeys(db: Kysely<Database>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from registrations where idempotency_key = any(${keys}::text[])
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Which of these users are still there; they stay until the transaction ends, so that none of its rows refers to nobody. */
async function holdUsers(transaction: Kysely<Database>, registrations: readonly NewRegistration[]): Promise<ReadonlySet<number>> {
  const ids = registrations.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await transaction.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}

function toRow({ record, idempotencyKey, bodyHash, userId = null }: NewRegistration, users: ReadonlySet<number>) {
  const { contact, quote } = record;
  return {
    id: record.id,
    reference: record.reference,
    event_id: record.eventId,
    state: record.state,
    rooms: record.rooms,
    contact_first_name: contact.firstName,
    contact_last_name: contact.lastName,
    contact_email: contact.email ?? null,
    source: record.source,
    contact_phone: contact.phone,
    language: record.language,
    payment_method: record.paymentMethod,
    held_until: record.heldUntil,
    waiting_since: record.waitingSince,
    currency: quote.currency,
    total_cents: quote.totalCents,
    party_size: record.members.length,
    idempotency_key: idempotencyKey,
    body_hash: bodyHash,
    user_id: userId !== null && users.has(userId) ? userId : null,
    search_text: searchText(record),
    created_at: record.createdAt,
    updated_at: record.createdAt,
  };
}

/**
 * Stores registrations with their people and price lines.
 * @returns the ids of those that were stored; one whose idempotency key is used is left out. It waits for a submission
 * under the same key that is still being stored.
 */
export async function insertRegistrations(
  transaction: Kysely<Database>,
  registrations: readonly NewRegistration[],
): Promise<ReadonlySet<string>> {
  const users = await holdUsers(transaction, registrations);
  const rows = await transaction
    .insertInto('registrations')
    .values(registrations.map((registration) => toRow(registration, users)))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const stored = registrations.flatMap(({ record }) => (ids.has(record.id) ? [record] : []));
  const people = stored.flatMap(({ id, members }) => members.map((member, position) => ({ ...member, position, registrationId: id })));
  const lines = stored.flatMap(({ id, quote }) => quote.lines.map((line, position) => ({ id, position, ...line })));
  // Arrays, one for each column: the statement is the same for one person and for thousands.
  await sql`
    with people as (
      insert into registration_members (id, registration_id, position, first_name, last_name, age, gender, lodging, band)
      select person.* from unnest(
        ${people.map(({ id }) => id)}::uuid[], ${people.map(({ registrationId }) => registrationId)}::uuid[], ${people.map(({ position }) => position)}::int[],
        ${people.map(({ firstName }) => firstName)}::text[], ${people.map(({ lastName }) => lastName)}::text[],
        ${people.map(({ age }) => age)}::int[], ${people.map(({ gender }) => gender ?? null)}::text[],
        ${people.map(({ lodging }) => lodging)}::text[], ${people.map(({ band }) => band)}::text[]
      ) as person
    )
    insert into registration_quote_lines (registration_id, position, band, quantity, unit_cents, total_cents)
    select line.* from unnest(
      ${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ band }) => band)}::text[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ unitCents }) => unitCents)}::int[], ${lines.map(({ totalCents }) => totalCents)}::int[]
    ) as line
  `.execute(transaction);
  return ids;
}

/** The registration that was stored under an idempotency key, with the hash of its request; or null. */
export async function findSubmission(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<{ id: string; bodyHash: string } | null> {
  const row = await db
    .selectFrom('registrations')
    .select(['id', 'body_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ? { id: row.id, bodyHash: row.body_hash } : null;
}

/** One registration with its people and price, or null. */
export async function findRegistration(db: Kysely<Database>, id: string): Promise<RegistrationRecord | null> {
  const [row, members, lines] = await Promise.all([
    db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('registration_members').selectAll().where('registration_id', '=', id).orderBy('position').execute(),
    db.selectFrom('registration_quote_lines').selectAll().where('registration_id', '=', id).orderBy('position').execute(),
  ]);
  if (!row) return null;
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    eventId: row.event_id,
    state: row.state,
    source: row.source,
    heldUntil: row.held_until,
    waitingSince: row.waiting_since,
    rooms: row.rooms,
    contact: {
      firstName: row.contact_first_name,
      lastName: row.contact_last_name,
      ...(row.contact_email !== null && { email: row.contact_email }),
      phone: row.contact_phone,
    },
    // The text columns hold only what a validated request or the pricing rules wrote.
    members: members.map((member) => ({
      id: member.id,
      firstName: member.first_name,
      lastName: member.last_name,
      age: member.age,
      band: member.band as Schemas['AgeBandName'],
      ...(member.gender !== null && { gender: member.gender as Schemas['Gender'] }),
      lodging: member.lodging,
    })),
    quote: {
      currency: row.currency as 'USD',
      lines: lines.map((line) => ({
        band: line.band as Schemas['QuoteBand'],
        quantity: line.quantity,
        unitCents: line.unit_cents,
        totalCents: line.total_cents,
      })),
      totalCents: row.total_cents,
    },
    paymentMethod: row.payment_method as Schemas['PaymentMethod'],
    receipts: { paidCents: row.paid_cents, refundedCents: row.refunded_cents },
    language: row.language,
    createdAt: row.created_at,
  };
}

/** The place of a waiting registration in its event's list, from 1; null when it does not wait. */
export async function findWaitingPosition(
  db: Kysely<Database>,
  { id, eventId, waitingSince }: Pick<RegistrationRecord, 'id' | 'eventId' | 'waitingSince'>,
): Promise<number | null> {
  if (waitingSince === null) return null;
  const { rows } = await sql<{ position: number }>`
    select count(*) as position from registrations
    where event_id = ${eventId} and state = 'waitlisted' and (waiting_since, id) <= (${waitingSince}, ${id}::uuid)
  `.execute(db);
  return rows[0]?.position ?? null;
}
