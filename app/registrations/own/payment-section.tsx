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
import { dueFacts, dueOf, isAskedToPay } from '../../payments/port/amounts-due.tsx';
import { checkFacts } from '../../payments/port/check-facts.ts';

type Registration = Schemas['Registration'];

const tones: Record<Schemas['PaymentStatus'], StatusTagProps['tone']> = {
  unpaid: 'caution',
  partPaid: 'caution',
  paid: 'positive',
  refunded: 'neutral',
};

/** The amounts to pay: what is due now, and what is due later. */
function amountFacts(
  intl: IntlShape,
  due: AmountsDue,
  { deposit, currency }: Registration['payment'],
): FactsProps['items'] {
  if (due.laterCents > 0) return dueFacts(intl, due, deposit, currency);
  const amount = <Money cents={due.nowCents} currency={currency} showCents="always" />;
  return [{ term: intl.formatMessage({ id: 'confirmation.amount' }), description: amount }];
}

/** What becomes of the money of a canceled registration. */
const paidOf = ({ event }: Registration) =>
  event.cancellation ? 'confirmation.cancel.eventPaid' : 'confirmation.cancel.paid';

/** The price, what was received, the balance, and how to pay it. A promise is not shown as paid. */
export function PaymentSection({ registration }: { registration: Registration }) {
  const intl = useIntl();
  const { payment, reference, state, closedAt } = registration;
  const { status, amountCents, paidCents, currency, method, instructions, check, deposit } = payment;
  const balance = balanceCents(state, amountCents, paidCents);
  const money = (cents: number) => <Money cents={cents} currency={currency} showCents="always" />;
  // A payment in progress at PayPal has its own section.
  const isPaidHere = owesMoney(state) && state !== 'paying';
  const due = dueOf(registration);
  const isDue = isPaidHere && due.nowCents + due.laterCents > 0;
  const isAskedFor = isPaidHere && isAskedToPay(registration);

  // Nothing was paid and nothing is owed: there is nothing to say.
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
          ...(isAskedFor ? dueFacts(intl, due, deposit, currency) : []),
        ]}
      />
      {isDue && payment.awaitsHelp && (
        <Alert tone="info">
          <FormattedMessage id="confirmation.payment.awaitsHelp" />
        </Alert>
      )}
      {isDue && payment.review !== undefined && method !== 'PayPal' && (
        <Alert tone="info">
          <FormattedMessage id="confirmation.checking" />
        </Alert>
      )}
      {balance < 0 && closedAt === undefined && (
        <Alert tone="info">
          <FormattedMessage
            id={state === 'cancelled' ? paidOf(registration) : 'confirmation.payment.refundDue'}
            values={{ amount: money(-balance) }}
          />
        </Alert>
      )}
      {isAskedFor && method !== 'PayPal' && (
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
            {state === 'pendingPayment' && !registration.hasEnded && (
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
