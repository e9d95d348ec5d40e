import { Alert, Facts, Heading, Money, Stack, Text } from '#design-system';
import { balanceCents, whatIsDue } from '#rules/payments';
import { FormattedMessage, useIntl } from 'react-intl';
import { dueFacts } from '../../../payments/port/amounts-due.tsx';
import type { Schemas } from '../../../platform/client/client.ts';

interface ChangeMoneyProps {
  price: Schemas['PartyChangeQuote'];
  state: Schemas['RegistrationState'];
  /** Whether the reader is staff, who refund overpayments. */
  isStaff: boolean;
}

/** Shows the effect of a change on the price and the balance. */
export function ChangeMoney({
  price: { quote, totalBeforeCents, paidCents, deposit },
  state,
  isStaff,
}: ChangeMoneyProps) {
  const intl = useIntl();
  const { totalCents, currency } = quote;
  const difference = totalCents - totalBeforeCents;
  const balance = balanceCents(state, totalCents, paidCents);
  const due = whatIsDue({ state, quote, receipts: { paidCents, refundedCents: 0 } }, deposit);
  const money = (cents: number) => <Money cents={cents} currency={currency} showCents="always" />;
  return (
    <Stack gap="s">
      <Heading level={3}>
        <FormattedMessage id="change.review.money" />
      </Heading>
      {difference === 0 ? (
        <Text>
          <FormattedMessage id="change.review.same" />
        </Text>
      ) : (
        <Facts
          layout="figures"
          items={[
            { term: intl.formatMessage({ id: 'change.review.before' }), description: money(totalBeforeCents) },
            { term: intl.formatMessage({ id: 'change.review.after' }), description: money(totalCents) },
            {
              term: intl.formatMessage({ id: difference > 0 ? 'change.review.more' : 'change.review.less' }),
              description: money(Math.abs(difference)),
            },
            ...(paidCents > 0
              ? [{ term: intl.formatMessage({ id: 'confirmation.payment.received' }), description: money(paidCents) }]
              : []),
            ...(balance > 0
              ? [{ term: intl.formatMessage({ id: 'confirmation.payment.balance' }), description: money(balance) }]
              : []),
            ...dueFacts(intl, due, deposit, currency),
          ]}
        />
      )}
      {balance < 0 && (
        <Alert tone="info">
          <FormattedMessage
            id={isStaff ? 'change.review.refundForParty' : 'change.review.refund'}
            values={{ amount: money(-balance) }}
          />
        </Alert>
      )}
    </Stack>
  );
}
