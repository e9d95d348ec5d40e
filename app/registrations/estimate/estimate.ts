import { isMinor } from '#rules/people';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { listOf, shapeOf, text, whole } from '../../platform/drafts/shape.ts';
import { emptyPerson, readAge, withContact, type Draft, type DraftPerson } from '../form/draft.ts';

/** The input of a price estimate, before a family gives a name. */
export interface Estimate {
  people: readonly EstimatedPerson[];
  rooms: number;
}

export interface EstimatedPerson {
  id: string;
  /** As typed. */
  age: string;
}

const estimateShape = shapeOf<Estimate>({
  people: listOf(shapeOf<EstimatedPerson>({ id: text, age: text })),
  rooms: whole,
});

/** Ages without a name may stay in a browser. */
function onDevice({ people, rooms }: Estimate): Estimate {
  return { people: people.map(({ id, age }) => ({ id, age })), rooms };
}

/** How the estimate for one event is saved as it is typed. */
export function estimateDraft(eventId: string): DraftKind<Estimate> {
  return { key: `estimate:${eventId}`, shape: estimateShape, onDevice };
}

export function newEstimate(rooms: number): Estimate {
  return { people: [newPerson()], rooms };
}

export function newPerson(): EstimatedPerson {
  return { id: crypto.randomUUID(), age: '' };
}

/** The people with an age, in the format of the registration form. */
export function partyOf({ people }: Pick<Estimate, 'people'>): DraftPerson[] {
  return people.flatMap(({ id, age }) => (age.trim() === '' ? [] : [{ ...emptyPerson, id, age: age.trim() }]));
}

/** Whether a registration already names people, so that others must not replace them unasked. */
export function namesPeople({ people, editing, contact }: Draft): boolean {
  return people.length > 0 || editing !== undefined || contact.age !== '';
}

/**
 * A registration for the people of an estimate. The first one is the contact, unless that is a minor: then the form does not ask
 * for that age twice and counts nobody twice.
 */
export function withEstimate({ editing: _, ...draft }: Draft, estimate: Estimate): Draft {
  const [first, ...others] = partyOf(estimate);
  if (!first) return { ...draft, rooms: estimate.rooms };
  const age = readAge(first.age);
  if (age !== undefined && isMinor(age)) {
    const contact = { ...draft.contact, isComing: false, age: '' };
    return { ...draft, contact, people: [first, ...others], rooms: estimate.rooms };
  }
  const contact = { ...draft.contact, isComing: true, age: first.age };
  return { ...draft, contact, people: withContact(others, contact), rooms: estimate.rooms };
}
