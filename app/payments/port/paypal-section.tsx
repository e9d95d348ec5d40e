import { Alert, Button, Spinner, Stack, Text } from '#design-system';
import { balanceCents } from '#rules/payments';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';
import { isMailed } from './party-email.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { dueOf } from './amounts-due.tsx';
import type { RegistrationKey } from '../../platform/client/registration-key.ts';
import type { PayPalArrival } from './paypal-calls.ts';
import { usePayPal } from '../use-paypal.ts';

type Registration = Schemas['Registration'];

/** Whether the PayPal section applies: the party chose PayPal, and something is owed or in progress. */
function concernsPayPal({ payment, state, closedAt }: Registration, hasArrived: boolean): boolean {
  if (payment.method !== 'PayPal') return false;
  if (hasArrived || state === 'paying') return true;
  // Do not ask for payment while a request for help is unanswered, or once staff have closed the registration.
  if (payment.awaitsHelp || closedAt !== undefined) return false;
  return balanceCents(state, payment.amountCents, payment.paidCents) > 0;
}

interface PayPalSectionProps {
  registration: Registration;
  opened: RegistrationKey;
  /** The time until which the places are held, in words; empty without a limit. */
  until: string;
  /** Called with the registration when PayPal's answer has changed it. */
  onNewer: (registration: Registration) => void;
}

/** Payment through PayPal: going there, coming back, and the status. Shows a payment as paid only once that is confirmed. */
export function PayPalSection(props: PayPalSectionProps) {
  const arrival = useLocation().state as Partial<PayPalArrival> | null;
  const hasArrived = arrival?.payPal === 'returned' || arrival?.payPal === 'left';
  return concernsPayPal(props.registration, hasArrived) ? (
    <Progress
      {...props}
      hasLeft={arrival?.payPal === 'left'}
      hasArrived={hasArrived}
      isGoing={arrival?.payPal === 'going'}
    />
  ) : null;
}

interface ProgressProps extends PayPalSectionProps {
  hasLeft: boolean;
  hasArrived: boolean;
  /** A paying party has just asked to go to PayPal. */
  isGoing: boolean;
}

function Progress({ registration, opened, until, onNewer, hasLeft, hasArrived, isGoing }: ProgressProps) {
  const intl = useIntl();
  const payPal = usePayPal(opened, (newer) => {
    if (newer.version !== registration.version) onNewer(newer);
  });
  const { paymentStatus, isLost, isSlow, failure } = payPal;
  const isOnTheWay = useOnward(isGoing, payPal);
  const { payment, contact, state } = registration;
  const hasMail = isMailed(registration);
  const slowText = hasMail ? 'payPal.checking.slow' : 'payPal.checking.slow.noMail';
  const paidText = hasMail ? 'payPal.paid.text' : 'payPal.paid.noMail';
  const { nowCents, laterCents } = dueOf(registration);
  const money = (cents: number) => moneyText(intl, cents, payment.currency);
  // After the deposit is paid, the rest may be paid early.
  const part = nowCents > 0 ? 'dueNow' : 'all';
  const amount = money(nowCents > 0 ? nowCents : laterCents);

  if (paymentStatus === undefined) {
    if (!isLost) return <Spinner label={intl.formatMessage({ id: 'payPal.asking' })} />;
    const again = <Button onPress={payPal.ask}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>;
    return (
      <Alert tone="caution" announce actions={again}>
        <FormattedMessage id="payPal.lost" />
      </Alert>
    );
  }
  if (paymentStatus === 'paid') {
    // For later visits, the rest of the page shows that it is paid.
    return hasArrived ? (
      <Alert tone="positive" announce title={intl.formatMessage({ id: 'payPal.paid.title' })}>
        <FormattedMessage id={paidText} values={{ email: contact.email }} />
      </Alert>
    ) : null;
  }
  if (paymentStatus === 'checking') {
    return (
      <Alert tone="info" announce title={intl.formatMessage({ id: 'payPal.checking.title' })}>
        <Stack gap="s">
          <Text>
            <FormattedMessage id={isSlow ? slowText : 'payPal.checking.text'} values={{ email: contact.email }} />
          </Text>
          {!isSlow && <Spinner label={intl.formatMessage({ id: 'payPal.asking' })} />}
        </Stack>
      </Alert>
    );
  }
  if (paymentStatus === 'withStaff') {
    return (
      <Alert tone="caution" announce={hasArrived} title={intl.formatMessage({ id: 'payPal.withStaff.title' })}>
        <FormattedMessage id="payPal.withStaff.text" values={{ email: contact.email }} />
      </Alert>
    );
  }
  if (state === 'cancelled') {
    // If the family had paid or the event was canceled, other parts of the page say what happened.
    if (payment.status !== 'unpaid' || registration.event.cancellation) return null;
    return (
      <Alert tone="caution" announce={hasArrived} title={intl.formatMessage({ id: 'payPal.ended.title' })}>
        <FormattedMessage id="payPal.ended.text" />
      </Alert>
    );
  }
  const hasPaidPart = paymentStatus === 'none' && hasArrived && !hasLeft && payment.paidCents > 0;
  if (isOnTheWay) return <Spinner label={intl.formatMessage({ id: 'payPal.leaving' })} />;
  const said = paymentStatus === 'declined' ? 'declined' : hasLeft ? 'left' : 'open';
  return (
    <Stack gap="m">
      {hasPaidPart && (
        <Alert tone="positive" announce title={intl.formatMessage({ id: 'payPal.paid.title' })}>
          <FormattedMessage id={paidText} values={{ email: contact.email }} />
        </Alert>
      )}
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
          <>
            <Button
              tone="primary"
              size="large"
              isPending={payPal.isLeaving}
              pendingLabel={intl.formatMessage({ id: 'payPal.leaving' })}
              onPress={() => void payPal.pay(part)}
            >
              <FormattedMessage id={said === 'open' ? 'payPal.pay' : 'payPal.payAgain'} values={{ amount }} />
            </Button>
            {nowCents > 0 && laterCents > 0 && (
              <Button isDisabled={payPal.isLeaving} onPress={() => void payPal.pay('all')}>
                <FormattedMessage id="payPal.payAll" values={{ amount: money(nowCents + laterCents) }} />
              </Button>
            )}
          </>
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

/**
 * Continues to PayPal once, without another click. It first clears the request from the history entry, so that someone who comes
 * back with the back button is asked, not redirected again.
 */
function useOnward(isGoing: boolean, { paymentStatus, pay }: ReturnType<typeof usePayPal>): boolean {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [isOnTheWay, setOnTheWay] = useState(isGoing);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isOnTheWay || paymentStatus === undefined || hasBegun.current) return;
    hasBegun.current = true;
    const goOn = async () => {
      await navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
      await pay('dueNow');
    };
    const stop = () => {
      setOnTheWay(false);
    };
    // Leaving the page takes a moment after `pay` requests it; meanwhile the button is shown, in case it fails.
    void goOn().then(stop, stop);
  });

  return isOnTheWay && paymentStatus === 'open';
}
