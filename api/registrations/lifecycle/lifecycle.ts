import { ProblemError } from '../../platform/contract/problem.ts';
import type { RegistrationNotice } from '../../platform/jobs/jobs.ts';
import { placesLeft } from '../../events/rules.ts';
import { lockEvents } from '../../events/store.ts';
import type { Parts } from '../../context.ts';
import { netPaid } from '../../payments/rules.ts';
import { requireUnlocked } from '../change/last-moment.ts';
import { system } from '../history.ts';
import type { Actor } from '../history.ts';
import type { RegistrationRecord } from '../record.ts';
import { hasTurn, heldUntil, isCancellable, isSettled, stateWithPlaces } from '../rules.ts';
import { applyChange, offerFreedPlaces, offerPlaces } from '../write/apply-change.ts';
import type { ChangeParts } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';
import { startsAt } from '../write/places.ts';

type LifecycleParts = Pick<Parts, 'db'> & ChangeParts;

/** Brings a registration out of the waiting list, an offer or a hold, or to its end. */
async function moveTo(
  locked: Locked,
  state: RegistrationRecord['state'],
  {
    kind,
    actor,
    note,
  }: { readonly kind: RegistrationNotice; readonly actor: Actor; readonly note?: string | undefined },
  parts: ChangeParts,
): Promise<void> {
  const { record, now } = locked;
  const to = {
    state,
    heldUntil: heldUntil(state, now),
    waitingSince: null,
    waitingNumber: null,
    address: { ...record.address, releasedAt: null },
    ...(kind === 'offerAccepted' && { acceptedAt: now }),
  };
  await applyChange(locked, { actor, to, history: [{ kind, note }], mail: { notice: kind } }, parts);
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
  await withLocked(parts, registrationId, async (locked) => {
    const { event, record, now } = locked;
    requireVersion(record, version);
    if (!hasTurn(record) || now >= startsAt(event))
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    // It may overtake others, so only the places count.
    const free = placesLeft(event);
    if (free !== null && record.members.length > free)
      throw new ProblemError('event-full', { params: { placesLeft: free, waiting: event.waiting } });
    await offerPlaces(locked, { kind: 'promoted', actor }, parts);
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

/** Offers free places to those who wait, where the center has given an event more places than it had, or no limit any more. */
export async function offerAddedPlaces(parts: LifecycleParts): Promise<void> {
  const { db, clock } = parts;
  const waitedFor = await db
    .selectFrom('event_places')
    .select('event_id')
    .where('waiting', '>', 0)
    .orderBy('event_id')
    .execute();
  for (const { event_id: eventId } of waitedFor) {
    await db.transaction().execute(async (transaction) => {
      const event = (await lockEvents(transaction, [eventId])).get(eventId);
      if (event) await offerFreedPlaces({ transaction, event, now: clock() }, parts);
    });
  }
}
