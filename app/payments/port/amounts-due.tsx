import { Money, type FactsProps } from '#design-system';
import { whatIsDue, type AmountsDue } from '#rules/payments';
import type { IntlShape } from 'react-intl';
import { eventDate } from '../../events/port/event-dates.ts';
import type { Schemas } from '../../platform/client/client.ts';

interface PayingParty extends Pick<Schemas['Registration'], 'state' | 'closedAt'> {
  payment: Pick<Schemas['PaymentDue'], 'amountCents' | 'paidCents' | 'deposit'>;
}

/** The amounts that a party is still asked for, now and later; none once staff have closed it. */
export function dueOf({ state, closedAt, payment }: PayingParty): AmountsDue {
  const { amountCents, paidCents, deposit } = payment;
  if (closedAt !== undefined) return { nowCents: 0, laterCents: 0 };
  return whatIsDue({ state, quote: { totalCents: amountCents }, receipts: { paidCents, refundedCents: 0 } }, deposit);
}

interface AskedParty extends PayingParty {
  payment: PayingParty['payment'] & Partial<Pick<Schemas['PaymentDue'], 'awaitsHelp' | 'review'>>;
}

/** Whether a party is asked to pay now: not while a request for help is unanswered, or while a payment is under review. */
export function isAskedToPay(party: AskedParty): boolean {
  const { nowCents, laterCents } = dueOf(party);
  const { awaitsHelp = false, review } = party.payment;
  return nowCents + laterCents > 0 && !awaitsHelp && review === undefined;
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
