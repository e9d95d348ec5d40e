import {
  Alert,
  Facts,
  Heading,
  Money,
  Stack,
  StatusTag,
  Text,
  type FactsProps,
  type StatusTagProps,
} from '#design-system';
import { balanceCents, owesMoney, type AmountsDue } from '#rules/payments';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { dueFacts, dueOf } from '../../payments/amounts-due.tsx';
import { checkFacts } from '../../payments/check-facts.ts';

type Registration = Schemas['Registration'];

const tones: Record<Schemas['PaymentStatus'], StatusTagProps['tone']> = {
  unpaid: 'caution',
  partPaid: 'caution',
  paid: 'positive',
  refunded: 'neutral',
};

/** How much is to be paid: what is due now, and by when what comes after it. */
function amountFacts(
  intl: IntlShape,
  due: AmountsDue,
  { deposit, currency }: Registration['payment'],
): FactsProps['items'] {
  if (due.laterCents > 0) return dueFacts(intl, due, deposit, currency);
  const amount = <Money cents={due.nowCents} currency={currency} showCents="always" />;
  return [{ term: intl.formatMessage({ id: 'confirmation.amount' }), description: amount }];
}

/** What it costs, what has come, what is still to be paid, and how. What is promised is not shown as paid. */
export function PaymentSection({ registration }: { registration: Registration }) {
  const intl = useIntl();
  const { payment, reference, state } = registration;
  const { status, amountCents, paidCents, currency, method, instructions, check, deposit } = payment;
  const balance = balanceCents(state, amountCents, paidCents);
  const money = (cents: number) => <Money cents={cents} currency={currency} showCents="always" />;
  // What is being paid at PayPal has a section of its own.
  const isPaidHere = owesMoney(state) && state !== 'paying';
  const isDue = balance > 0 && isPaidHere;
  const due = dueOf(registration);

  // Nothing was paid and nothing is to be: there is nothing to say.
  if (!isPaidHere && paidCents === 0 && status !== 'refunded') return null;
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage id="confirmation.payment.title" />
      </Heading>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: 'confirmation.payment.status' }),
            description: (
              <StatusTag tone={tones[status]}>
                {intl.formatMessage({
                  id: amountCents === 0 ? 'confirmation.payment.nothingToPay' : `confirmation.payment.${status}`,
                })}
              </StatusTag>
            ),
          },
          { term: intl.formatMessage({ id: 'confirmation.payment.total' }), description: money(amountCents) },
          ...(paidCents > 0
            ? [{ term: intl.formatMessage({ id: 'confirmation.payment.received' }), description: money(paidCents) }]
            : []),
          ...(isDue
            ? [{ term: intl.formatMessage({ id: 'confirmation.payment.balance' }), description: money(balance) }]
            : []),
          ...(isDue ? dueFacts(intl, due, deposit, currency) : []),
        ]}
      />
      {payment.awaitsHelp && (
        <Alert tone="info">
          <FormattedMessage id="confirmation.payment.awaitsHelp" />
        </Alert>
      )}
      {balance < 0 && (
        <Alert tone="info">
          <FormattedMessage id="confirmation.payment.refundDue" values={{ amount: money(-balance) }} />
        </Alert>
      )}
      {isDue && method !== 'PayPal' && (
        <Alert tone="info" title={intl.formatMessage({ id: 'confirmation.payTitle' })}>
          <Stack gap="m">
            <Facts
              items={[
                ...amountFacts(intl, due, payment),
                {
                  term: intl.formatMessage({ id: 'confirmation.method' }),
                  description: intl.formatMessage({ id: `payment.method.${method}` }),
                },
                ...checkFacts(intl, check),
                {
                  term: intl.formatMessage({
                    id: method === 'Cash' ? 'confirmation.reference' : 'confirmation.payReference',
                  }),
                  description: reference,
                },
              ]}
            />
            {instructions && <Text>{instructions}</Text>}
            {state === 'pendingPayment' && (
              <Text>
                <FormattedMessage id="confirmation.promised" />
              </Text>
            )}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
