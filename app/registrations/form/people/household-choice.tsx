import { CheckboxGroup } from '#design-system';
import { ageOn, parseEventDate } from '#rules/events';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import type { DraftPerson } from '../draft.ts';
import { emptyPerson } from '../draft.ts';

type Member = Schemas['HouseholdMember'];

const prefix = 'household-';

/** A member of the household as one of the people of a registration: with the age on the event's first day. */
function asPerson(member: Member, event: Schemas['Event']): DraftPerson {
  return {
    ...emptyPerson,
    id: prefix + member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    age: String(ageOn(member.birthDate, parseEventDate(event.start_date))),
    gender: member.gender ?? '',
  };
}

interface HouseholdChoiceProps {
  event: Schemas['Event'];
  members: readonly Member[];
  people: readonly DraftPerson[];
  onChange: (apply: (people: DraftPerson[]) => DraftPerson[]) => void;
}

/** Which members of the household are coming, with a checkbox for each instead of typing. */
export function HouseholdChoice({ event, members, people, onChange }: HouseholdChoiceProps) {
  const intl = useIntl();
  // Someone who is not yet born when the event begins cannot be registered.
  const options = members.map((member) => asPerson(member, event)).filter(({ age }) => Number(age) >= 0);
  if (options.length === 0) return null;

  const choose = (chosen: readonly string[]) => {
    onChange((before) => {
      const kept = before.filter(({ id }) => !id.startsWith(prefix) || chosen.includes(id));
      const added = options.filter(({ id }) => chosen.includes(id) && !before.some((person) => person.id === id));
      return [...kept, ...added];
    });
  };

  return (
    <CheckboxGroup
      name="household"
      label={intl.formatMessage({ id: 'registration.household.label' })}
      hint={intl.formatMessage({ id: 'registration.household.hint' })}
      options={options.map(({ id, firstName, lastName, age }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
        description: intl.formatMessage({ id: 'registration.person.years' }, { age: Number(age) }),
      }))}
      values={people.map(({ id }) => id)}
      onChange={choose}
    />
  );
}
