import type { Schemas } from '../../../platform/client/client.ts';
import { sharedWithContact } from '../../person-questions.ts';
import { contactPersonId, type Draft, type DraftPerson, type PersonValues } from '../draft.ts';
import { withPeople } from '../rooms/room-draft.ts';

/** Someone who was removed, and where in the list they were. */
export interface RemovedPerson {
  readonly person: DraftPerson;
  readonly index: number;
}

/** The draft after the open editor was saved. If it was the contact's own entry, the contact gets the shared values too. */
export function withSaved(event: Schemas['Event'], before: Draft, values: PersonValues): Draft {
  const personId = before.editing?.personId;
  const isNew = !before.people.some(({ id }) => id === personId);
  const changed = before.people.map((person) => (person.id === personId ? { ...values, id: person.id } : person));
  return {
    ...withPeople(event, before, isNew ? [...before.people, { ...values, id: crypto.randomUUID() }] : changed),
    contact: personId === contactPersonId ? { ...before.contact, ...sharedWithContact(values) } : before.contact,
    editing: undefined,
  };
}

/** The draft without a person. If it is the contact, they are no longer coming themselves. */
export function withoutPerson(event: Schemas['Event'], before: Draft, personId: string): Draft {
  const others = before.people.filter(({ id }) => id !== personId);
  const contact = personId === contactPersonId ? { ...before.contact, isComing: false } : before.contact;
  return { ...withPeople(event, before, others), contact };
}

/** The draft with a removed person back in their former place. */
export function withPersonAgain(event: Schemas['Event'], before: Draft, { person, index }: RemovedPerson): Draft {
  const contact = person.id === contactPersonId ? { ...before.contact, isComing: true } : before.contact;
  return { ...withPeople(event, before, before.people.toSpliced(index, 0, person)), contact };
}
