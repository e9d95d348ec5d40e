import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { components } from '../../../platform/contract/schema.gen.ts';
import type { Database } from '../../../platform/data/tables.gen.ts';
import type { Capture } from '../wire.ts';

/** How many settled payments are shown below the open ones. */
const settledShown = 50;

function select(db: Kysely<Database>, language: 'en' | 'es') {
  return db
    .selectFrom('unmatched_payments')
    .leftJoin('registrations', 'registrations.id', 'unmatched_payments.registration_id')
    .leftJoin('events', 'events.id', 'registrations.event_id')
    .leftJoin('registrations as counted', 'counted.id', 'unmatched_payments.resolved_registration_id')
    .leftJoin('users', 'users.id', 'unmatched_payments.resolved_by')
    .selectAll('unmatched_payments')
    .select(['registrations.reference', 'registrations.contact_first_name', 'registrations.contact_last_name'])
    .select(['counted.reference as resolved_reference', 'users.first_name', 'users.last_name'])
    .select(sql<string | null>`events.texts -> ${language} ->> 'name'`.as('event_name'));
}

/** An unmatched payment with the data shown about its registration. */
export type UnmatchedRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** Finds one unmatched payment; null if there is none. */
export async function findUnmatched(
  db: Kysely<Database>,
  id: string,
  language: 'en' | 'es',
): Promise<UnmatchedRow | null> {
  return (await select(db, language).where('unmatched_payments.id', '=', id).executeTakeFirst()) ?? null;
}

/** Selects unsettled payments. */
export function selectOpenUnmatched(db: Kysely<Database>) {
  return db.selectFrom('unmatched_payments').select('id').where('resolution', 'is', null);
}

/** Returns all open unmatched payments, oldest first, then the most recently settled ones. */
export async function listUnmatched(db: Kysely<Database>, language: 'en' | 'es'): Promise<UnmatchedRow[]> {
  const [open, settled] = await Promise.all([
    select(db, language)
      .where('resolution', 'is', null)
      .orderBy('captured_at')
      .orderBy('unmatched_payments.id')
      .execute(),
    select(db, language)
      .where('resolution', 'is not', null)
      .orderBy('resolved_at', 'desc')
      .orderBy('unmatched_payments.id')
      .limit(settledShown)
      .execute(),
  ]);
  return [...open, ...settled];
}

interface UnmatchedMoney {
  readonly capture: Capture;
  readonly clientId: string;
  readonly registrationId: string | null;
  readonly reason: components['schemas']['UnmatchedReason'];
}

/** Adds an unmatched payment for staff to settle; only once, however often it is reported. */
export async function recordUnmatched(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { capture, clientId, registrationId, reason }: UnmatchedMoney,
): Promise<void> {
  const now = clock();
  await db
    .insertInto('unmatched_payments')
    .values({
      id: randomUUID(),
      capture_id: capture.id,
      client_id: clientId,
      registration_id: registrationId,
      amount_cents: capture.amountCents,
      currency: capture.currency,
      reason,
      captured_at: capture.at ?? now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('capture_id').doNothing())
    .execute();
  log.warn({ reason }, 'unmatched PayPal payment');
}
