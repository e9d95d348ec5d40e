import { Facts, Heading, Stack } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { PhoneLink } from '../../../platform/client/phone-link.tsx';
import { roomInWords } from '../../../rooming/port/room-in-words.ts';
import { memberInWords } from '../../member-in-words.ts';

interface PartyPeopleProps {
  registration: Schemas['Registration'];
  /** The rooms in which they sleep. */
  assigned: Schemas['PartyRooms'];
}

/** The people who are coming, and whom to call or write to. */
export function PartyPeople({ registration, assigned }: PartyPeopleProps) {
  const intl = useIntl();
  const { contact, members, event, rooms } = registration;
  const roomOf = new Map(assigned.items.map(({ memberId, room }) => [memberId, room]));
  const isResidential = event.type === 'Residential';
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Heading level={2} size={3}>
          <FormattedMessage id="party.people" values={{ count: members.length }} />
        </Heading>
        <Facts
          items={[
            ...members.map((member) => {
              const room = roomOf.get(member.id);
              return {
                term: `${member.firstName} ${member.lastName}`,
                description: [
                  memberInWords(intl, member, { isResidential, showsAges: true }),
                  ...(rooms > 1 && member.room !== undefined && !room
                    ? [intl.formatMessage({ id: 'roomShare.room' }, { room: member.room })]
                    : []),
                  ...(room ? [roomInWords(intl, room)] : []),
                ].join(' · '),
              };
            }),
            ...(isResidential
              ? [
                  {
                    term: intl.formatMessage({ id: 'field.rooms' }),
                    description: intl.formatMessage({ id: 'field.rooms.count' }, { count: rooms }),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
      <Stack gap="xs">
        <Heading level={2} size={3}>
          <FormattedMessage id="registration.steps.contact" />
        </Heading>
        <Facts
          items={[
            {
              term: intl.formatMessage({ id: 'field.phone' }),
              description: <PhoneLink phone={contact.phone} />,
            },
            ...(contact.email === undefined
              ? []
              : [{ term: intl.formatMessage({ id: 'field.email' }), description: contact.email }]),
          ]}
        />
      </Stack>
    </Stack>
  );
}
