import type { components } from '#contract/schema';
import { languageQueryKey } from '../language/rules.ts';
import type { Language } from '../language/rules.ts';
import { foldText, isMinor, registrationQueryKey } from '../registrations/rules.ts';

type Schemas = components['schemas'];
type Relation = Schemas['WaiverRelation'];

/** In what relation one may sign for a person: an adult signs personally or through a legal guardian, a minor never personally. */
export function relationsFor(person: { readonly isMinor: boolean }): readonly Relation[] {
  return person.isMinor ? ['parent', 'guardian'] : ['self', 'guardian'];
}

/** Someone of a party, as far as it says who it is. */
type Person = Pick<Schemas['RegisteredMember'], 'firstName' | 'lastName' | 'age'>;

const wordsOf = (name: string): string[] => foldText(name).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** How many letters have to be put in, taken out, changed or swapped with the next to make one word of another. */
function slipsBetween(one: string, other: string): number {
  let older: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const ways = [(row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, ...(isSwapped ? [(older[to - 2] ?? 0) + 1] : [])));
    }
    older = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Whether two first names are one but for their spelling, an initial, or a second name that one of them leaves out. */
function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((first, second) => first.length - second.length);
  const isOne = (word: string, candidate: string): boolean => {
    const [short = '', long = ''] = [word, candidate].sort((first, second) => first.length - second.length);
    return (short.length === 1 && long.startsWith(short)) || slipsBetween(word, candidate) <= (short.length > 5 ? 2 : 1);
  };
  return shorter.every((word) => longer.some((candidate) => isOne(word, candidate)));
}

/** Whether a correction leaves who it is: the same names, or a first name that is the same but for its spelling at the same age. */
function isSamePerson(before: Person, after: Person): boolean {
  const fullName = ({ firstName, lastName }: Person): string => wordsOf(`${firstName} ${lastName}`).sort().join(' ');
  return fullName(before) === fullName(after) || (before.age === after.age && isSameName(before.firstName, after.firstName));
}

/**
 * Whether someone who was changed is to be signed for anew: somebody else comes in this place, or it is another one who signs,
 * because a minor turns out to be of age or the other way round. In doubt it is somebody else.
 */
export function signsAnew(before: Person, after: Person): boolean {
  return isMinor(before.age) !== isMinor(after.age) || !isSamePerson(before, after);
}

/** Whether the people of a registration in this state are to sign at all. */
export function needsSignatures(state: Schemas['RegistrationState']): boolean {
  return state !== 'cancelled';
}

/** The states in which a party is reminded: it counts on coming. What waits or is being paid is left in peace. */
export const remindedStates: readonly Schemas['RegistrationState'][] = ['pendingPayment', 'confirmed'];

/** How many days before an event its parties are reminded, the first first. */
export const reminderDays = [14, 3] as const;

/** Query key that makes the page of the waiver one to sign on. */
export const signQueryKey = 'sign';

function address(page: string, query: string, registrationId: string, key: string, language?: Language): string {
  const own = `${registrationQueryKey}=${registrationId}${language ? `&${languageQueryKey}=${language}` : ''}`;
  return `${page}?${query}${own}#${key}`;
}

/**
 * Where one signs. The key, a registration's own or the secret of a mailed link, stands in the fragment, which no server
 * is sent; a language is named where the reader's own is not known, as in a mail.
 */
export function signingAddress(registrationId: string, key: string, language?: Language): string {
  return address('/waiver-form', `${signQueryKey}=1&`, registrationId, key, language);
}

/** Query key that asks for the text with lines to sign by hand, in place of what was signed. */
export const paperQueryKey = 'paper';

/** Where what was signed is shown word for word, to be printed; without a key it is for staff. */
export function signedAddress(registrationId: string, key = ''): string {
  return address('/waiver-form/signed', '', registrationId, key);
}

/** Where the text is printed for everyone who has not signed, to be signed by hand. */
export function paperAddress(registrationId: string, key = ''): string {
  return address('/waiver-form/signed', `${paperQueryKey}=1&`, registrationId, key);
}
