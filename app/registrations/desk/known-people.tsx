import { Alert, Link, List, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { ageOf, contactBody, memberBody, type Draft, type DraftPerson } from '../form/draft.ts';
import { isComplete } from '../form/steps.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';

type KnownPerson = Schemas['KnownPerson'];

interface KnownPeopleProps {
  eventId: string;
  draft: Draft;
  /** The party that is being changed. */
  exceptRegistrationId?: string;
}

interface Question {
  eventId: string;
  body: Schemas['KnownPeopleRequest'];
}

/** Asks which people of a party are in another one already. */
export async function askKnownPeople(
  { eventId, body }: Question,
  signal: AbortSignal,
): Promise<readonly KnownPerson[]> {
  if (body.people.length === 0 && body.email === undefined) return [];
  const { items } = await dataOf(
    createApi().POST('/events/{eventId}/known-people', { params: { path: { eventId } }, body, signal }),
  );
  return items;
}

/** The request. It leaves out incomplete people and incomplete email addresses. */
export function knownPeopleQuestion({
  eventId,
  people,
  email,
  exceptRegistrationId,
}: {
  eventId: string;
  people: readonly DraftPerson[];
  email: string | undefined;
  exceptRegistrationId?: string;
}): Question {
  const isEmail = email !== undefined && !brokenRules('PartyContact', { email }).email;
  const asked = people.filter(isComplete).map((person) => {
    const { firstName = '', lastName = '' } = memberBody(person);
    return { firstName, lastName, age: ageOf(person) };
  });
  return {
    eventId,
    body: {
      people: asked,
      ...(isEmail && { email }),
      ...(exceptRegistrationId !== undefined && { exceptRegistrationId }),
    },
  };
}

/**
 * Warns staff about people who are already in another party of the event. It is only a hint and stops nobody; without an answer,
 * nothing is shown.
 */
export function KnownPeople(props: KnownPeopleProps) {
  const intl = useIntl();
  const { draft, ...about } = props;
  const { email } = contactBody(draft.contact);
  const answer = useAnswer(knownPeopleQuestion({ ...about, people: draft.people, email }), askKnownPeople);
  if (answer.kind !== 'data' || answer.data.length === 0) return null;
  return (
    <Alert tone="caution" announce title={intl.formatMessage({ id: 'knownPeople.title' })}>
      <Stack gap="s">
        <List
          items={[...new Set(answer.data.map(({ registrationId }) => registrationId))].map((id) => (
            <FormattedMessage
              key={id}
              id="knownPeople.party"
              values={valuesOf(
                intl,
                answer.data.filter(({ registrationId }) => registrationId === id),
              )}
            />
          ))}
        />
        <Text>
          <FormattedMessage id="knownPeople.goOn" />
        </Text>
      </Stack>
    </Alert>
  );
}

/** The party and what the two have in common. */
function valuesOf(intl: IntlShape, found: readonly KnownPerson[]) {
  const [first] = found;
  const same = found.map(({ person }) =>
    person
      ? intl.formatMessage(
          { id: 'knownPeople.person' },
          { name: `${person.firstName} ${person.lastName}`, age: person.age },
        )
      : intl.formatMessage({ id: 'knownPeople.email' }),
  );
  return {
    party: first && <Link href={desk.party(first.registrationId)}>{first.reference}</Link>,
    contact: first && `${first.contactFirstName} ${first.contactLastName}`,
    state: first && intl.formatMessage({ id: `registration.state.${first.state}` }),
    same: intl.formatList(same, { type: 'conjunction' }),
  };
}
