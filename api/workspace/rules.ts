import type { components } from '#contract/schema';
import { balanceCents, owesMoney, whatIsDue } from '../payments/rules.ts';
import { responsibleNames, isMinor } from '../people/rules.ts';
import { awaitsPlaces, isSettled } from '../registrations/rules.ts';
import { withoutRoom } from '../rooms/rules.ts';

type Schemas = components['schemas'];

const registrationId = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i;

/** The longest text that is searched for. */
const searchLength = 100;

/**
 * The search term for a typed text: the id of a registration, if the text is a family's link, or words. The rest of a link opens
 * the registration and must not be sent anywhere.
 */
export function searchedFor(typed: string): string {
  return registrationId.exec(typed)?.[0].toLowerCase() ?? typed.trim().slice(0, searchLength);
}

/** Whether this text is long enough to search for: two characters, or the digit of a report. */
export function isSearchable(wanted: string): boolean {
  return wanted.length >= 2 || /^[0-9]$/.test(wanted);
}

/** Whether this is the id of a registration rather than words. */
export function isRegistrationId(wanted: string): boolean {
  return registrationId.exec(wanted)?.[0] === wanted;
}

/** The fields of a registration that determine its status and its tasks. */
export type TaskParty = Pick<
  Schemas['Registration'],
  | 'state'
  | 'isOverdue'
  | 'heldUntil'
  | 'closedAt'
  | 'waitingPosition'
  | 'event'
  | 'rooms'
  | 'contact'
  | 'emailProblem'
  | 'isAddressConfirmed'
  | 'addressReleasedAt'
  | 'members'
  | 'responsibleAdult'
  | 'payment'
  | 'waiver'
  | 'canChange'
  | 'hasEnded'
>;

function moneyOf({ state, payment: { amountCents, paidCents, deposit } }: TaskParty) {
  const account = { state, quote: { totalCents: amountCents }, receipts: { paidCents, refundedCents: 0 } };
  return { balance: balanceCents(state, amountCents, paidCents), ...whatIsDue(account, deposit) };
}

/** A refund at PayPal that is not completed. */
type Refund = Pick<Schemas['UnfinishedRefund'], 'state' | 'amountCents'>;

/** The amount to refund, in cents. What is under way at PayPal counts as refunded. */
function toReturnCents(party: TaskParty, refunds: readonly Refund[]): number {
  const underWay = refunds
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, -moneyOf(party).balance - underWay);
}

/** The status of a party: the single most important fact about it now. */
export type PartyStatus =
  | ('closed' | 'cancelled' | 'cancelledToReturn' | 'waitlisted' | 'awaitsAddress' | 'offered' | 'paying' | 'checkedIn')
  | ('missed' | 'paymentToReview' | 'paymentChecking')
  | ('overdue' | 'awaitingPayment' | 'partPaid' | 'restLater' | 'confirmed' | 'confirmedOwing' | 'refundedOwing');

/** The status of a party. A late payment takes precedence over booked places, because staff must act on it. */
export function partyStatus(party: TaskParty, refunds: readonly Refund[]): PartyStatus {
  const { state, closedAt, isOverdue, addressReleasedAt, payment, hasEnded } = party;
  const { nowCents, laterCents } = moneyOf(party);
  if (closedAt !== undefined) return 'closed';
  if (state === 'cancelled') return toReturnCents(party, refunds) > 0 ? 'cancelledToReturn' : 'cancelled';
  if (hasEnded && awaitsPlaces(state)) return 'missed';
  if (state === 'waitlisted') return addressReleasedAt === undefined ? 'waitlisted' : 'awaitsAddress';
  if (state === 'offered' || state === 'paying' || state === 'checkedIn') return state;
  if (nowCents > 0 && payment.review) return payment.review === 'staff' ? 'paymentToReview' : 'paymentChecking';
  if (nowCents > 0 && isOverdue) return 'overdue';
  if (nowCents > 0 && payment.status === 'refunded') return 'refundedOwing';
  if (state === 'confirmed') return nowCents > 0 ? 'confirmedOwing' : 'confirmed';
  if (nowCents === 0 && laterCents > 0) return 'restLater';
  return payment.paidCents > 0 ? 'partPaid' : 'awaitingPayment';
}

/** The side that must act next: the center's staff, the family, or the site itself. */
type Turn = 'staff' | 'family' | 'system';

/** Every task of a party, open or done. */
export const taskSentences = [
  ...(['waiting', 'awaitAddress', 'offered', 'paying', 'booked', 'arrived', 'cancelled', 'ended'] as const).map(
    (what) => `places.${what}` as const,
  ),
  ...(['toReturn', 'closedOwed', 'closedToReturn', 'payPal', 'free', 'paid', 'overdue', 'partDue'] as const).map(
    (what) => `payment.${what}` as const,
  ),
  ...([
    'payment.toReview',
    'payment.checking',
    'payment.due',
    'payment.restLater',
    'help.open',
    'refund.pending',
    'refund.refused',
  ] as const),
  ...(['none', 'refused', 'limited', 'confirmed', 'unconfirmed'] as const).map((what) => `email.${what}` as const),
  ...(['waiver.done', 'waiver.missing', 'responsible.done', 'responsible.missing'] as const),
  ...(['rooms.done', 'rooms.missing', 'closing.open', 'closing.done'] as const),
] as const;
export type TaskSentence = (typeof taskSentences)[number];

/** One task, open or done, with the values of its sentence. */
export interface PartyTask {
  readonly sentence: TaskSentence;
  /** The side that acts next; missing when the task is done. */
  readonly turn?: Turn;
  /** Whether it failed and will not resolve by itself. */
  readonly isProblem?: true;
  readonly cents?: number;
  readonly count?: number;
  readonly of?: number;
  readonly names?: readonly string[];
  /** ISO 8601. */
  readonly at?: string;
  /** DD-MON-YYYY. */
  readonly day?: string;
}

function placesTask({ state, waitingPosition, addressReleasedAt, heldUntil, hasEnded }: TaskParty): PartyTask {
  const until = heldUntil === undefined ? {} : { at: heldUntil };
  if (state === 'cancelled') return { sentence: 'places.cancelled' };
  if (state === 'checkedIn') return { sentence: 'places.arrived' };
  if (isSettled(state)) return { sentence: 'places.booked' };
  if (hasEnded) return { sentence: 'places.ended' };
  if (state === 'offered') return { sentence: 'places.offered', turn: 'family', ...until };
  if (state === 'paying') return { sentence: 'places.paying', turn: 'family', ...until };
  if (addressReleasedAt !== undefined) return { sentence: 'places.awaitAddress', turn: 'family' };
  return { sentence: 'places.waiting', turn: 'system', ...(waitingPosition && { count: waitingPosition }) };
}

function reviewTask({ payment: { review } }: TaskParty): PartyTask | undefined {
  if (review === undefined) return undefined;
  return review === 'staff'
    ? { sentence: 'payment.toReview', turn: 'staff' }
    : { sentence: 'payment.checking', turn: 'system' };
}

function paymentTask(party: TaskParty, refunds: readonly Refund[]): PartyTask | undefined {
  const { state, closedAt, isOverdue, payment } = party;
  const { balance, nowCents, laterCents } = moneyOf(party);
  const toReturn = toReturnCents(party, refunds);
  if (toReturn > 0) {
    if (closedAt !== undefined) return { sentence: 'payment.closedToReturn', cents: toReturn };
    return { sentence: 'payment.toReturn', turn: 'staff', cents: toReturn };
  }
  if (!owesMoney(state)) return undefined;
  if (balance <= 0) {
    return payment.amountCents === 0
      ? { sentence: 'payment.free' }
      : { sentence: 'payment.paid', cents: payment.amountCents };
  }
  if (closedAt !== undefined) return { sentence: 'payment.closedOwed', cents: balance };
  // No payment is requested while a request for help is unanswered, or while a payment is under review.
  if (payment.awaitsHelp || payment.review !== undefined) return undefined;
  if (state === 'paying') return { sentence: 'payment.payPal', turn: 'family', cents: nowCents };
  if (nowCents === 0) {
    const { deposit } = payment;
    return {
      sentence: 'payment.restLater',
      turn: 'family',
      cents: laterCents,
      ...(deposit && { day: deposit.restDueOn }),
    };
  }
  if (isOverdue) return { sentence: 'payment.overdue', turn: 'staff', cents: nowCents };
  const sentence = payment.paidCents > 0 ? 'payment.partDue' : 'payment.due';
  return { sentence, turn: 'family', cents: nowCents };
}

function emailTask({ contact, emailProblem, isAddressConfirmed, state, hasEnded }: TaskParty): PartyTask | undefined {
  if (state === 'cancelled') return undefined;
  if (contact.email === undefined) return { sentence: 'email.none' };
  if (emailProblem !== undefined) return { sentence: `email.${emailProblem}`, turn: 'staff', isProblem: true };
  if (isAddressConfirmed) return { sentence: 'email.confirmed' };
  return hasEnded ? undefined : { sentence: 'email.unconfirmed', turn: 'family' };
}

function responsibleTask(party: TaskParty): PartyTask | undefined {
  const minors = party.members.filter(({ age }) => isMinor(age));
  if (minors.length === 0) return undefined;
  const named = responsibleNames(party);
  const without = minors.filter(({ id }) => !named.has(id));
  if (without.length === 0) return { sentence: 'responsible.done', count: minors.length };
  const names = without.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { sentence: 'responsible.missing', turn: 'staff', names };
}

function roomsTask({ event, rooms, members, canChange }: TaskParty): PartyTask | undefined {
  if (event.type !== 'Residential' || rooms < 2) return undefined;
  const without = withoutRoom(rooms, members);
  if (without.length === 0) return { sentence: 'rooms.done', count: rooms };
  const names = without.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { sentence: 'rooms.missing', turn: canChange ? 'family' : 'staff', names };
}

function waiverTask({ waiver }: TaskParty): PartyTask | undefined {
  if (waiver === undefined || waiver.needed === 0) return undefined;
  const { signed, needed } = waiver;
  if (signed >= needed) return { sentence: 'waiver.done', count: signed };
  return { sentence: 'waiver.missing', turn: 'family', count: signed, of: needed };
}

function closingTask({ state, closedAt, hasEnded }: TaskParty): PartyTask | undefined {
  if (closedAt !== undefined) return { sentence: 'closing.done', at: closedAt };
  return hasEnded && state !== 'cancelled' ? { sentence: 'closing.open', turn: 'staff' } : undefined;
}

function refundTask({ state, amountCents: cents }: Refund): PartyTask {
  return state === 'refused'
    ? { sentence: 'refund.refused', turn: 'staff', isProblem: true, cents }
    : { sentence: 'refund.pending', turn: 'system', cents };
}

const order: readonly (Turn | undefined)[] = ['staff', 'family', 'system', undefined];

/**
 * The tasks of a party: open ones first, starting with those of staff, then completed ones. Tasks that only made sense before the
 * event are dropped after it.
 */
export function partyTasks(party: TaskParty, refunds: readonly Refund[]): PartyTask[] {
  const { state, payment, hasEnded } = party;
  const isComing = state !== 'cancelled' && !hasEnded;
  const tasks: readonly (PartyTask | undefined)[] = [
    ...refunds.map(refundTask),
    placesTask(party),
    ...(payment.awaitsHelp ? [{ sentence: 'help.open', turn: 'staff' } as const] : []),
    reviewTask(party),
    paymentTask(party, refunds),
    ...(isComing ? [waiverTask(party), responsibleTask(party), roomsTask(party)] : []),
    emailTask(party),
    closingTask(party),
  ];
  return order.flatMap((turn) => tasks.filter((task) => task !== undefined).filter((task) => task.turn === turn));
}
