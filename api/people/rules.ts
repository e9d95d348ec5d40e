import type { components } from '#contract/schema';

type AgeBand = components['schemas']['AgeBand'];

/** Whether a member counts; a deleted one is ignored everywhere. */
export function isActive(member: { readonly deleted?: boolean }): boolean {
  return member.deleted !== true;
}

/** Returns the members that are not deleted, in their order. */
export function activeMembers<Member extends { readonly deleted?: boolean }>(members: readonly Member[]): Member[] {
  return members.filter(isActive);
}

/** The age from which someone is an adult, in years. */
export const adultAge = 18;

/** Whether someone of this age needs a guardian. */
export function isMinor(age: number): boolean {
  return age < adultAge;
}

/** The age bands of an event that defines none. */
export const defaultAgeBands: readonly AgeBand[] = [
  { band: 'toddler', from: 0, to: 5 },
  { band: 'child', from: 6, to: 12 },
  { band: 'teen', from: 13, to: 17 },
  { band: 'youngAdult', from: 18, to: 25 },
  { band: 'adult', from: 26, to: null },
];

/** Returns the band of an age; throws if no band includes it, which never happens for validated events. */
export function ageBandOf(ageBands: readonly AgeBand[], age: number): AgeBand['band'] {
  const found = ageBands.find(({ from, to }) => age >= from && (to === null || age <= to));
  if (found === undefined) throw new RangeError(`No age band holds ${String(age)}`);
  return found.band;
}

/** The data that identifies a person in a party. */
export type Person = Pick<components['schemas']['RegisteredMember'], 'firstName' | 'lastName' | 'age'>;

/** The data about a person that determines responsibility; `responsible` is a position in the party. */
export interface CaredFor {
  readonly age: number;
  readonly responsible?: number;
  readonly deleted?: boolean;
}

/** The reason why a party may not come as it is; `minors` are positions in the party. */
export type MissingResponsibility =
  | { readonly code: 'party-without-adult' }
  | { readonly code: 'responsible-adult-missing' }
  | { readonly code: 'minor-without-responsible'; readonly minors: readonly number[] };

/** A minor and the responsible adult are rarely closer in age than this, in years; if they are, one of the ages may be wrong. */
const fewYearsBetween = 15;

/** Whether a minor and the responsible adult are so close in age that someone should check; adult siblings are rare. */
export function isAgeDoubtful({ minor, adult }: { readonly minor: number; readonly adult: number }): boolean {
  return adult - minor < fewYearsBetween;
}

/** Whether minors may come to an event without an adult of their party: to a convention that has sessions for them. */
export function takesMinorsAlone({
  type,
  sessions,
}: Pick<components['schemas']['Event'], 'type' | 'sessions'>): boolean {
  return type === 'Convention' && sessions !== undefined && isMinor(sessions.from);
}

/** Whether a party consists of minors alone. */
export function isMinorsAlone(members: readonly CaredFor[]): boolean {
  const active = members.filter(isActive);
  return active.length > 0 && active.every(({ age }) => isMinor(age));
}

/**
 * Returns what a party lacks before it may come; null if nothing is missing. Every minor needs a responsible adult from the party;
 * minors who come alone to an event that allows it must name one.
 */
export function missingResponsibility(
  event: Parameters<typeof takesMinorsAlone>[0],
  members: readonly CaredFor[],
  responsibleAdult: object | undefined,
): MissingResponsibility | null {
  if (isMinorsAlone(members)) {
    if (!takesMinorsAlone(event)) return { code: 'party-without-adult' };
    return responsibleAdult ? null : { code: 'responsible-adult-missing' };
  }
  const isAdult = (position: number | undefined): boolean => {
    const member = position === undefined ? undefined : members[position];
    return member !== undefined && isActive(member) && !isMinor(member.age);
  };
  const minors = members.flatMap((member, position) =>
    isActive(member) && isMinor(member.age) && !isAdult(member.responsible) ? [position] : [],
  );
  return minors.length === 0 ? null : { code: 'minor-without-responsible', minors };
}

/** The data about a stored party that determines responsibility. */
export interface NamedParty {
  readonly members: readonly (Person & { readonly id: string; readonly responsibleId?: string })[];
  readonly responsibleAdult?: { readonly name: string } | undefined;
}

/** Returns the name of the responsible adult for each minor, by the minor's id; minors without one are left out. */
export function responsibleNames({ members, responsibleAdult }: NamedParty): ReadonlyMap<string, string> {
  const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
  const minors = members.filter(({ age }) => isMinor(age));
  return new Map(
    minors.flatMap(({ id, responsibleId }) => {
      const adult = members.find((member) => member.id === responsibleId);
      const name = adult ? nameOf(adult) : responsibleAdult?.name;
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
