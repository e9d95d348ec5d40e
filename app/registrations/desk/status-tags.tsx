import { Inline, StatusTag, type StatusTagProps } from '#design-system';
import { owesMoney } from '#rules/payments';
import { lacksConfirmation } from '#rules/registrations';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { stateTone } from '../state-tone.ts';

const paymentTones: Readonly<Record<Schemas['PaymentStatus'], StatusTagProps['tone']>> = {
  unpaid: 'caution',
  partPaid: 'caution',
  paid: 'positive',
  refunded: 'neutral',
};

/** The state of a registration in words. */
function StateTag({ state }: { state: Schemas['RegistrationState'] }) {
  const intl = useIntl();
  return <StatusTag tone={stateTone(state)}>{intl.formatMessage({ id: `registration.state.${state}` })}</StatusTag>;
}

/** The payment status in words; an overdue promise is shown instead of the missing payment. */
function PaymentTag({ status, isOverdue }: { status: Schemas['PaymentStatus']; isOverdue: boolean }) {
  const intl = useIntl();
  if (isOverdue)
    return (
      <StatusTag tone="critical">
        {intl.formatMessage({ id: `desk.overdue.${status === 'partPaid' ? 'partPaid' : 'unpaid'}` })}
      </StatusTag>
    );
  return <StatusTag tone={paymentTones[status]}>{intl.formatMessage({ id: `payment.status.${status}` })}</StatusTag>;
}

/** Marks a party whose contact address nobody has confirmed. */
export function AddressTag() {
  const intl = useIntl();
  return <StatusTag tone="caution">{intl.formatMessage({ id: 'party.address.unconfirmed' })}</StatusTag>;
}

/** The status of a party, the same everywhere: its state, its payment, and open issues for staff. */
export function PartyTags({
  party: { state, paymentStatus, isOverdue, asksForHelp, isAddressConfirmed, isClosed, hasEnded },
  isBrief = false,
}: {
  /**
   * For a row, which shows the money as a sum: an awaited, partial or overdue payment is mentioned once, and a payment that nobody
   * owes is not mentioned.
   */
  isBrief?: boolean;
  party: Pick<
    Schemas['RegistrationSummary'],
    'state' | 'paymentStatus' | 'isOverdue' | 'asksForHelp' | 'isAddressConfirmed' | 'isClosed' | 'hasEnded'
  >;
}) {
  const intl = useIntl();
  const isPending = state === 'pendingPayment';
  const owesNothing = !owesMoney(state);
  const sayState = !(isBrief && isPending && (isOverdue || paymentStatus === 'partPaid'));
  const sayPayment = !(isBrief && paymentStatus === 'unpaid' && !isOverdue && (isPending || owesNothing));
  return (
    <Inline gap={isBrief ? 'xs' : 's'} wrap>
      {sayState && <StateTag state={state} />}
      {sayPayment && <PaymentTag status={paymentStatus} isOverdue={isOverdue} />}
      {asksForHelp && <StatusTag tone="critical">{intl.formatMessage({ id: 'party.asksForHelp' })}</StatusTag>}
      {lacksConfirmation({ state, isAddressConfirmed, hasEnded }) && <AddressTag />}
      {isClosed && <StatusTag tone="neutral">{intl.formatMessage({ id: 'party.closed' })}</StatusTag>}
    </Inline>
  );
}
