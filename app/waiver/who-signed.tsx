import { Facts, Inline, StatusTag, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

/** Every person in the party with the state of their signature, in words. */
export function WhoSigned({ people }: { people: readonly Schemas['WaiverPerson'][] }) {
  const intl = useIntl();
  return (
    <Facts
      items={people.map(({ firstName, lastName, isMinor, signature }) => ({
        term: `${firstName} ${lastName}`,
        description: (
          <Inline gap="s" wrap align="center">
            <StatusTag tone={signature ? 'positive' : 'caution'}>
              {intl.formatMessage({ id: signature ? 'waiver.signed' : 'waiver.unsigned' })}
            </StatusTag>
            <Text as="span" size="small" tone="muted">
              {signature ? (
                <FormattedMessage
                  id={`waiver.signedBy.${signature.method === 'paper' ? 'paper' : signature.relation}`}
                  values={{
                    name: signature.signerName,
                    date: intl.formatDate(signature.signedAt, { dateStyle: 'long' }),
                  }}
                />
              ) : (
                <FormattedMessage id={isMinor ? 'waiver.missing.minor' : 'waiver.missing.adult'} />
              )}
            </Text>
          </Inline>
        ),
      }))}
    />
  );
}
