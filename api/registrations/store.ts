import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../contract/schema.gen.ts';
import type { Database } from '../data/tables.gen.ts';
import type { RegistrationRecord } from './record.ts';
import { searchText } from './search.ts';

type Schemas = components['schemas'];

/** What tells one submission from another. */
export interface Submission {
  readonly idempotencyKey: string;
  readonly bodyHash: string;
}

/**
 * Stores a registration with its people and price lines, in one statement.
 * @returns false, and stores nothing, when the idempotency key is used; it waits for a submission under the same
 * key that is still being stored.
 */
export async function insertRegistration(
  transaction: Kysely<Database>,
  record: RegistrationRecord,
  { idempotencyKey, bodyHash }: Submission,
): Promise<boolean> {
  const { contact, members, quote } = record;
  const { rows } = await sql`
    with registration as (
      insert into registrations (
        id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone,
        language, payment_method, currency, total_cents, party_size, idempotency_key, body_hash, search_text,
        created_at, updated_at
      ) values (
        ${record.id}, ${record.reference}, ${record.eventId}, ${record.state}, ${record.rooms},
        ${contact.firstName}, ${contact.lastName}, ${contact.email}, ${contact.phone},
        ${record.language}, ${record.paymentMethod}, ${quote.currency}, ${quote.totalCents}, ${members.length},
        ${idempotencyKey}, ${bodyHash}, ${searchText(record)}, ${record.createdAt}, ${record.createdAt}
      )
      on conflict (idempotency_key) do nothing
      returning id
    ), people as (
      insert into registration_members (
        id, registration_id, position, first_name, last_name, age, gender, lodging, band
      )
      select gen_random_uuid(), registration.id, person.*
      from registration, unnest(
        ${members.map((_, index) => index)}::int[], ${members.map(({ firstName }) => firstName)}::text[],
        ${members.map(({ lastName }) => lastName)}::text[], ${members.map(({ age }) => age)}::int[],
        ${members.map(({ gender }) => gender ?? null)}::text[], ${members.map(({ lodging }) => lodging)}::text[],
        ${members.map(({ band }) => band)}::text[]
      ) as person
    ), lines as (
      insert into registration_quote_lines (registration_id, position, band, quantity, unit_cents, total_cents)
      select registration.id, line.*
      from registration, unnest(
        ${quote.lines.map((_, index) => index)}::int[], ${quote.lines.map(({ band }) => band)}::text[],
        ${quote.lines.map(({ quantity }) => quantity)}::int[], ${quote.lines.map(({ unitCents }) => unitCents)}::int[],
        ${quote.lines.map(({ totalCents }) => totalCents)}::int[]
      ) as line
    )
    select id from registration
  `.execute(transaction);
  return rows.length > 0;
}

/**
 * Takes places of an event, unless that many are not left. The event's row stays locked until the transaction
 * ends, so this is its last statement.
 */
export async function claimPlaces(transaction: Kysely<Database>, eventId: string, people: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update event_places set taken = taken + ${people}
    from events
    where event_places.event_id = ${eventId} and events.id = event_places.event_id
      and (events.max_registration_count is null or taken + ${people} <= events.max_registration_count)
  `.execute(transaction);
  return numAffectedRows === 1n;
}

/** How many places an event has left; null where there is no limit. */
export async function countPlacesLeft(db: Kysely<Database>, eventId: string): Promise<number | null> {
  const row = await db
    .selectFrom('events')
    .innerJoin('event_places', 'event_places.event_id', 'events.id')
    .select(['events.max_registration_count as places', 'event_places.taken'])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
  return row.places === null ? null : Math.max(0, row.places - row.taken);
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
    eventId: row.event_id,
    state: row.state,
    rooms: row.rooms,
    contact: {
      firstName: row.contact_first_name,
      lastName: row.contact_last_name,
      email: row.contact_email,
      phone: row.contact_phone,
    },
    // The text columns hold only what a validated request or the pricing rules wrote.
    members: members.map((member) => ({
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
    language: row.language,
    createdAt: row.created_at,
  };
}
