import { offersRooms } from '#rules/pricing';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import type { MessageId } from '../../../platform/messages/messages.ts';
import { personDetails } from '../../person-details.ts';
import { fullName, type Draft } from '../draft.ts';
import { isComplete } from '../steps.ts';

/** Everyone entered so far, as the list shows them. */
export function personRows(intl: IntlShape, event: Schemas['Event'], { people, rooms }: Draft) {
  return people.map((person) => ({
    id: person.id,
    name: fullName(person) || intl.formatMessage({ id: 'registration.people.noName' }),
    details: personDetails(intl, event, person, offersRooms(event) && rooms > 0),
    problem: isComplete(person) ? undefined : intl.formatMessage({ id: 'registration.people.personIncomplete' }),
  }));
}

/** The error that keeps the people from being complete; undefined if there is none. */
export function missingOf({ editing, people }: Draft): MessageId | undefined {
  if (editing) return 'registration.people.unsaved';
  if (people.length === 0) return 'registration.people.nobody';
  return people.every(isComplete) ? undefined : 'registration.people.incomplete';
}
