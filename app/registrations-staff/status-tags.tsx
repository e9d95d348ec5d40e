import { StatusTag, type StatusTagProps } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import { stateTone } from '../registrations/state-tone.ts';

const paymentTones: Readonly<Record<Schemas['PaymentStatus'], StatusTagProps['tone']>> = {
  unpaid: 'caution',
  partPaid: 'caution',
  paid: 'positive',
  refunded: 'neutral',
};

/** The state of a registration in words. */
export function StateTag({ state }: { state: Schemas['RegistrationState'] }) {
  const intl = useIntl();
  return <StatusTag tone={stateTone(state)}>{intl.formatMessage({ id: `registration.state.${state}` })}</StatusTag>;
}

/** How far it is paid, in words; a promise that is late is said instead of what has not come. */
export function PaymentTag({ status, isOverdue }: { status: Schemas['PaymentStatus']; isOverdue: boolean }) {
  const intl = useIntl();
  if (isOverdue) return <StatusTag tone="critical">{intl.formatMessage({ id: `desk.overdue.${status === 'partPaid' ? 'partPaid' : 'unpaid'}` })}</StatusTag>;
  return <StatusTag tone={paymentTones[status]}>{intl.formatMessage({ id: `payment.status.${status}` })}</StatusTag>;
}
