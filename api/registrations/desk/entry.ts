import { sql } from 'kysely';
import { isoDayIn } from '../../platform/moments/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { findEvent } from '../../events/port.ts';
import { isFarAbove } from '../../payments/rules.ts';
import { netPaid } from '../rows/conditions.ts';
import { isCancellable } from '../rules.ts';

type Schemas = components['schemas'];
type Entry = Schemas['StaffRegistrationRequest'];

function dayProblem(pointer: string): ProblemError {
  return new ProblemError('invalid-request', { errors: [{ in: 'body', pointer, rule: 'maximum' }] });
}

/**
 * Refuses data that could not be recorded, before the party is registered, so that staff correct the whole form at once.
 * @throws ProblemError `invalid-request` for days in the future, `payment-far-above`.
 */
export async function requireRecordable(
  { db, clock, today }: Pick<AppContext, 'db' | 'clock' | 'today'>,
  { registration: { eventId, quotedTotalCents }, payment, paperWaivers }: Entry,
): Promise<void> {
  if (payment && payment.receivedOn > today()) throw dayProblem('/payment/receivedOn');
  if (payment && payment.confirm !== true && isFarAbove(quotedTotalCents, payment.amountCents))
    throw new ProblemError('payment-far-above', { params: { totalCents: quotedTotalCents, paidCents: 0 } });
  if (!paperWaivers) return;
  const event = await findEvent(db, eventId);
  if (event && paperWaivers.signedOn > isoDayIn(clock(), event.timeZone)) throw dayProblem('/paperWaivers/signedOn');
}

/**
 * Functions of other domains that record data about a party whose form staff enter. Each records its part once, however often it is
 * called.
 */
export interface PartyRecorders {
  readonly recordPayment: (
    registrationId: string,
    payment: Schemas['PaymentRequest'],
    idempotencyKey: string,
    userId: number,
  ) => Promise<unknown>;
  /** Records the signed papers of everyone in the party. */
  readonly recordPapers: (registrationId: string, signedOn: string, userId: number) => Promise<void>;
}

/**
 * Records the payment and the papers that came with the form of a registered party. Each part is recorded once however often it is
 * called, so that a retry completes an attempt that failed halfway.
 */
export async function recordWithParty(
  { recordPayment, recordPapers }: PartyRecorders,
  registrationId: string,
  { payment, paperWaivers }: Entry,
  { idempotencyKey, userId }: { readonly idempotencyKey: string; readonly userId: number },
): Promise<void> {
  if (payment)
    await recordPayment(registrationId, { kind: 'payment', ...payment }, `${idempotencyKey}:payment`, userId);
  if (paperWaivers) await recordPapers(registrationId, paperWaivers.signedOn, userId);
}

/** How many of a staff member's own entries are listed. */
export const shownEntries = 20;
/** How long the desk offers to undo an entry, in ms. */
const undoTime = 10 * 60_000;

function secondsLeft(enteredAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((enteredAt.getTime() + undoTime - now.getTime()) / 1000));
}

/** Returns the parties that a staff member registered most recently, newest first. The conditions match those of the index. */
export async function listOwnEntries(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  language: 'en' | 'es',
): Promise<Schemas['OwnEntry'][]> {
  const rows = await db
    .selectFrom('registration_changes as change')
    .innerJoin('registrations', 'registrations.id', 'change.registration_id')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select([
      'change.at',
      'registrations.id',
      'reference',
      'version',
      'state',
      'contact_first_name',
      'contact_last_name',
      'party_size',
      'total_cents',
    ])
    .select(netPaid().as('net_cents'))
    .select(sql<string>`events.texts -> ${sql.lit(language)} ->> 'name'`.as('event_name'))
    .where('change.actor_user_id', '=', userId)
    .where('change.actor', '=', sql.lit('staff'))
    .where('change.kind', 'in', [sql.lit('registered'), sql.lit('waitlisted')])
    .orderBy('change.id', 'desc')
    .limit(shownEntries)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    version: row.version,
    state: row.state,
    eventName: row.event_name,
    contactName: `${row.contact_first_name} ${row.contact_last_name}`,
    partySize: row.party_size,
    totalCents: row.total_cents,
    paidCents: row.net_cents,
    enteredAt: row.at.toISOString(),
    undoableSeconds: isCancellable(row.state) ? secondsLeft(row.at, clock()) : 0,
  }));
}
