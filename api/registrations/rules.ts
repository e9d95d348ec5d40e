import type { components } from '#contract/schema';
import { addDays, formatEventDate, parseEventDate } from '../events/rules.ts';
import { languageQueryKey } from '../language/rules.ts';
import type { Language } from '../language/rules.ts';
import { netPaid } from '../payments/rules.ts';
import type { Receipts } from '../payments/rules.ts';

type RegistrationState = components['schemas']['RegistrationState'];
type PaymentMethod = components['schemas']['PaymentMethod'];

/**
 * Letters and digits that are not mistaken for one another when read aloud or copied by hand; no vowels, so
 * that no words appear.
 */
const alphabet = 'CDFGHJKMNPQRTVWXY34679';
const referenceLength = 6;

/** Whether a member counts; a deleted one is skipped everywhere. */
export function isActive(member: { readonly deleted?: boolean }): boolean {
  return member.deleted !== true;
}

/** The members that are not deleted, in their order. */
export function activeMembers<Member extends { readonly deleted?: boolean }>(members: readonly Member[]): Member[] {
  return members.filter(isActive);
}

/** A text as it is searched and compared: lower case, without accents, so that 'nunez' finds 'Núñez'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether someone of this age needs a guardian. */
export function isMinor(age: number): boolean {
  return age < 18;
}

const minute = 60_000;

/** How long places are kept for someone who has to act, in ms: at PayPal half an hour, an offer 48 hours. */
const holdTimes = { paying: 30 * minute, offered: 48 * 60 * minute } as const;

/** After how long what is owed is shown to staff as overdue, in ms: 10 days. */
const overdueAfter = 10 * 24 * 60 * minute;

/** Whether the people of a registration in this state take places. */
export function takesPlaces(state: RegistrationState): boolean {
  return state !== 'waitlisted' && state !== 'cancelled';
}

/** Until when places are kept for a registration that comes into this state now; null where that is not limited. */
export function heldUntil(state: RegistrationState, now: Date): Date | null {
  return state === 'paying' || state === 'offered' ? new Date(now.getTime() + holdTimes[state]) : null;
}

/** Whether a registration can still be cancelled: until someone has come. */
export function isCancellable(state: RegistrationState): boolean {
  return state !== 'cancelled' && state !== 'checkedIn';
}

/** Whether a registration is one that counts on coming; what waits, is offered or is being paid is not settled yet. */
export function isSettled(state: RegistrationState): boolean {
  return state === 'pendingPayment' || state === 'confirmed';
}

/** Whether its people can be changed: not while it is being paid, nor once it is over or someone has come. */
export function isChangeable(state: RegistrationState): boolean {
  return isSettled(state) || state === 'waitlisted' || state === 'offered';
}

/** Whether money is due from a registration in this state: nobody pays for places that are not theirs, yet or any more. */
export function owesMoney(state: RegistrationState): boolean {
  return takesPlaces(state) && state !== 'offered';
}

/** What tells how much a registration owes. */
interface Account {
  readonly state: RegistrationState;
  readonly quote: { readonly totalCents: number };
  readonly receipts: Receipts;
}

/** What is still to be paid, in cents, by a party that may pay; 0 when nothing is. */
export function dueCents({ state, quote, receipts }: Account): number {
  return owesMoney(state) ? Math.max(0, quote.totalCents - netPaid(receipts)) : 0;
}

/**
 * Since when a registration owes something; null when nothing is due. It begins with whatever makes it owe, be that a promise,
 * people who are added or a refund, and goes on until nothing is due. Reminders and lateness go by it alone.
 * @param before since when it owed until now
 */
export function owesSince(before: Date | null, after: Account, now: Date): Date | null {
  return dueCents(after) > 0 ? (before ?? now) : null;
}

/**
 * The state of a registration that gets places, or pays for them, with so much paid: nothing left to pay is paid, PayPal is
 * paid at once, the others are promised. Who has paid a part is sent away by no clock.
 */
export function stateWithPlaces(totalCents: number, method: PaymentMethod, paidCents = 0): RegistrationState {
  if (paidCents >= totalCents) return 'confirmed';
  return method === 'PayPal' && paidCents === 0 ? 'paying' : 'pendingPayment';
}

/** What has been owed since before this moment is late. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - overdueAfter);
}

/** Whether what has been owed since then is late; null where nothing is owed. */
export function isOverdue(since: Date | null, now: Date): boolean {
  return since !== null && since < lateBefore(now);
}

/** How many days after an event's last day its details are kept: for what is asked right after it, then no longer. */
export const detailsKeptDays = 30;

/** The day on which what parties told of health, minors and arrival is deleted, as DD-MON-YYYY. */
export function detailsDeletedOn({ end_date }: { readonly end_date: string }): string {
  return formatEventDate(addDays(parseEventDate(end_date), detailsKeptDays + 1));
}

/** A reference such as K7M-3QX, short enough for the memo of a payment; `pick(n)` gives a whole number from 0 to n - 1. */
export function makeReference(pick: (count: number) => number): string {
  const letters = Array.from({ length: referenceLength }, () => alphabet.charAt(pick(alphabet.length)));
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
}

/** Query key of a registration's id in the address of its confirmation. */
export const registrationQueryKey = 'registration';

/**
 * Where someone sees their own registration. The key stands in the fragment, which no server is sent and no log sees;
 * a language is named where the reader's own is not known, as in a mail.
 */
export function confirmationAddress(eventId: string, registrationId: string, key: string, language?: Language): string {
  const query = `${registrationQueryKey}=${registrationId}${language ? `&${languageQueryKey}=${language}` : ''}`;
  return `/retreat-registration/${encodeURIComponent(eventId)}/confirmation?${query}#${key}`;
}
