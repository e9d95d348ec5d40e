import type { components } from '#contract/schema';
import { languageQueryKey } from '../language/rules.ts';
import type { Language } from '../language/rules.ts';

type RegistrationState = components['schemas']['RegistrationState'];

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

/** Whether the people of a registration in this state take places. */
export function takesPlaces(state: RegistrationState): boolean {
  return state === 'pendingPayment' || state === 'confirmed';
}

/** The state that a new registration starts in: nothing to pay is paid. */
export function initialState(totalCents: number): RegistrationState {
  return totalCents === 0 ? 'confirmed' : 'pendingPayment';
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
