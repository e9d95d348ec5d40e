import type { IntlShape } from 'react-intl';
import type { Draft, PersonValues } from '../draft.ts';

/** Everyone in a registration, including the person being entered. */
function peopleOf({ people, editing }: Pick<Draft, 'people' | 'editing'>): readonly PersonValues[] {
  if (!editing) return people;
  const { personId, values } = editing;
  if (people.some(({ id }) => id === personId))
    return people.map((person) => (person.id === personId ? values : person));
  return `${values.firstName}${values.age}`.trim() === '' ? people : [...people, values];
}

/** Whether the message for this draft names people. */
export function messageNamesPeople(draft: Draft | undefined): boolean {
  return draft !== undefined && peopleOf(draft).length > 0;
}

function personLine(intl: IntlShape, { firstName, lastName, age }: PersonValues): string {
  const name = `${firstName} ${lastName}`.trim() || intl.formatMessage({ id: 'registration.people.noName' });
  return `- ${age.trim() === '' ? name : intl.formatMessage({ id: 'writing.person' }, { name, age: age.trim() })}`;
}

interface RegistrationMessageInput {
  event: string;
  draft: Draft | undefined;
  /** The registration exists and should be changed. */
  isChange: boolean;
  /** Whether the message is not too long. */
  fits: (message: string) => boolean;
}

/** A description of a registration's people for a message to the center: names, ages and rooms, never health. */
export function registrationMessage(
  intl: IntlShape,
  { event, draft, isChange, fits }: RegistrationMessageInput,
): string {
  const people = draft ? peopleOf(draft) : [];
  if (!draft || people.length === 0) return intl.formatMessage({ id: 'writing.about' }, { event });
  const opening = intl.formatMessage({ id: isChange ? 'writing.change' : 'writing.register' }, { event });
  const rooms = draft.rooms > 0 ? [intl.formatMessage({ id: 'writing.rooms' }, { rooms: draft.rooms })] : [];
  const lines = people.map((person) => personLine(intl, person));
  const withFirst = (count: number): string => {
    const left = lines.length - count;
    const more = left > 0 ? [intl.formatMessage({ id: 'writing.more' }, { count: left })] : [];
    return [opening, ...lines.slice(0, count), ...more, ...rooms].join('\n');
  };
  let count = lines.length;
  while (count > 0 && !fits(withFirst(count))) count -= 1;
  return withFirst(count);
}
