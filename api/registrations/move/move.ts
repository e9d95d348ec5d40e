import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { bodyHash } from '../../platform/http/body-hash.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { canEverFit, endOfEvent, fitsNow, registrationWindow, takesParties } from '../../events/rules.ts';
import type { StoredEvent } from '../../events/port.ts';
import { netPaid, paymentMethodsOnline, promisedMethods } from '../../payments/rules.ts';
import { quote, quoteProblem } from '../../pricing/port.ts';
import { adjusted, offersRooms } from '../../pricing/rules.ts';
import { roomsOf } from '../../rooms/rules.ts';
import { updateLinkExpiry } from '../../signatures/port.ts';
import { replaceParty, isLastChange } from '../change/store.ts';
import { requireStoredResponsibility } from '../details/responsible-adults.ts';
import type { Actor } from '../history.ts';
import { memberAt } from '../member.ts';
import type { RegistrationRecord } from '../record.ts';
import { notCanceled } from '../rows/conditions.ts';
import { awaitsPlaces, isChangeable, settledState } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { requireVersion, withLockedBetween } from '../write/locked.ts';

type Schemas = components['schemas'];

/** The parts of a registration that a move to another event determines. */
type Moved = Pick<RegistrationRecord, 'state' | 'paymentMethod' | 'rooms' | 'members' | 'quote'>;

/** Returns the people of a party for another event: with that event's bands and rooms, at the ages that were given. */
function membersAt(event: StoredEvent, rooms: number, { members }: RegistrationRecord): RegistrationRecord['members'] {
  const placed = roomsOf(event, rooms, members);
  return members.map((member, position) => memberAt(event, rooms, member, placed[position]));
}

/** Returns the payment method that a party chose, or the event's first one if it does not offer that method. */
function methodAt(event: StoredEvent, { paymentMethod }: RegistrationRecord, takesPayPal: boolean) {
  const offered = paymentMethodsOnline(event, takesPayPal);
  return offered.includes(paymentMethod) ? paymentMethod : (offered[0] ?? promisedMethods[0] ?? paymentMethod);
}

/**
 * Returns the state of a party at another event. A waiting party also waits there if there are no places; a party with places does
 * not lose them by moving. A party that did not move by itself is not rushed to PayPal.
 * @throws ProblemError `event-full`.
 */
function stateAt(event: StoredEvent, record: RegistrationRecord, totalCents: number, now: Date): Moved['state'] {
  const people = record.members.length;
  const { placesLeft, waiting } = registrationWindow(event, event, now);
  if (fitsNow({ placesLeft, waiting }, people)) return settledState(totalCents, netPaid(record.receipts));
  if (record.state === 'waitlisted' && canEverFit(event, people)) return 'waitlisted';
  throw new ProblemError('event-full', { params: { placesLeft: placesLeft ?? 0, waiting } });
}

/**
 * Decides on a move before anything is stored.
 * @throws ProblemError with the first reason for a refusal.
 */
function decideMove(
  event: StoredEvent,
  record: RegistrationRecord,
  { now, takesPayPal }: { readonly now: Date; readonly takesPayPal: boolean },
): Moved {
  if (!isChangeable(record.state) || record.closedAt !== null || event.id === record.eventId)
    throw new ProblemError('state-conflict', { params: { state: record.state } });
  const window = registrationWindow(event, event, now);
  if (!takesParties(window, true) || now >= endOfEvent(event)) {
    const { state, opensAt, closesAt } = window;
    throw new ProblemError('registration-not-open', { params: { state, opensAt, closesAt } });
  }
  const rooms = offersRooms(event) ? record.rooms : 0;
  const members = membersAt(event, rooms, record);
  const result = quote(event, rooms, members);
  if (result.refusal) throw quoteProblem(result.refusal);
  requireStoredResponsibility(event, record);
  const price = adjusted(result.quote, record.adjustmentCents);
  return {
    rooms,
    members,
    quote: price,
    paymentMethod: methodAt(event, record, takesPayPal),
    state: stateAt(event, record, price.totalCents, now),
  };
}

/** @throws ProblemError `registered-already` when the same contact is registered for that event, too. */
async function requireNotRegistered(
  db: AppContext['db'] | Transaction<Database>,
  eventId: string,
  { id, contact: { firstName, lastName, email, phone } }: RegistrationRecord,
): Promise<void> {
  const other = await db
    .selectFrom('registrations')
    .select('reference')
    .where('event_id', '=', eventId)
    .where('id', '<>', id)
    .where('contact_last_name', '=', lastName)
    .where('contact_first_name', '=', firstName)
    .where((row) => (email === undefined ? row('contact_phone', '=', phone) : row('contact_email', '=', email)))
    .where(notCanceled)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new ProblemError('registered-already', { params: { reference: other.reference } });
}

type MoveContext = Pick<AppContext, 'db' | 'payPal'> & ChangeContext;

/** Returns what moving a party would change, decided in the same way as in `moveParty`. */
export async function quoteMove(
  context: Pick<AppContext, 'db' | 'clock' | 'payPal'>,
  record: RegistrationRecord,
  event: StoredEvent,
): Promise<Omit<Schemas['PartyMoveQuote'], 'signatures'>> {
  const now = context.clock();
  await requireNotRegistered(context.db, event.id, record);
  const moved = decideMove(event, record, { now, takesPayPal: context.payPal.clientIdFor(event) !== null });
  return {
    state: moved.state,
    paymentMethod: moved.paymentMethod,
    quote: moved.quote,
    totalBeforeCents: record.quote.totalCents,
    paidCents: netPaid(record.receipts),
    rooms: moved.rooms,
    roomsBefore: record.rooms,
    placesLeft: registrationWindow(event, event, now).placesLeft,
  };
}

/** Deletes the data that concerns only the earlier event: arrivals there, and reminders of its dates. */
async function forgetEarlierEvent(transaction: Transaction<Database>, registrationId: string): Promise<void> {
  await transaction.deleteFrom('attendances').where('registration_id', '=', registrationId).execute();
  await transaction.deleteFrom('registration_reminders').where('registration_id', '=', registrationId).execute();
}

/**
 * Moves a party to another event, with its people, ledger, signatures, links and history: they belong to the party, whose id and
 * reference stay. Places, price, state and the waiting list follow, all in one transaction that locks both events.
 * @throws ProblemError `changed-meanwhile`, `state-conflict`, `registration-not-open`, `event-full`, `registered-already`,
 * `quote-changed`, and when the price is refused.
 */
export async function moveParty(
  context: MoveContext,
  registrationId: string,
  request: Schemas['PartyMoveRequest'],
  actor: Actor,
): Promise<void> {
  await withLockedBetween(context, registrationId, request.eventId, async (locked) => {
    const { transaction, event, record, other: target, now } = locked;
    const changeHash = bodyHash(request);
    if (await isLastChange(transaction, registrationId, changeHash)) return;
    if (!target) throw new ProblemError('not-found');
    await requireVersion(locked, request.version, actor.by);
    await requireNotRegistered(transaction, target.id, record);
    const moved = decideMove(target, record, { now, takesPayPal: context.payPal.clientIdFor(target) !== null });
    const { totalCents } = moved.quote;
    if (totalCents !== request.quotedTotalCents) {
      throw new ProblemError('quote-changed', { params: { quotedTotalCents: request.quotedTotalCents, totalCents } });
    }
    const waits = moved.state === 'waitlisted';
    const isAccepted = awaitsPlaces(record.state);
    await replaceParty(transaction, record, { ...record, ...moved });
    await forgetEarlierEvent(transaction, registrationId);
    await updateLinkExpiry(transaction, registrationId, target);
    await applyChange(
      locked,
      {
        actor,
        movesTo: target,
        to: {
          state: moved.state,
          rooms: moved.rooms,
          members: moved.members,
          quote: moved.quote,
          heldUntil: null,
          waitingSince: waits ? now : null,
          waitingNumber: null,
          ...(isAccepted && !waits && { acceptedAt: now }),
          // A party that lost its places, because nobody confirmed its address, has places again.
          ...(!waits && { address: { ...record.address, releasedAt: null } }),
        },
        columns: {
          change_hash: changeHash,
          payment_method: moved.paymentMethod,
          ...(waits && { waiting_number: sql<number>`nextval('registration_waiting_numbers')` }),
        },
        history: [
          {
            kind: 'moved',
            details: {
              fromEvent: event.id,
              toEvent: target.id,
              totalBeforeCents: record.quote.totalCents,
              totalCents,
              paidCents: netPaid(record.receipts),
            },
          },
        ],
        mail: { notice: 'moved' },
      },
      context,
    );
  });
}
