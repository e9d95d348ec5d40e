import type { components } from '#contract/schema';
import type { UserType } from '../access/rules.ts';
import type { FieldKind } from '../forms/rules.ts';

/** The fields of a prayer request. */
export const prayerFields = {
  firstName: 'line',
  lastName: 'line',
  forWhom: 'line',
  prayerRequest: 'text',
  shareWithTeam: 'flag',
  email: 'line',
  phone: 'phone',
  tellWhenPrayed: 'flag',
} as const satisfies Record<keyof components['schemas']['PrayerRequestForm'], FieldKind>;

/** The missing field that the form's own choice requires: notifying the sender needs an email address. */
export function prayerFieldMissing(form: {
  readonly tellWhenPrayed?: boolean;
  readonly email?: string;
}): 'email' | null {
  return form.tellWhenPrayed === true && form.email === undefined ? 'email' : null;
}

/** How long a claim reserves a request, in ms. */
export const claimTime = 20 * 60_000;

/** How long after 'prayed' the person is notified, in ms: a mistake that is undone by then sends nothing. */
export const notifyDelay = 10 * 60_000;

/** Whether someone with these types reads requests that were not shared with the prayer team, and contact details. */
export function readsUnshared(held: readonly UserType[]): boolean {
  return held.includes('D');
}

/** A first word that is capitalized only because it begins the answer; before another capital it may be part of a name. */
const ledIn = /^(?:My|Our|An?|The|Mis?|Nuestr[oa]s?|Un[oa]?s?|El|L[ao]s?) (?=\p{Ll})/u;

/** The person prayed for, as written within a sentence: 'My mother' becomes 'my mother', a name stays unchanged. */
export function withinSentence(forWhom: string): string {
  return forWhom.replace(ledIn, (words) => words.toLowerCase());
}
