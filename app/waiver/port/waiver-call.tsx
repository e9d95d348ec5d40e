import { Heading, LinkButton, Stack, Text } from '#design-system';
import { signingAddress } from '#rules/waiver';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

interface WaiverCallProps {
  registration: Pick<Schemas['Registration'], 'id' | 'waiver'>;
  /** The key that opens the registration. */
  registrationKey: string;
}

/** Asks a party for missing signatures, or says that none are missing; renders nothing if nobody needs to sign. */
export function WaiverCall({ registration: { id, waiver }, registrationKey }: WaiverCallProps) {
  if (!waiver || waiver.needed === 0) return null;
  const isMissing = waiver.signed < waiver.needed;
  return (
    <Stack gap="s" align="start">
      <Heading level={2}>
        <FormattedMessage id="waiver.call.title" />
      </Heading>
      <Text>
        <FormattedMessage
          id={isMissing ? 'waiver.call.text' : 'waiver.allSigned'}
          values={{ signed: waiver.signed, all: waiver.needed }}
        />
      </Text>
      <LinkButton href={signingAddress(id, registrationKey)} tone={isMissing ? 'primary' : 'secondary'}>
        <FormattedMessage id={isMissing ? 'waiver.call.sign' : 'waiver.call.see'} />
      </LinkButton>
    </Stack>
  );
}
