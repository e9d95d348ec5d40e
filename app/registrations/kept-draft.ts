import { ageBandOf, defaultAgeBands } from '#rules/pricing';
import type { DraftKind } from '../drafts/draft-storage.ts';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { emptyPerson, noPartyDetails, type Draft, type PersonValues } from './draft.ts';

/** What the steps of the form need of its draft. */
export type RegistrationDraft = DraftHandle<Draft>;

/** An age that is missing or unreadable may be a child's. */
function mayBeMinor({ age }: PersonValues): boolean {
  if (!/^\d{1,3}$/.test(age.trim())) return true;
  return ['toddler', 'child', 'teen'].includes(ageBandOf(defaultAgeBands, Number(age)));
}

/** Without the minors' names and without anyone's health: other people may use the same browser later. */
function withoutSensitive(draft: Draft): Draft {
  const spare = <Person extends PersonValues>(person: Person): Person => {
    const { diet, accessNeeds, guardianName, guardianPhone } = emptyPerson;
    const healthy = { ...person, diet, accessNeeds, guardianName, guardianPhone };
    return mayBeMinor(person) ? { ...healthy, firstName: '', lastName: '', gender: '' } : healthy;
  };
  return {
    ...draft,
    people: draft.people.map(spare),
    details: noPartyDetails,
    editing: draft.editing && { ...draft.editing, values: spare(draft.editing.values) },
  };
}

/** How the registration for an event is kept while it is typed; what staff type for someone else is not their own. */
export function registrationDraft(eventId: string, isOnBehalf: boolean): DraftKind<Draft> {
  return { key: `${isOnBehalf ? 'staffRegistration' : 'registration'}:${eventId}`, version: 2, withoutSensitive };
}
