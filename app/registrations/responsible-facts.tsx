import { Facts, Heading, Stack } from '#design-system';
import { responsibleNames, isMinor } from '#rules/people';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { PhoneLink } from '../platform/client/phone-link.tsx';

type Registration = Schemas['Registration'];

interface ResponsibleFactsProps {
  party: {
    members: readonly Pick<
      Registration['members'][number],
      'id' | 'firstName' | 'lastName' | 'age' | 'responsibleId'
    >[];
    responsibleAdult?: Registration['responsibleAdult'];
  };
  level: 2 | 4;
}

/** Which adult is responsible for each minor; nothing where no minor comes. */
export function ResponsibleFacts({ party, level }: ResponsibleFactsProps) {
  const intl = useIntl();
  const { members, responsibleAdult } = party;
  const adults = responsibleNames(party);
  const minors = members.filter(({ age }) => isMinor(age));
  if (minors.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={level}>
        <FormattedMessage id="responsible.title" />
      </Heading>
      <Facts
        items={[
          ...minors.map(({ id, firstName, lastName }) => ({
            term: `${firstName} ${lastName}`,
            description: adults.get(id) ?? intl.formatMessage({ id: 'responsible.none' }),
          })),
          ...(responsibleAdult
            ? [
                {
                  term: intl.formatMessage({ id: 'responsible.adult' }),
                  description: (
                    <FormattedMessage
                      id="responsible.adult.details"
                      values={{
                        name: responsibleAdult.name,
                        relation: intl.formatMessage({ id: `responsible.relation.${responsibleAdult.relation}` }),
                        phone: <PhoneLink phone={responsibleAdult.phone} />,
                      }}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
