import { Alert, Facts, Stack, Text } from '#design-system';
import { isoDay } from '#rules/moments';
import { parseEventDate } from '#rules/events';
import { FormattedMessage, useIntl } from 'react-intl';
import { dueFacts, dueOf } from '../port/amounts-due.tsx';
import type { Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';

interface OwedAfterRefundProps {
  registration: Schemas['Registration'];
  /** The amount to refund, in cents. */
  amountCents: number;
  /** YYYY-MM-DD. */
  today: string;
}

/** Warns that refunded money is owed again unless the party cancels; renders nothing if nothing is owed then. */
export function OwedAfterRefund({ registration, amountCents, today }: OwedAfterRefundProps) {
  const intl = useIntl();
  const { payment, contact, event } = registration;
  const { currency, deposit } = payment;
  const due = dueOf({
    ...registration,
    payment: { ...payment, paidCents: Math.max(0, payment.paidCents - amountCents) },
  });
  const balance = due.nowCents + due.laterCents;
  if (balance === 0) return null;
  // No reminder is sent without an email address, or once the event has begun.
  const isReminded = contact.email !== undefined && isoDay(parseEventDate(event.start_date)) > today;
  return (
    <Alert tone="caution">
      <Stack gap="s">
        <Text>
          <FormattedMessage
            id={isReminded ? 'party.refund.owesReminded' : 'party.refund.owes'}
            values={{ amount: moneyText(intl, balance, currency) }}
          />
        </Text>
        {due.laterCents > 0 && <Facts items={dueFacts(intl, due, deposit, currency)} />}
      </Stack>
    </Alert>
  );
}
