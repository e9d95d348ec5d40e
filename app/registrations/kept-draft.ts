import { ageBandOf, defaultAgeBands } from '#rules/pricing';
import type { DraftKind } from '../drafts/draft-storage.ts';
import type { DraftHandle } from '../drafts/use-draft.ts';
import type { Draft, PersonValues } from './draft.ts';

/** What the steps of the form need of its draft. */
export type RegistrationDraft = DraftHandle<Draft>;

/** An age that is missing or unreadable may be a child's. */
function mayBeMinor({ age }: PersonValues): boolean {
  if (!/^\d{1,3}$/.test(age.trim())) return true;
  return ['toddler', 'child', 'teen'].includes(ageBandOf(defaultAgeBands, Number(age)));
}

/** Without the minors' names: other people may use the same browser later. */
function withoutMinors(draft: Draft): Draft {
  const spare = <Person extends PersonValues>(person: Person): Person =>
    mayBeMinor(person) ? { ...person, firstName: '', lastName: '', gender: '' } : person;
  return {
    ...draft,
    people: draft.people.map(spare),
    editing: draft.editing && { ...draft.editing, values: spare(draft.editing.values) },
  };
}

/** How the registration for an event is kept while it is typed. */
export function registrationDraft(eventId: string): DraftKind<Draft> {
  return { key: `registration:${eventId}`, version: 1, withoutSensitive: withoutMinors };
}
