import type { AppContext } from '../../context.ts';
import { lockEvents } from '../../events/port.ts';
import { fitsNow, placesLeft } from '../../events/rules.ts';
import { netPaid } from '../../payments/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { system } from '../history.ts';
import type { Actor } from '../history.ts';
import { awaitsHelp, canOffer, hasTurn, isSettled, stateWithPlaces } from '../rules.ts';
import { offerFreedPlaces, offerPlaces } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';
import { moveToState } from './move-to-state.ts';

type HoldContext = Pick<AppContext, 'db'> & ChangeContext;

/**
 * Accepts the offered places; repeating it changes nothing.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` when there is no open offer, or the event is canceled.
 */
export async function acceptOffer(
  context: HoldContext,
  registrationId: string,
  version: number,
  actor: Actor,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { event, record, now } = locked;
    if (record.acceptedAt !== null && isSettled(record.state)) return;
    await requireVersion(locked, version, actor.by);
    const isOpen =
      event.cancelled_at === undefined &&
      record.state === 'offered' &&
      record.heldUntil !== null &&
      record.heldUntil > now;
    if (!isOpen) throw new ProblemError('state-conflict', { params: { state: record.state } });
    const state = stateWithPlaces(record.quote.totalCents, record.paymentMethod, {
      paidCents: netPaid(record.receipts),
      isAwaitingHelp: awaitsHelp(record),
    });
    await moveToState(locked, state, { kind: 'offerAccepted', actor }, context);
  });
}

/**
 * Offers places to a waiting party before its turn.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` when it is not waiting, has no turn until its address is confirmed, or
 * the event has begun or is canceled, `event-full` when it does not fit.
 */
export async function promote(
  context: HoldContext,
  registrationId: string,
  version: number,
  actor: Actor,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { event, record, now } = locked;
    await requireVersion(locked, version, actor.by);
    if (!hasTurn(record) || !canOffer(event, now))
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    const free = placesLeft(event);
    // It may overtake others, so only the places count.
    if (!fitsNow({ placesLeft: free, waiting: 0 }, record.members.length))
      throw new ProblemError('event-full', { params: { placesLeft: free ?? 0, waiting: event.waiting } });
    await offerPlaces(locked, { kind: 'promoted', actor }, context);
  });
}

/**
 * Frees places that were held for someone who did not act in time. Does nothing if they did act, or if the time was extended.
 * @param before runs while the registration is locked and its time has run out; if it throws, the places stay
 */
export async function endHold(
  context: HoldContext,
  { registrationId }: { readonly registrationId: string },
  before: (locked: Locked) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { record, now } = locked;
    if (record.heldUntil === null) return;
    const left = record.heldUntil.getTime() - now.getTime();
    // The clock was set back, or the time was extended: reschedule, or the places could be held forever.
    if (left > 0) return context.enqueue(locked.transaction, 'registration-hold', { registrationId }, record.heldUntil);
    await before(locked);
    const kind = record.state === 'offered' ? 'offerEnded' : 'holdEnded';
    await moveToState(locked, 'cancelled', { kind, actor: system }, context);
  });
}

/** Offers free places to waiting parties when the center has given an event more places or removed its limit. */
export async function offerAddedPlaces(context: HoldContext): Promise<void> {
  const { db, clock } = context;
  const waitedFor = await db
    .selectFrom('event_places')
    .select('event_id')
    .where('waiting', '>', 0)
    .orderBy('event_id')
    .execute();
  for (const { event_id: eventId } of waitedFor) {
    await db.transaction().execute(async (transaction) => {
      const event = (await lockEvents(transaction, [eventId])).get(eventId);
      if (event) await offerFreedPlaces({ transaction, event, now: clock() }, context);
    });
  }
}
