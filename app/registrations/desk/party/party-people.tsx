import { Facts, Heading, Stack } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { PhoneLink } from '../../../platform/client/phone-link.tsx';
import { memberInWords } from '../../member-in-words.ts';

/** Who comes, and whom to call or write to. */
export function PartyPeople({ registration }: { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { contact, members, event, rooms } = registration;
  const isResidential = event.type === 'Residential';
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Heading level={2} size={3}>
          <FormattedMessage id="party.people" values={{ count: members.length }} />
        </Heading>
        <Facts
          items={[
            ...members.map((member) => ({
              term: `${member.firstName} ${member.lastName}`,
              description: [
                memberInWords(intl, member, { isResidential, showsAges: true }),
                ...(rooms > 1 && member.room !== undefined
                  ? [intl.formatMessage({ id: 'roomShare.room' }, { room: member.room })]
                  : []),
              ].join(' · '),
            })),
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
