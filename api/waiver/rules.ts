import type { components } from '#contract/schema';
import { languageQueryKey } from '../platform/language/rules.ts';
import type { Language } from '../platform/language/rules.ts';
import { isMinor, isMinorsAlone } from '../people/rules.ts';
import type { NamedParty, Person } from '../people/rules.ts';
import { signQueryKey } from '../platform/pages/rules.ts';
import { isSettled, registrationQueryKey } from '../registrations/rules.ts';

type Schemas = components['schemas'];
type Relation = Schemas['WaiverRelation'];

const day = 24 * 60 * 60_000;

/** How long an emailed link for signing works, in ms: 30 days, but never beyond the event. */
export const linkLifetime = 30 * day;

/**
 * Returns the relations in which someone may sign for a person: an adult signs personally or through a legal guardian, a minor
 * never signs personally.
 */
export function relationsFor(person: { readonly isMinor: boolean }): readonly Relation[] {
  return person.isMinor ? ['parent', 'guardian'] : ['self', 'guardian'];
}

/** The name of the adult who must sign for a party: minors who come alone name one; null if any adult may sign. */
export function requiredSigner({ members, responsibleAdult }: NamedParty): string | null {
  return responsibleAdult && isMinorsAlone(members) ? responsibleAdult.name : null;
}

/** Someone who signs on paper, and the people they sign for. */
interface PaperSigner {
  readonly name: string;
  readonly people: readonly { readonly id: string; readonly relation: Relation }[];
}

/** The data about a party whose papers are recorded together. */
interface SigningParty {
  readonly members: readonly (Person & { readonly id: string; readonly responsibleId?: string | undefined })[];
  readonly responsibleAdult?: { readonly name: string; readonly relation: Exclude<Relation, 'self'> } | undefined;
  readonly contact: { readonly firstName: string; readonly lastName: string };
}

/**
 * Returns who signs for whom when a whole party brings its papers: adults sign personally; for a minor, the responsible adult in
 * the party signs, otherwise the named adult, otherwise the contact.
 */
export function paperSigners({ members, responsibleAdult, contact }: SigningParty): PaperSigner[] {
  const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
    `${firstName} ${lastName}`;
  const minors = members.filter(({ age }) => isMinor(age));
  const adults = members.filter(({ age }) => !isMinor(age));
  const inParty = adults.map((adult) => ({
    name: nameOf(adult),
    people: [
      { id: adult.id, relation: 'self' as const },
      ...minors
        .filter(({ responsibleId }) => responsibleId === adult.id)
        .map(({ id }) => ({ id, relation: 'parent' as const })),
    ],
  }));
  const others = minors.filter(({ responsibleId }) => !adults.some(({ id }) => id === responsibleId));
  if (others.length === 0) return inParty;
  const relation = responsibleAdult?.relation ?? 'parent';
  return [
    ...inParty,
    { name: responsibleAdult?.name ?? nameOf(contact), people: others.map(({ id }) => ({ id, relation })) },
  ];
}

/** Whether the people of a registration in this state need to sign. */
export function needsSignatures(state: Schemas['RegistrationState']): boolean {
  return state !== 'cancelled';
}

/** Whether a party in this state is reminded to sign. One that waits or is paying is not bothered. */
export function isReminded(state: Schemas['RegistrationState']): boolean {
  return isSettled(state);
}

/** How many days before an event its parties are reminded, earliest first. */
export const reminderDays = [14, 3] as const;

function address(page: string, query: string, registrationId: string, key: string, language?: Language): string {
  const own = `${registrationQueryKey}=${registrationId}${language ? `&${languageQueryKey}=${language}` : ''}`;
  return `${page}?${query}${own}#${key}`;
}

/**
 * Returns the URL path of the page for signing. The key, a registration's own or the secret of an emailed link, is in the fragment,
 * which no server sees; `language` is given if the reader's own is unknown, as in an email.
 */
export function signingAddress(registrationId: string, key: string, language?: Language): string {
  return address('/waiver-form', `${signQueryKey}=1&`, registrationId, key, language);
}

/** Query key that asks for the text with lines to sign by hand, in place of the signed texts. */
export const paperQueryKey = 'paper';

/** Returns the URL path of the page that shows the signed texts word for word, for printing; without a key it is for staff. */
export function signedAddress(registrationId: string, key = ''): string {
  return address('/waiver-form/signed', '', registrationId, key);
}

/** Returns the URL path of the page that prints the text for everyone who has not signed, to be signed by hand. */
export function paperAddress(registrationId: string, key = ''): string {
  return address('/waiver-form/signed', `${paperQueryKey}=1&`, registrationId, key);
}
