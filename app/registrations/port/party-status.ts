import type { StatusTagProps } from '#design-system';
import { owesMoney } from '#rules/payments';
import { lacksConfirmation } from '#rules/registrations';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { stateTone } from '../state-tone.ts';

type Status = Pick<
  Schemas['RegistrationSummary'],
  'state' | 'paymentStatus' | 'isOverdue' | 'asksForHelp' | 'isAddressConfirmed' | 'isClosed' | 'hasEnded'
>;

/** A part of a party's status in words. */
interface StatusWords {
  readonly text: string;
  readonly tone: StatusTagProps['tone'];
}

const paymentTones: Readonly<Record<Schemas['PaymentStatus'], StatusTagProps['tone']>> = {
  unpaid: 'caution',
  partPaid: 'caution',
  paid: 'positive',
  refunded: 'neutral',
};

/** The payment status in words; an overdue promise is named instead of the missing payment. */
function paymentWords(intl: IntlShape, { paymentStatus, isOverdue }: Status): StatusWords {
  if (!isOverdue)
    return { text: intl.formatMessage({ id: `payment.status.${paymentStatus}` }), tone: paymentTones[paymentStatus] };
  const id = `desk.overdue.${paymentStatus === 'partPaid' ? 'partPaid' : 'unpaid'}` as const;
  return { text: intl.formatMessage({ id }), tone: 'critical' };
}

/** That nobody has confirmed the contact's address. */
export function unconfirmedAddress(intl: IntlShape): StatusWords {
  return { text: intl.formatMessage({ id: 'party.address.unconfirmed' }), tone: 'caution' };
}

/**
 * The status of a party, the same everywhere: its state, its payment, and open issues for staff.
 * @param isBrief For a row: an awaited, partial or overdue payment is mentioned once, and a payment that nobody owes is not
 * mentioned.
 */
export function partyStatus(intl: IntlShape, party: Status, isBrief: boolean): readonly StatusWords[] {
  const { state, paymentStatus, isOverdue, asksForHelp, isAddressConfirmed, isClosed, hasEnded } = party;
  const isPending = state === 'pendingPayment';
  const sayState = !(isBrief && isPending && (isOverdue || paymentStatus === 'partPaid'));
  const sayPayment = !(isBrief && paymentStatus === 'unpaid' && !isOverdue && (isPending || !owesMoney(state)));
  return [
    ...(sayState ? [{ text: intl.formatMessage({ id: `registration.state.${state}` }), tone: stateTone(state) }] : []),
    ...(sayPayment ? [paymentWords(intl, party)] : []),
    ...(asksForHelp ? [{ text: intl.formatMessage({ id: 'party.asksForHelp' }), tone: 'critical' as const }] : []),
    ...(lacksConfirmation({ state, isAddressConfirmed, hasEnded }) ? [unconfirmedAddress(intl)] : []),
    ...(isClosed ? [{ text: intl.formatMessage({ id: 'party.closed' }), tone: 'neutral' as const }] : []),
  ];
}
