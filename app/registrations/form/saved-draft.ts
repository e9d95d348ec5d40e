import { ageBandOf, defaultAgeBands } from '#rules/pricing';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import type { DraftHandle } from '../../platform/drafts/use-draft.ts';
import { emptyPerson, noPartyDetails, type Draft, type PersonValues } from './draft.ts';

/** What the steps of the form need of its draft. */
export type RegistrationDraft = DraftHandle<Draft>;

/** An age that is missing or unreadable may be a child's. */
function mayBeMinor({ age }: PersonValues): boolean {
  if (!/^\d{1,3}$/.test(age.trim())) return true;
  return ['toddler', 'child', 'teen'].includes(ageBandOf(defaultAgeBands, Number(age)));
}

/** What of a person may stay in a browser that others use too: never health, guardians or roommates, and of a minor no name. */
function sparePerson(person: PersonValues): PersonValues {
  const { firstName, lastName, age, gender, lodging, room, joinsSessions, responsibleId } = person;
  const chosen = { ...(room !== undefined && { room }), ...(responsibleId !== undefined && { responsibleId }) };
  const stays = { ...emptyPerson, age, lodging, joinsSessions, ...chosen };
  return mayBeMinor(person) ? stays : { ...stays, firstName, lastName, gender };
}

/** The part of a draft that may stay on the device. It is named field by field, so a new field stays away until someone decides. */
function withoutSensitive({ idempotencyKey, contact, people, editing, rooms, paymentMethod }: Draft): Draft {
  return {
    idempotencyKey,
    contact,
    people: people.map((person) => ({ ...sparePerson(person), id: person.id })),
    ...(editing && { editing: { personId: editing.personId, values: sparePerson(editing.values) } }),
    details: noPartyDetails,
    rooms,
    paymentMethod,
  };
}

/** How the registration for an event is kept while it is typed; what staff type for someone else is not their own. */
export function registrationDraft(eventId: string, isOnBehalf: boolean): DraftKind<Draft> {
  return { key: `${isOnBehalf ? 'staffRegistration' : 'registration'}:${eventId}`, version: 3, withoutSensitive };
}
