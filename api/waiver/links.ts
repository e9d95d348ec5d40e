import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { endOfEvent } from '../events/rules.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { linkLifetime } from './rules.ts';
import { holdParty } from './store.ts';

/** A stored link, without its secret. */
export interface StoredLink {
  readonly id: string;
  readonly registrationId: string;
  readonly email: string;
  readonly language: 'en' | 'es';
  readonly memberIds: readonly string[];
  /** Incremented each time it is ordered. */
  readonly orderNumber: number;
  readonly orderedAt: Date;
  readonly sentAt: Date | null;
  readonly expiresAt: Date;
  /** When it was stopped; null if it was not. */
  readonly stoppedAt: Date | null;
}

/** A requested link. */
type LinkOrder = Pick<StoredLink, 'registrationId' | 'email' | 'language' | 'memberIds'>;

function expiryOf(event: ScheduledEvent, now: Date): Date {
  return new Date(Math.min(now.getTime() + linkLifetime, endOfEvent(event).getTime()));
}

const columns = [
  'id',
  'registration_id',
  'email',
  'language',
  'member_ids',
  'order_number',
  'ordered_at',
  'sent_at',
  'expires_at',
  'stopped_at',
] as const;

function select(db: Kysely<Database>) {
  return db.selectFrom('waiver_links').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toLink(row: Row): StoredLink {
  return {
    id: row.id,
    registrationId: row.registration_id,
    email: row.email,
    language: row.language,
    memberIds: row.member_ids,
    orderNumber: row.order_number,
    orderedAt: row.ordered_at,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    stoppedAt: row.stopped_at,
  };
}

/**
 * Orders a link. An address that already has a link gets the same one again, for all people that it was ever ordered for, with a
 * new secret, which is created with the email and exists nowhere else. A stopped link becomes active again, but only for the people
 * that it is ordered for now.
 */
export async function orderLink(
  transaction: Transaction<Database>,
  order: LinkOrder,
  event: ScheduledEvent,
  now: Date,
): Promise<StoredLink> {
  const { registrationId, email, language, memberIds } = order;
  await holdParty(transaction, registrationId);
  const values = { language, ordered_at: now, expires_at: expiryOf(event, now) };
  const row = await transaction
    .insertInto('waiver_links')
    .values({
      id: randomUUID(),
      registration_id: registrationId,
      email: email.toLowerCase(),
      member_ids: [...new Set(memberIds)],
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['registration_id', 'email']).doUpdateSet({
        ...values,
        sent_at: null,
        token_hash: null,
        stopped_at: null,
        order_number: sql<number>`waiver_links.order_number + 1`,
        member_ids: sql<string[]>`array(
          select distinct unnest(excluded.member_ids || case when waiver_links.stopped_at is null then waiver_links.member_ids end)
        )`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toLink(row);
}

/** Finds a link by its id; null unless this order is the latest and the link was not stopped. */
export async function findOrder(db: Kysely<Database>, id: string, orderNumber: number): Promise<StoredLink | null> {
  const row = await select(db)
    .where('id', '=', id)
    .where('order_number', '=', orderNumber)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return row ? toLink(row) : null;
}

/**
 * Gives a link its secret, for an email that is sent now; the secret of an earlier email stops working. Returns null if the link
 * was ordered again or stopped in the meantime.
 */
export async function issueSecret(db: Kysely<Database>, { id, orderNumber }: StoredLink): Promise<string | null> {
  const token = newToken();
  const issued = await db
    .updateTable('waiver_links')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', id)
    .where('order_number', '=', orderNumber)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return issued.numUpdatedRows === 0n ? null : token;
}

/** Records that the mail server accepted the email of an order. */
export async function markSent(db: Kysely<Database>, { id, orderNumber }: StoredLink, now: Date): Promise<void> {
  await db
    .updateTable('waiver_links')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('order_number', '=', orderNumber)
    .execute();
}

/**
 * Stops a link of a registration; a stopped one stays as it is.
 * @returns whether this call stopped it; null when there is no such link.
 */
export async function stopLink(
  transaction: Transaction<Database>,
  registrationId: string,
  id: string,
  now: Date,
): Promise<boolean | null> {
  await holdParty(transaction, registrationId);
  const stopped = await transaction
    .updateTable('waiver_links')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('registration_id', '=', registrationId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (stopped.numUpdatedRows > 0n) return true;
  const known = await transaction
    .selectFrom('waiver_links')
    .select('id')
    .where('id', '=', id)
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return known ? false : null;
}

/** Whether a link is valid at a time. */
export function isOpen({ expiresAt, stoppedAt }: StoredLink, now: Date): boolean {
  return stoppedAt === null && now < expiresAt;
}

/** Finds the link with a secret, valid or not; null if this registration has none. */
export async function findBySecret(
  db: Kysely<Database>,
  registrationId: string,
  token: string,
): Promise<StoredLink | null> {
  const row = await select(db)
    .where('token_hash', '=', tokenHash(token))
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return row ? toLink(row) : null;
}

/** Returns the links of a registration, newest order first. */
export async function findLinks(db: Kysely<Database>, registrationId: string): Promise<StoredLink[]> {
  const rows = await select(db)
    .where('registration_id', '=', registrationId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toLink);
}
