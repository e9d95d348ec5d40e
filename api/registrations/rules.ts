import type { components } from '#contract/schema';
import {
  currentDeposit,
  formatEventDate,
  parseEventDate,
  placesLeft,
  restDueAt,
  startOfEvent,
} from '../events/rules.ts';
import type { DepositEvent, ScheduledEvent } from '../events/rules.ts';
import { languageQueryKey } from '../platform/language/rules.ts';
import type { Language } from '../platform/language/rules.ts';
import { isPaidInFull, netPaid, whatIsDue } from '../payments/rules.ts';
import type { Account, Receipts } from '../payments/rules.ts';
import { addDays, startOfDay } from '../platform/moments/rules.ts';

type RegistrationState = components['schemas']['RegistrationState'];
type PaymentMethod = components['schemas']['PaymentMethod'];

/** Letters and digits that are hard to confuse when read aloud or copied by hand; no vowels, so that no words appear. */
const alphabet = 'CDFGHJKMNPQRTVWXY34679';
const referenceLength = 6;

const minute = 60_000;

/** How long places are held for someone who has to act, in ms: half an hour at PayPal, 48 hours for an offer. */
export const holdTimes = { paying: 30 * minute, offered: 48 * 60 * minute } as const;

/** How long until a debt is shown to staff as overdue, in ms: 10 days. */
export const overdueAfter = 10 * 24 * 60 * minute;

/** Whether the people of a registration in this state take places. */
export function takesPlaces(state: RegistrationState): boolean {
  return state !== 'waitlisted' && state !== 'cancelled';
}

/** Until when places are held for a registration that enters this state now; null without a limit. */
export function heldUntil(state: RegistrationState, now: Date): Date | null {
  return state === 'paying' || state === 'offered' ? new Date(now.getTime() + holdTimes[state]) : null;
}

/** When an offer of places made now expires: after 48 hours, but no later than the start of the event. */
export function offerEnds(event: Pick<ScheduledEvent, 'start_date' | 'timeZone'>, now: Date): Date {
  const usual = new Date(now.getTime() + holdTimes.offered);
  const start = startOfEvent(event);
  return usual < start ? usual : start;
}

/** Whether waiting parties can be offered places: until the event begins, unless it is canceled. */
export function canOffer(event: Pick<ScheduledEvent, 'start_date' | 'timeZone' | 'cancelled_at'>, now: Date): boolean {
  return event.cancelled_at === undefined && now < startOfEvent(event);
}

/** Whether a registration can still be canceled: until someone has arrived. */
export function isCancellable(state: RegistrationState): boolean {
  return state !== 'cancelled' && state !== 'checkedIn';
}

/** Whether a registration has its places for good; one that waits, is offered places or is being paid does not have them yet. */
export function isSettled(state: RegistrationState): boolean {
  return state === 'pendingPayment' || state === 'confirmed';
}

/** Whether a registration does not have its places yet, because it waits or is offered them. */
export function awaitsPlaces(state: RegistrationState): boolean {
  return state === 'waitlisted' || state === 'offered';
}

/** Returns the content of a registration's QR code, which is on its page and in its emails, for the scanner at check-in. */
export function checkInPayload({ reference }: { readonly reference: string }): string {
  return reference;
}

/** Whether its people can be changed: not while it is being paid, nor once it has ended or someone has arrived. */
export function isChangeable(state: RegistrationState): boolean {
  return isSettled(state) || awaitsPlaces(state);
}

/** The data that determines since when a registration owes something. */
interface OpenAccount extends Account {
  /** When staff closed it after the event; it is not asked for anything anymore. */
  readonly closedAt?: Date | null;
}

/** A party's request for help with the price, if it made one. */
interface HelpedParty {
  readonly state: RegistrationState;
  readonly help: { readonly answeredAt: Date | null } | null;
}

/**
 * Whether a party asked for help with the price and staff still have to answer; meanwhile it gets no reminders about the price. A
 * canceled party needs no answer.
 */
export function awaitsHelp({ state, help }: HelpedParty): boolean {
  return state !== 'cancelled' && help !== null && help.answeredAt === null;
}

/**
 * Returns since when a registration has owed something; null when nothing is owed. The debt begins with the event that makes it
 * due, such as a promise, added people or a refund, and lasts until nothing is due. While only the rest after a deposit is owed,
 * this is the future moment at which the rest becomes due. Reminders and lateness depend on it alone.
 * @param before the value before the change
 */
export function owesSince(before: Date | null, after: OpenAccount, event: DepositEvent, now: Date): Date | null {
  if (after.closedAt) return null;
  const { nowCents, laterCents } = whatIsDue(after, currentDeposit(event, now));
  if (nowCents > 0) return before !== null && before < now ? before : now;
  return laterCents > 0 ? restDueAt(event) : null;
}

/** Returns the state of a registration that has its places for good: confirmed if nothing is left to pay, otherwise promised. */
export function settledState(totalCents: number, paidCents: number): 'confirmed' | 'pendingPayment' {
  return isPaidInFull(totalCents, paidCents) ? 'confirmed' : 'pendingPayment';
}

/**
 * Returns the state of a registration that gets places, or pays for them, after `paidCents` were paid: confirmed if nothing is left
 * to pay, paying for PayPal, otherwise promised. No timer removes a party that has made a partial payment, or that asked for help
 * with the price and has no answer.
 */
export function stateWithPlaces(
  totalCents: number,
  method: PaymentMethod,
  { paidCents = 0, isAwaitingHelp = false }: { readonly paidCents?: number; readonly isAwaitingHelp?: boolean } = {},
): RegistrationState {
  const settled = settledState(totalCents, paidCents);
  const isTimed = method === 'PayPal' && paidCents === 0 && !isAwaitingHelp;
  return settled !== 'confirmed' && isTimed ? 'paying' : settled;
}

/** Returns the state after a price change: a registration that is now paid in full, or no longer costs anything, is confirmed. */
export function stateAfterPriceChange(
  { state, receipts }: Omit<Account, 'quote'>,
  totalCents: number,
): RegistrationState {
  const isAwaited = state === 'pendingPayment' || (state === 'paying' && totalCents === 0);
  return isAwaited && isPaidInFull(totalCents, netPaid(receipts)) ? 'confirmed' : state;
}

/** Returns the time before which a debt must have begun to be overdue. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - overdueAfter);
}

/** The data that determines whether a debt is overdue. */
interface IndebtedParty extends HelpedParty {
  readonly owesSince: Date | null;
  /** Who still checks money that PayPal reported for it. */
  readonly paymentReview: components['schemas']['PaymentReview'] | null;
}

/** Whether a party may be asked for money: not while its request for help is unanswered, nor while a payment is under review. */
export function mayBeAsked(party: HelpedParty & Pick<IndebtedParty, 'paymentReview'>): boolean {
  return !awaitsHelp(party) && party.paymentReview === null;
}

/** Whether a registration's debt is overdue. */
export function isOverdue(party: IndebtedParty, now: Date): boolean {
  return party.owesSince !== null && party.owesSince < lateBefore(now) && mayBeAsked(party);
}

/** How many days after an event's last day its details are kept, for questions right after the event. */
export const detailsKeptDays = 30;

/** Returns the day on which a party's details about health, minors and arrival are deleted, as DD-MON-YYYY. */
export function detailsDeletedOn({ end_date }: { readonly end_date: string }): string {
  return formatEventDate(addDays(parseEventDate(end_date), detailsKeptDays + 1));
}

/**
 * How many days after an event's last day a link still opens its registration; then it shows only the reference and the receipts.
 */
export const linkOpenDays = 30;

/** Whether a link opens a whole registration, by the days in the event's time zone. */
export function isLinkOpen({ end_date, timeZone }: LinkedEvent, now: Date): boolean {
  return now < startOfDay(addDays(parseEventDate(end_date), linkOpenDays + 1), timeZone);
}

/** The data that determines how long a link opens the registration for an event. */
interface LinkedEvent {
  readonly end_date: string;
  readonly timeZone: string;
}

/**
 * How long after an address was given its party is reminded to confirm it, and how long after that the places can be released, in
 * ms.
 */
export const addressReminderAfter = 24 * 60 * minute;
export const addressReleaseAfter = 48 * 60 * minute;

/** The status of a party's email address. */
export interface AddressStatus {
  /** Since when it has been unconfirmed; null once it is confirmed. */
  readonly unconfirmedSince: Date | null;
  /** When the party was asked again to confirm it. */
  readonly remindedAt: Date | null;
  /** When the party lost its places because it was unconfirmed; the party waits for the confirmation, not for its turn. */
  readonly releasedAt: Date | null;
}

/** The status of a confirmed address. */
export const confirmedAddress: AddressStatus = { unconfirmedSince: null, remindedAt: null, releasedAt: null };

/** Whether staff are told that nobody has confirmed the address of a party: not once it is canceled or its event is over. */
export function lacksConfirmation(party: {
  readonly state: RegistrationState;
  readonly isAddressConfirmed: boolean;
  readonly hasEnded: boolean;
}): boolean {
  return !party.isAddressConfirmed && party.state !== 'cancelled' && !party.hasEnded;
}

interface AddressedParty {
  readonly state: RegistrationState;
  readonly address: AddressStatus;
  readonly receipts: Receipts;
}

/** Whether a party has a turn on the waiting list. One that lost its places has none until its address is confirmed. */
export function hasTurn({
  state,
  address,
}: {
  readonly state: RegistrationState;
  readonly address?: AddressStatus;
}): boolean {
  return state === 'waitlisted' && !address?.releasedAt;
}

/**
 * Whether the places of a party can be released because its address is unconfirmed. Nobody loses places that they have paid for,
 * even if they mistype a new address later.
 */
export function isReleasable({ state, address, receipts }: AddressedParty): boolean {
  return isSettled(state) && address.unconfirmedSince !== null && netPaid(receipts) <= 0;
}

/** Returns the time before which an address must have been given to be due for a reminder. */
export function addressReminderBefore(now: Date): Date {
  return new Date(now.getTime() - addressReminderAfter);
}

/** Returns the time before which a party must have been reminded to be able to lose its places. */
export function addressReleaseBefore(now: Date): Date {
  return new Date(now.getTime() - addressReleaseAfter);
}

/** Returns until when the places of a party are safe after a reminder at this time. */
export function addressReleaseFrom(remindedAt: Date): Date {
  return new Date(remindedAt.getTime() + addressReleaseAfter);
}

/**
 * Whether the places of a party that did not respond to its reminder can be released now; `arePlacesScarce` says whether others
 * need them.
 */
export function isReleaseDue(party: AddressedParty, now: Date): boolean {
  const { remindedAt } = party.address;
  return isReleasable(party) && remindedAt !== null && remindedAt <= addressReleaseBefore(now);
}

/** Whether others need the places of an event: people are waiting, or fewer than a fifth of the places are left. */
export function arePlacesScarce({
  maxRegistrationCount: places,
  taken,
  waiting,
}: {
  readonly maxRegistrationCount?: number | undefined;
  readonly taken: number;
  /** Parties that have a turn on the waiting list. */
  readonly waiting: number;
}): boolean {
  const free = placesLeft({ maxRegistrationCount: places, taken });
  return places !== undefined && free !== null && (waiting > 0 || free * 5 < places);
}

/**
 * Creates a reference such as K7M-3QX, short enough for the memo of a payment; `pick(n)` returns a whole number from 0 to n - 1.
 */
export function makeReference(pick: (count: number) => number): string {
  const letters = Array.from({ length: referenceLength }, () => alphabet.charAt(pick(alphabet.length)));
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
}

/** Query key of a registration's id in the URL of its confirmation. */
export const registrationQueryKey = 'registration';

/** Separates the key of a registration from the token in emails to its contact; neither contains a dot. */
const tokenMark = '.';

/**
 * Returns the key for a link that is emailed to the contact, with the token that confirms the address. The token opens nothing by
 * itself, and the browser that registered does not get it.
 */
export function linkKey(key: string, addressToken: string | undefined): string {
  return addressToken === undefined ? key : `${key}${tokenMark}${addressToken}`;
}

/** Reads the key in a link, and the token if the link was emailed. */
export function readLinkKey(text: string): { key: string; addressToken: string | undefined } {
  const [key = '', addressToken] = text.split(tokenMark);
  return { key, addressToken };
}

/**
 * Returns the URL path where people see their own registration. The key is in the fragment, which no server or log sees; `language`
 * is given if the reader's own is unknown, as in an email.
 */
export function confirmationAddress(eventId: string, registrationId: string, key: string, language?: Language): string {
  const query = `${registrationQueryKey}=${registrationId}${language ? `&${languageQueryKey}=${language}` : ''}`;
  return `/retreat-registration/${encodeURIComponent(eventId)}/confirmation?${query}#${key}`;
}
