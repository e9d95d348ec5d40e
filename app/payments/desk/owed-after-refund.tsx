import { Alert } from '#design-system';
import { isoDay } from '#rules/church-year';
import { parseEventDate } from '#rules/events';
import { dueCents } from '#rules/payments';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

interface OwedAfterRefundProps {
  registration: Schemas['Registration'];
  /** What is to be returned, in cents. */
  amountCents: number;
  /** YYYY-MM-DD. */
  today: string;
}

/** Warns that money which goes back is owed again as long as the party comes; nothing where a refund leaves nothing to be paid. */
export function OwedAfterRefund({
  registration: { state, payment, contact, event },
  amountCents,
  today,
}: OwedAfterRefundProps) {
  const intl = useIntl();
  const receipts = { paidCents: Math.max(0, payment.paidCents - amountCents), refundedCents: 0 };
  const due = dueCents({ state, quote: { totalCents: payment.amountCents }, receipts });
  if (due === 0) return null;
  // Nobody is reminded without an address, or once the event has begun.
  const isReminded = contact.email !== undefined && isoDay(parseEventDate(event.start_date)) > today;
  return (
    <Alert tone="caution">
      <FormattedMessage
        id={isReminded ? 'party.refund.owesReminded' : 'party.refund.owes'}
        values={{ amount: intl.formatNumber(due / 100, { style: 'currency', currency: payment.currency }) }}
      />
    </Alert>
  );
}
