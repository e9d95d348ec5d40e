import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type {
  Database,
  RegistrationMembersTable,
  RegistrationQuoteLinesTable,
  RegistrationsTable,
} from '../platform/data/tables.gen.ts';
import { adjusted } from '../pricing/rules.ts';
import { paymentReview, waitlisted } from './rows/conditions.ts';
import { lineOf } from './rows/line-rows.ts';
import { memberOf } from './rows/member-rows.ts';
import type { RegistrationRecord } from './record.ts';

type Schemas = components['schemas'];

/** Returns which of these idempotency keys have created a registration. */
export async function findUsedKeys(db: Kysely<Database>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from registrations where idempotency_key = any(${keys}::text[])
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Finds the registration that was stored with an idempotency key, with the hash of its request; null if there is none. */
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

/** The rows of a registration. */
interface Rows {
  readonly row: Selectable<RegistrationsTable> & {
    readonly adult_name: string | null;
    readonly adult_phone: string | null;
    readonly adult_relation: 'parent' | 'guardian' | null;
    readonly payment_review: Schemas['PaymentReview'] | null;
  };
  readonly members: readonly Selectable<RegistrationMembersTable>[];
  readonly lines: readonly Selectable<RegistrationQuoteLinesTable>[];
}

function toRecord({ row, members, lines }: Rows): RegistrationRecord {
  return {
    id: row.id,
    reference: row.reference,
    linkNumber: row.link_number,
    linkReplacedAt: row.link_replaced_at,
    version: row.version,
    eventId: row.event_id,
    state: row.state,
    source: row.source,
    heldUntil: row.held_until,
    acceptedAt: row.accepted_at,
    waitingSince: row.waiting_since,
    waitingNumber: row.waiting_number,
    rooms: row.rooms,
    contact: {
      firstName: row.contact_first_name,
      lastName: row.contact_last_name,
      ...(row.contact_email !== null && { email: row.contact_email }),
      phone: row.contact_phone,
    },
    members: members.map(memberOf),
    ...(row.adult_name !== null && {
      responsibleAdult: {
        name: row.adult_name,
        phone: row.adult_phone ?? '',
        relation: row.adult_relation ?? 'guardian',
      },
    }),
    quote: adjusted(
      {
        currency: row.currency as 'USD',
        lines: lines.map(lineOf),
      },
      row.adjustment_cents,
    ),
    paymentMethod: row.payment_method as Schemas['PaymentMethod'],
    receipts: { paidCents: row.paid_cents, refundedCents: row.refunded_cents },
    language: row.language,
    createdAt: row.created_at,
    owesSince: row.owes_since,
    paymentReview: row.payment_review,
    emailProblem: row.email_problem,
    address: {
      unconfirmedSince: row.address_unconfirmed_since,
      remindedAt: row.address_reminded_at,
      releasedAt: row.address_released_at,
    },
    adjustmentCents: row.adjustment_cents,
    help: row.help_asked_at && {
      askedAt: row.help_asked_at,
      canPayCents: row.help_can_pay_cents,
      answeredAt: row.help_answered_at,
    },
    freedPlaces: row.freed_places,
    closedAt: row.closed_at,
  };
}

/** Finds these registrations with their people and prices, by id. */
export async function findRegistrations(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, RegistrationRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, members, lines] = await Promise.all([
    db
      .selectFrom('registrations')
      .leftJoin('registration_responsible_adults as adult', 'adult.registration_id', 'registrations.id')
      .selectAll('registrations')
      .select(['adult.name as adult_name', 'adult.phone as adult_phone', 'adult.relation as adult_relation'])
      .select(paymentReview.as('payment_review'))
      .where('registrations.id', 'in', ids)
      .execute(),
    db.selectFrom('registration_members').selectAll().where('registration_id', 'in', ids).orderBy('position').execute(),
    db
      .selectFrom('registration_quote_lines')
      .selectAll()
      .where('registration_id', 'in', ids)
      .orderBy('position')
      .execute(),
  ]);
  const membersOf = Map.groupBy(members, (member) => member.registration_id);
  const linesOf = Map.groupBy(lines, (line) => line.registration_id);
  return new Map(
    rows.map((row) => [
      row.id,
      toRecord({ row, members: membersOf.get(row.id) ?? [], lines: linesOf.get(row.id) ?? [] }),
    ]),
  );
}

/** Finds one registration with its people and price; null if there is none. */
export async function findRegistration(db: Kysely<Database>, id: string): Promise<RegistrationRecord | null> {
  // By position: the database also finds an id that is written in capital letters, and returns it in small ones.
  const [record = null] = (await findRegistrations(db, [id])).values();
  return record;
}

/** Returns the position of a waiting registration on its event's list, from 1; null if it is not waiting. */
export async function findWaitingPosition(
  db: Kysely<Database>,
  { eventId, waitingNumber }: Pick<RegistrationRecord, 'eventId' | 'waitingNumber'>,
): Promise<number | null> {
  if (waitingNumber === null) return null;
  const { rows } = await sql<{ position: number }>`
    select count(*) as position from registrations
    where event_id = ${eventId} and ${waitlisted} and waiting_number <= ${waitingNumber}
  `.execute(db);
  return rows[0]?.position ?? null;
}
