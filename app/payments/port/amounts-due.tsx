import { Money, type FactsProps } from '#design-system';
import { whatIsDue, type AmountsDue } from '#rules/payments';
import type { IntlShape } from 'react-intl';
import { eventDate } from '../../events/port/event-dates.ts';
import type { Schemas } from '../../platform/client/client.ts';

interface PayingParty extends Pick<Schemas['Registration'], 'state'> {
  payment: Pick<Schemas['PaymentDue'], 'amountCents' | 'paidCents' | 'deposit'>;
}

/** The amounts that a party still owes, now and later. */
export function dueOf({ state, payment }: PayingParty): AmountsDue {
  const { amountCents, paidCents, deposit } = payment;
  return whatIsDue({ state, quote: { totalCents: amountCents }, receipts: { paidCents, refundedCents: 0 } }, deposit);
}

/** The parts of a balance that are due now and later; empty if all of it is due at once. */
export function dueFacts(
  intl: IntlShape,
  { nowCents, laterCents }: AmountsDue,
  deposit: Schemas['Deposit'] | undefined,
  currency: string,
): FactsProps['items'] {
  if (!deposit || laterCents === 0) return [];
  return [
    {
      term: intl.formatMessage({ id: 'confirmation.payment.dueNow' }),
      description: <Money cents={nowCents} currency={currency} showCents="always" />,
    },
    {
      term: intl.formatMessage({ id: 'confirmation.payment.dueLater' }, { day: eventDate(intl, deposit.restDueOn) }),
      description: <Money cents={laterCents} currency={currency} showCents="always" />,
    },
  ];
}
