import { Alert, Link } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { useWriteAddress } from './writing/write-address.ts';

/** Tells people that PayPal payment for this event is not available yet, and offers to send what was typed to the center. */
export function PayPalMissing({ event }: { event: Schemas['Event'] }) {
  const intl = useIntl();
  const address = useWriteAddress(event);
  if (!event.paymentMethods.includes('PayPal') || event.onlinePaymentMethods.includes('PayPal')) return null;
  const isOnly = event.onlinePaymentMethods.length === 0;
  return (
    <Alert tone="caution" title={intl.formatMessage({ id: 'payPal.missing.title' })}>
      <FormattedMessage
        id={isOnly ? 'payPal.missing.only' : 'payPal.missing.others'}
        values={{ write: (words) => <Link href={address}>{words}</Link> }}
      />
    </Alert>
  );
}
