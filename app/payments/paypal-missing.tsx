import { Alert, Link } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import type { PersonValues } from '../registrations/draft.ts';
import { useWriteToCentre } from '../registrations/write-to-centre.ts';

/** Says honestly that an event which is paid by PayPal cannot be paid that way yet, and offers to write with what was typed. */
export function PayPalMissing({ event, people }: { event: Schemas['Event']; people: PersonValues[] }) {
  const intl = useIntl();
  const address = useWriteToCentre(event, people);
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
