import { Facts, Heading, Stack } from '#design-system';
import type { ComponentProps } from 'react';
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
  /** Returns the link that changes who is responsible for a minor, while that is possible. */
  changeOf?: (minor: { id: string; name: string }) => ComponentProps<typeof Facts>['items'][number]['change'];
}

/** Which adult is responsible for each minor; nothing without minors. */
export function ResponsibleFacts({ party, level, changeOf }: ResponsibleFactsProps) {
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
          ...minors.map(({ id, firstName, lastName }) => {
            const name = `${firstName} ${lastName}`;
            const change = changeOf?.({ id, name });
            return {
              term: name,
              description: adults.get(id) ?? intl.formatMessage({ id: 'responsible.none' }),
              ...(change && { change }),
            };
          }),
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
