import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../contract/schema.gen.ts';
import type { Database } from '../data/tables.gen.ts';
import type { RegistrationRecord } from './record.ts';

type Schemas = components['schemas'];

/** Which of these idempotency keys have made a registration. */
export async function findUsedKeys(db: Kysely<Database>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from registrations where idempotency_key = any(${keys}::text[])
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
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
    acceptedAt: row.accepted_at,
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
    owesSince: row.owes_since,
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
