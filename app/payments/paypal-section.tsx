import { Alert, Button, Spinner, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Schemas } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import { heldUntilText } from '../registrations/held-until.ts';
import type { OpenedRegistration } from '../registrations/own-registration-page.tsx';
import type { PayPalArrival } from './paypal-calls.ts';
import { usePayPal } from './use-paypal.ts';

type Registration = Schemas['Registration'];

/** Whether a party has something to do with PayPal: it chose it, and something is to be paid or was begun. */
function concernsPayPal({ payment, state }: Registration, hasArrived: boolean): boolean {
  if (payment.method !== 'PayPal') return false;
  if (hasArrived || state === 'paying') return true;
  return payment.paidCents < payment.amountCents && ['pendingPayment', 'confirmed', 'checkedIn'].includes(state);
}

/** Paying at PayPal: going there, coming back, and what PayPal says. What is not known to be paid is never shown as paid. */
export function PayPalSection(opened: OpenedRegistration) {
  const arrival = useLocation().state as Partial<PayPalArrival> | null;
  const hasArrived = arrival?.payPal !== undefined;
  return concernsPayPal(opened.registration, hasArrived) ? <Progress {...opened} hasLeft={arrival?.payPal === 'left'} hasArrived={hasArrived} /> : null;
}

interface ProgressProps extends OpenedRegistration {
  hasLeft: boolean;
  hasArrived: boolean;
}

function Progress({ registration, opened, own, hasLeft, hasArrived }: ProgressProps) {
  const intl = useIntl();
  const payPal = usePayPal(opened, (newer) => {
    if (newer.version !== registration.version) void own.act('payPal', () => Promise.resolve(newer));
  });
  const { standing, isLost, isSlow, failure } = payPal;
  const { payment, contact, state } = registration;
  const until = heldUntilText(intl, registration);
  const amount = intl.formatNumber((payment.amountCents - payment.paidCents) / 100, { style: 'currency', currency: payment.currency });

  if (standing === undefined) {
    if (!isLost) return <Spinner label={intl.formatMessage({ id: 'payPal.asking' })} />;
    const again = <Button onPress={payPal.ask}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>;
    return (
      <Alert tone="caution" announce actions={again}>
        <FormattedMessage id="payPal.lost" />
      </Alert>
    );
  }
  if (standing === 'paid') {
    // Who opens the page long after is told by the rest of it.
    return hasArrived ? (
      <Alert tone="positive" announce title={intl.formatMessage({ id: 'payPal.paid.title' })}>
        <FormattedMessage id="payPal.paid.text" values={{ email: contact.email }} />
      </Alert>
    ) : null;
  }
  if (standing === 'checking') {
    return (
      <Alert tone="info" announce title={intl.formatMessage({ id: 'payPal.checking.title' })}>
        <Stack gap="s">
          <Text>
            <FormattedMessage id={isSlow ? 'payPal.checking.slow' : 'payPal.checking.text'} values={{ email: contact.email }} />
          </Text>
          {!isSlow && <Spinner label={intl.formatMessage({ id: 'payPal.asking' })} />}
        </Stack>
      </Alert>
    );
  }
  if (standing === 'withStaff') {
    return (
      <Alert tone="caution" announce={hasArrived} title={intl.formatMessage({ id: 'payPal.withStaff.title' })}>
        <FormattedMessage id="payPal.withStaff.text" values={{ email: contact.email }} />
      </Alert>
    );
  }
  if (state === 'cancelled') {
    return (
      <Alert tone="caution" announce={hasArrived} title={intl.formatMessage({ id: 'payPal.ended.title' })}>
        <FormattedMessage id="payPal.ended.text" />
      </Alert>
    );
  }
  const said = standing === 'declined' ? 'declined' : hasLeft ? 'left' : 'open';
  return (
    <Stack gap="m">
      {failure !== undefined && (
        <Alert tone="critical" announce title={intl.formatMessage({ id: 'payPal.failed' })}>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Alert
        tone={said === 'open' ? 'info' : 'caution'}
        announce={said !== 'open'}
        title={intl.formatMessage({ id: `payPal.${said}.title` })}
        actions={
          <Button
            tone="primary"
            size="large"
            isPending={payPal.isLeaving}
            pendingLabel={intl.formatMessage({ id: 'payPal.leaving' })}
            onPress={() => void payPal.pay()}
          >
            <FormattedMessage id={said === 'open' ? 'payPal.pay' : 'payPal.payAgain'} values={{ amount }} />
          </Button>
        }
      >
        <Stack gap="s">
          <Text>
            <FormattedMessage id={`payPal.${said}.text`} />
          </Text>
          {until !== '' && (
            <Text>
              <FormattedMessage id="payPal.until" values={{ until }} />
            </Text>
          )}
        </Stack>
      </Alert>
    </Stack>
  );
}
