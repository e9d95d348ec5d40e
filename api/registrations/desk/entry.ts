import { sql } from 'kysely';
import { isoDayIn } from '../../church-year/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Parts } from '../../context.ts';
import { findEvent } from '../../events/store.ts';
import { recordPayment } from '../../payments/ledger.ts';
import { isFarAbove } from '../../payments/rules.ts';
import { needsSignatures, paperSigners } from '../../waiver/rules.ts';
import { findPersonNumbers, sign } from '../../waiver/port.ts';
import type { Registered } from '../create/register.ts';
import { isCancellable } from '../rules.ts';
import { findRegistration } from '../store.ts';

type Schemas = components['schemas'];
type Entry = Schemas['StaffRegistrationRequest'];

function dayProblem(pointer: string): ProblemError {
  return new ProblemError('invalid-request', { errors: [{ in: 'body', pointer, rule: 'maximum' }] });
}

/**
 * Refuses what could not be recorded, before the party is registered: then one correction and a second try settle the whole form.
 * @throws ProblemError `invalid-request` for days to come, `payment-far-above`.
 */
export async function requireRecordable(
  { db, clock, today }: Pick<Parts, 'db' | 'clock' | 'today'>,
  { registration: { eventId, quotedTotalCents }, payment, paperWaivers }: Entry,
): Promise<void> {
  if (payment && payment.receivedOn > today()) throw dayProblem('/payment/receivedOn');
  if (payment && payment.confirm !== true && isFarAbove(quotedTotalCents, payment.amountCents))
    throw new ProblemError('payment-far-above', { params: { totalCents: quotedTotalCents, paidCents: 0 } });
  if (!paperWaivers) return;
  const event = await findEvent(db, eventId);
  if (event && paperWaivers.signedOn > isoDayIn(clock(), event.timeZone)) throw dayProblem('/paperWaivers/signedOn');
}

/** Records papers of the current text for everyone of the party; who has signed it already stays as signed. */
async function recordPapers(
  parts: Pick<Parts, 'db' | 'clock' | 'waivers'>,
  registrationId: string,
  signedOn: string,
  userId: number,
): Promise<void> {
  const record = await findRegistration(parts.db, registrationId);
  const event = record && (await findEvent(parts.db, record.eventId));
  if (!event || !needsSignatures(record.state)) return;
  const personNumbers = await findPersonNumbers(parts.db, registrationId);
  const opened = { visitor: { by: 'staff', userId }, record, event, people: record.members } as const;
  for (const { name, people } of paperSigners(record)) {
    await sign(parts, opened, {
      text: parts.waivers[event.type][record.language],
      signerName: name,
      method: 'paper',
      signedOn,
      people: people.map(({ id, relation }) => ({
        memberId: id,
        personNumber: personNumbers.get(id) ?? 0,
        relation,
      })),
    });
  }
}

/**
 * Records what came with the form of a registered party. Each part is done once however often it is asked for, so that a try
 * that failed halfway is finished by the next one.
 */
export async function recordWithParty(
  parts: Parameters<typeof recordPayment>[0] & Pick<Parts, 'waivers'>,
  { record }: Registered,
  { payment, paperWaivers }: Entry,
  { idempotencyKey, userId }: { readonly idempotencyKey: string; readonly userId: number },
): Promise<void> {
  if (payment)
    await recordPayment(parts, record.id, { kind: 'payment', ...payment }, `${idempotencyKey}:payment`, userId);
  if (paperWaivers) await recordPapers(parts, record.id, paperWaivers.signedOn, userId);
}

/** How many of the own entries are listed. */
const shownEntries = 20;
/** How long the desk offers to undo an entry, in ms. */
const undoTime = 10 * 60_000;

function secondsLeft(enteredAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((enteredAt.getTime() + undoTime - now.getTime()) / 1000));
}

/** The parties that a member of staff registered last, newest first. The conditions are those of the index. */
export async function listOwnEntries(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
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
      'paid_cents',
      'refunded_cents',
    ])
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
    paidCents: row.paid_cents - row.refunded_cents,
    enteredAt: row.at.toISOString(),
    undoableSeconds: isCancellable(row.state) ? secondsLeft(row.at, clock()) : 0,
  }));
}
