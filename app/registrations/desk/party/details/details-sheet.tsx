import { Facts, Heading, Stack, Text } from '#design-system';
import { isMinor } from '#rules/people';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../../platform/client/client.ts';
import { PhoneLink } from '../../../../platform/client/phone-link.tsx';
import type { MessageId } from '../../../../platform/messages/messages.ts';
import { partStart } from '../../../../platform/shell/navigate/route-focus.ts';

type Member = Schemas['DetailsOfMember'];

interface DetailsSheetProps {
  registration: Schemas['Registration'];
  details: Schemas['RegistrationDetails'];
}

/** All details of a party besides names, as a sheet that can be printed for the people who look after the party. */
export function DetailsSheet({ registration: { contact }, details: { party, members } }: DetailsSheetProps) {
  const intl = useIntl();
  const reachedBy = { name: nameOf(contact), phone: contact.phone };
  const ofParty = [
    ...fact(intl, 'details.emergency', person(party.emergencyName, party.emergencyPhone)),
    ...fact(intl, 'field.roomWishes', party.roomWishes),
    ...fact(intl, 'field.arrival', party.arrival),
    ...fact(intl, 'field.notes', party.notes),
  ];
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={2} focusId={partStart}>
          <FormattedMessage id="details.party" />
        </Heading>
        {ofParty.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage id="details.nothing" />
          </Text>
        ) : (
          <Facts items={ofParty} />
        )}
      </Stack>
      {members.map((member) => (
        <Stack key={member.id} gap="s">
          <Heading level={2} size={3}>
            {nameOf(member)}
          </Heading>
          <Facts items={factsOf(intl, member, reachedBy)} />
        </Stack>
      ))}
    </Stack>
  );
}

function nameOf({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** A person and how to reach them, as far as provided. */
function person(name: string | undefined, phone: string | undefined): ReactNode {
  if (phone === undefined) return name;
  const call = <PhoneLink phone={phone} />;
  return name === undefined ? call : <FormattedMessage id="details.person" values={{ name, phone: call }} />;
}

function fact(intl: IntlShape, id: MessageId, description: ReactNode) {
  return description === undefined ? [] : [{ term: intl.formatMessage({ id }), description }];
}

function factsOf(intl: IntlShape, { age, details }: Member, contact: { name: string; phone: string }) {
  const { diet, accessNeeds, guardianName, guardianPhone, joinsSessions } = details;
  const hasGuardian = guardianName !== undefined || guardianPhone !== undefined;
  const guardian = hasGuardian ? (
    person(guardianName, guardianPhone)
  ) : (
    <FormattedMessage id="details.contactIsGuardian" values={{ contact: person(contact.name, contact.phone) }} />
  );
  return [
    ...fact(
      intl,
      'field.age',
      intl.formatMessage({ id: isMinor(age) ? 'details.minor' : 'registration.person.years' }, { age }),
    ),
    ...fact(intl, 'details.guardian', isMinor(age) || hasGuardian ? guardian : undefined),
    ...fact(intl, 'field.diet', diet),
    ...fact(intl, 'field.accessNeeds', accessNeeds),
    ...fact(
      intl,
      'details.sessions',
      joinsSessions === undefined
        ? undefined
        : intl.formatMessage({ id: joinsSessions ? 'details.sessions.yes' : 'details.sessions.no' }),
    ),
    ...(diet === undefined && accessNeeds === undefined
      ? fact(intl, 'details.besides', intl.formatMessage({ id: 'details.nothing' }))
      : []),
  ];
}
