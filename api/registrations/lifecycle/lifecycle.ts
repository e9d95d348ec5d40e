import type { Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { RegistrationNotice } from '../../platform/jobs/jobs.ts';
import { lockEvents } from '../../events/store.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { Parts } from '../../context.ts';
import { netPaid } from '../../payments/rules.ts';
import { recordChanges, system } from '../history.ts';
import type { Actor } from '../history.ts';
import { isBeforeLock } from '../change/last-moment.ts';
import { movePlaces, offerFreedPlaces, offerPlaces, startsAt } from './places.ts';
import type { RegistrationRecord } from '../record.ts';
import { hasTurn, heldUntil, isCancellable, isSettled, owesSince, stateWithPlaces } from '../rules.ts';
import { findRegistration } from '../store.ts';
import { tellParty } from '../mail/notify-party.ts';

type LifecycleParts = Pick<Parts, 'db' | 'enqueue' | 'clock' | 'mailLimiter'>;

/** A registration and its event while nobody else can change either. */
export interface Locked {
  readonly transaction: Transaction<Database>;
  readonly event: StoredEvent;
  readonly record: RegistrationRecord;
  readonly now: Date;
}

/**
 * Works on one registration while its event's places and its own row are locked, always in this order.
 * @throws ProblemError `not-found`.
 */
export async function withLocked<Result>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  registrationId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  const found = await db
    .selectFrom('registrations')
    .select('event_id')
    .where('id', '=', registrationId)
    .executeTakeFirst();
  if (!found) throw new ProblemError('not-found');
  return db.transaction().execute(async (transaction) => {
    const event = (await lockEvents(transaction, [found.event_id])).get(found.event_id);
    await transaction.selectFrom('registrations').select('id').where('id', '=', registrationId).forUpdate().execute();
    const record = await findRegistration(transaction, registrationId);
    if (!event || !record) throw new ProblemError('not-found');
    return work({ transaction, event, record, now: clock() });
  });
}

/** @throws ProblemError `changed-meanwhile` when someone else has changed it since it was looked at. */
export function requireVersion(record: RegistrationRecord, version: number): void {
  if (record.version !== version) throw new ProblemError('changed-meanwhile');
}

/** @throws ProblemError `changes-closed` when the party itself comes too late; staff may always. */
export function requireUnlocked({ event, now }: Pick<Locked, 'event' | 'now'>, actor: Actor): void {
  if (actor.by === 'party' && !isBeforeLock(event, now)) throw new ProblemError('changes-closed');
}

/** Brings a registration into another state: its places, its history and its mail with it. */
async function moveTo(
  { transaction, event, record, now }: Locked,
  state: RegistrationRecord['state'],
  change: { readonly kind: RegistrationNotice; readonly actor: Actor; readonly note?: string | undefined },
  parts: Pick<Parts, 'enqueue' | 'clock' | 'mailLimiter'>,
): Promise<void> {
  const { enqueue } = parts;
  const version = record.version + 1;
  const until = heldUntil(state, now);
  await transaction
    .updateTable('registrations')
    .set({
      state,
      held_until: until,
      waiting_since: null,
      waiting_number: null,
      address_released_at: null,
      owes_since: owesSince(record.owesSince, { ...record, state }, now),
      version,
      updated_at: now,
      ...(change.kind === 'offerAccepted' && { accepted_at: now }),
    })
    .where('id', '=', record.id)
    .execute();
  await movePlaces(transaction, [{ ...record, state }], [record]);
  await recordChanges(transaction, [{ registrationId: record.id, at: now, ...change }]);
  await tellParty(transaction, parts, { record, notice: change.kind, version, actor: change.actor });
  if (until) await enqueue(transaction, 'registration-hold', { registrationId: record.id }, until);
  await offerFreedPlaces(transaction, event, now, enqueue);
}

/**
 * Cancels a registration, or takes it out of the waiting list; the places go to those who wait.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` once someone has come, `changes-closed` for the party itself
 * in the week before the event.
 */
export async function cancel(
  parts: LifecycleParts,
  registrationId: string,
  version: number,
  actor: Actor,
  note?: string,
): Promise<void> {
  await withLocked(parts, registrationId, async (locked) => {
    const { record } = locked;
    if (record.state === 'cancelled') return;
    requireVersion(record, version);
    if (isSettled(record.state)) requireUnlocked(locked, actor);
    if (!isCancellable(record.state)) throw new ProblemError('state-conflict', { params: { state: record.state } });
    await moveTo(locked, 'cancelled', { kind: 'cancelled', actor, note }, parts);
  });
}

/**
 * Takes the places that are offered; once they are taken, it is done.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` when nothing is offered or no longer.
 */
export async function acceptOffer(
  parts: LifecycleParts,
  registrationId: string,
  version: number,
  actor: Actor,
): Promise<void> {
  await withLocked(parts, registrationId, async (locked) => {
    const { record, now } = locked;
    if (record.acceptedAt !== null && isSettled(record.state)) return;
    requireVersion(record, version);
    const isOpen = record.state === 'offered' && record.heldUntil !== null && record.heldUntil > now;
    if (!isOpen) throw new ProblemError('state-conflict', { params: { state: record.state } });
    const state = stateWithPlaces(record.quote.totalCents, record.paymentMethod, netPaid(record.receipts));
    await moveTo(locked, state, { kind: 'offerAccepted', actor }, parts);
  });
}

/**
 * Offers places to a waiting party before its turn.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` when it does not wait, has no turn before its address is confirmed, or
 * the event has begun, `event-full` when it does not fit.
 */
export async function promote(
  parts: LifecycleParts,
  registrationId: string,
  version: number,
  actor: Actor,
): Promise<void> {
  await withLocked(parts, registrationId, async ({ transaction, event, record, now }) => {
    requireVersion(record, version);
    if (!hasTurn(record) || now >= startsAt(event))
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    const placesLeft = (event.maxRegistrationCount ?? Infinity) - event.taken;
    const people = record.members.length;
    if (people > placesLeft) throw new ProblemError('event-full', { params: { placesLeft, waiting: event.waiting } });
    await offerPlaces(transaction, event, { id: record.id, people, version: record.version }, now, parts.enqueue);
    await recordChanges(transaction, [{ registrationId: record.id, at: now, kind: 'promoted', actor }]);
  });
}

/**
 * Frees places that were kept for someone who did not act in time. Nothing happens when they did, or when the time has
 * been extended meanwhile.
 * @param before runs while the registration is locked and its time is over; what it throws keeps the places
 */
export async function endHold(
  parts: LifecycleParts,
  { registrationId }: { readonly registrationId: string },
  before: (locked: Locked) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withLocked(parts, registrationId, async (locked) => {
    const { record, now } = locked;
    if (record.heldUntil === null) return;
    const left = record.heldUntil.getTime() - now.getTime();
    // The clock has been set back, or the time has been extended: without another alarm the places could be kept for good.
    if (left > 0) return parts.enqueue(locked.transaction, 'registration-hold', { registrationId }, record.heldUntil);
    await before(locked);
    const kind = record.state === 'offered' ? 'offerEnded' : 'holdEnded';
    await moveTo(locked, 'cancelled', { kind, actor: system }, parts);
  });
}

/** Offers free places to those who wait, where the centre has given an event more places than it had, or no limit any more. */
export async function offerAddedPlaces({ db, clock, enqueue }: LifecycleParts): Promise<void> {
  const waitedFor = await db
    .selectFrom('event_places')
    .select('event_id')
    .where('waiting', '>', 0)
    .orderBy('event_id')
    .execute();
  for (const { event_id: eventId } of waitedFor) {
    await db.transaction().execute(async (transaction) => {
      const event = (await lockEvents(transaction, [eventId])).get(eventId);
      if (event) await offerFreedPlaces(transaction, event, clock(), enqueue);
    });
  }
}
