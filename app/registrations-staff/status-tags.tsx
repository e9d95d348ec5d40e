import { StatusTag } from '#design-system';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '../client/client.ts';

type Tone = ComponentProps<typeof StatusTag>['tone'];

const stateTones: Readonly<Record<Schemas['RegistrationState'], Tone>> = {
  waitlisted: 'info',
  offered: 'info',
  paying: 'info',
  pendingPayment: 'caution',
  confirmed: 'positive',
  checkedIn: 'positive',
  cancelled: 'neutral',
};

const paymentTones: Readonly<Record<Schemas['PaymentStatus'], Tone>> = {
  unpaid: 'caution',
  partPaid: 'caution',
  paid: 'positive',
  refunded: 'neutral',
};

/** The state of a registration in words. */
export function StateTag({ state }: { state: Schemas['RegistrationState'] }) {
  const intl = useIntl();
  return <StatusTag tone={stateTones[state]}>{intl.formatMessage({ id: `registration.state.${state}` })}</StatusTag>;
}

/** How far it is paid, in words; a promise that is late is said instead of what has not come. */
export function PaymentTag({ status, isOverdue }: { status: Schemas['PaymentStatus']; isOverdue: boolean }) {
  const intl = useIntl();
  if (isOverdue) return <StatusTag tone="critical">{intl.formatMessage({ id: `desk.overdue.${status === 'partPaid' ? 'partPaid' : 'unpaid'}` })}</StatusTag>;
  return <StatusTag tone={paymentTones[status]}>{intl.formatMessage({ id: `payment.status.${status}` })}</StatusTag>;
}
