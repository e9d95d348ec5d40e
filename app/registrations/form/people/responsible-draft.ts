import { missingResponsibility, takesMinorsAlone, isMinorsAlone, isMinor } from '#rules/people';
import { plainPhone } from '#rules/forms';
import type { Schemas } from '../../../platform/client/client.ts';
import { brokenRules } from '../../../platform/forms/contract-rules.ts';
import { ageOf, memberBody, readAge, type Draft, type DraftPerson, type ResponsibleValues } from '../draft.ts';

type Event = Schemas['Event'];
/** The part of a form about responsibility for minors. */
export type ResponsibilityDraft = Pick<Draft, 'people' | 'responsibleAdult' | 'withoutAdultReason'>;

/** The values before anyone is named. */
export const noResponsibleAdult: ResponsibleValues = { name: '', phone: '', relation: '', consents: false };

/** Everyone aged 18 or over. */
export function adultsOf(people: readonly DraftPerson[]): DraftPerson[] {
  return people.filter((person) => {
    const age = readAge(person.age);
    return age !== undefined && !isMinor(age);
  });
}

/** Everyone under 18. */
export function minorsOf(people: readonly DraftPerson[]): DraftPerson[] {
  return people.filter((person) => {
    const age = readAge(person.age);
    return age !== undefined && isMinor(age);
  });
}

/**
 * The id of the responsible adult for a minor: the chosen one, or the first adult until one is chosen. Undefined when the chosen
 * one is no longer coming, so that the form asks again.
 */
export function responsibleFor(minor: DraftPerson, people: readonly DraftPerson[]): string | undefined {
  const adults = adultsOf(people);
  const { responsibleId = '' } = minor;
  return responsibleId === '' ? adults[0]?.id : adults.find(({ id }) => id === responsibleId)?.id;
}

/** The people in the API's format, each minor with the responsible adult. */
export function memberBodies(people: readonly DraftPerson[]) {
  const minors = new Set(minorsOf(people).map(({ id }) => id));
  return people.map((person) => {
    const adult = minors.has(person.id) ? responsibleFor(person, people) : undefined;
    const responsible = people.findIndex(({ id }) => id === adult);
    return { ...memberBody(person), ...(adult !== undefined && { responsible }) };
  });
}

/** The answers of minors who come alone, in the API's format; the contract's rules may still find errors in them. */
function responsibleAdultBody({ name, phone, relation, consents }: ResponsibleValues) {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(phone.trim() !== '' && { phone: plainPhone(phone) }),
    ...(relation !== '' && { relation }),
    ...(consents && { consents: true as const }),
  };
}

/** The responsible adult that minors who come alone have named; empty until the answers are complete. */
export function responsibleAdultOf({ people, responsibleAdult }: ResponsibilityDraft): {
  responsibleAdult?: Schemas['ResponsibleAdult'];
} {
  if (!responsibleAdult || !isAlone(people)) return {};
  const body = responsibleAdultBody(responsibleAdult);
  const isComplete = Object.keys(brokenRules('ResponsibleAdult', body)).length === 0;
  return isComplete ? { responsibleAdult: body as Schemas['ResponsibleAdult'] } : {};
}

/** A party in the format that the rules and the lists of people use. */
export function responsibleParty(draft: ResponsibilityDraft) {
  const { people } = draft;
  const members = people.map((person) => ({
    ...person,
    age: ageOf(person),
    responsibleId: responsibleFor(person, people) ?? '',
  }));
  return { members, ...responsibleAdultOf(draft) };
}

/** The reason why staff accept minors without an adult; only if it was requested. */
export function withoutAdultReasonOf(event: Event, draft: ResponsibilityDraft): { withoutAdultReason?: string } {
  const reason = draft.withoutAdultReason?.trim() ?? '';
  return reason !== '' && missingOf(event, draft) ? { withoutAdultReason: reason } : {};
}

function isAlone(people: readonly DraftPerson[]): boolean {
  return isMinorsAlone(people.map((person) => ({ age: ageOf(person) })));
}

function missingOf(event: Event, draft: ResponsibilityDraft) {
  const { responsibleAdult } = responsibleAdultOf(draft);
  const members = memberBodies(draft.people).map(({ responsible, age }) => ({
    age: typeof age === 'number' ? age : 0,
    ...(responsible !== undefined && { responsible }),
  }));
  return missingResponsibility(event, members, responsibleAdult);
}

/** The question a party is asked about responsible adults. */
export type ResponsibilityQuestion = 'none' | 'eachMinor' | 'namedAdult' | 'adultNeeded';

/** Which question fits these people at this event. */
export function responsibilityQuestion(event: Event, people: readonly DraftPerson[]): ResponsibilityQuestion {
  if (minorsOf(people).length === 0) return 'none';
  if (adultsOf(people).length > 0) return 'eachMinor';
  return takesMinorsAlone(event) ? 'namedAdult' : 'adultNeeded';
}

/** A missing answer, by its kind, its person or its field. */
export type ResponsibilityFault =
  | { kind: 'adultNeeded' | 'reason' }
  | { kind: 'minor'; person: DraftPerson }
  | { kind: 'field'; field: string; rule: Schemas['FieldRule'] };

/** The answers that are still missing; a reason from staff replaces them. */
export function responsibilityFaults(
  event: Event,
  draft: ResponsibilityDraft,
  isStaff: boolean,
): ResponsibilityFault[] {
  const missing = missingOf(event, draft);
  if (!missing || (isStaff && (draft.withoutAdultReason ?? '').trim() !== '')) return [];
  switch (missing.code) {
    case 'party-without-adult':
      return [{ kind: isStaff ? 'reason' : 'adultNeeded' }];
    case 'responsible-adult-missing': {
      const broken = brokenRules(
        'ResponsibleAdult',
        responsibleAdultBody(draft.responsibleAdult ?? noResponsibleAdult),
      );
      return Object.entries(broken).map(([field, rule]) => ({ kind: 'field', field, rule }));
    }
    case 'minor-without-responsible':
      return missing.minors.flatMap((position) => {
        const person = draft.people[position];
        return person ? [{ kind: 'minor', person } as const] : [];
      });
  }
}
