import { Button, DataTable, Heading, Money, Stack } from '#design-system';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { formatDay } from '../../platform/language/format-day.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { moneyStart } from '../../platform/addresses/money-start.ts';
import { PaymentForm } from '../desk/payment-form.tsx';
import { refundablePayments } from '../desk/refund-values.ts';
import { useAction } from '../../platform/actions/use-action.ts';

type Payment = Schemas['Payment'];

// Most parties have paid nothing through PayPal.
const PayPalRefund = lazy(async () => ({
  default: (await loadChunk(() => import('../desk/paypal-refund.tsx'))).PayPalRefund,
}));
const UnfinishedRefunds = lazy(async () => ({
  default: (await loadChunk(() => import('../desk/unfinished-refunds.tsx'))).UnfinishedRefunds,
}));

interface LedgerProps {
  registration: Schemas['Registration'];
  ledger: Schemas['PaymentList'];
  /** YYYY-MM-DD. */
  today: string;
  /** The price adjustments so far, with the form that adds one. */
  adjustment: ReactNode;
}

/** The payments from a party and refunds to it, with the forms that record or refund more. */
export function Ledger({ registration, ledger, today, adjustment }: LedgerProps) {
  const { items: payments, unfinishedRefunds } = ledger;
  const intl = useIntl();
  const { contact, payment } = registration;
  const columns = useMemo(() => ledgerColumns(intl), [intl]);
  return (
    <Stack gap="m">
      <Heading level={2} focusId={moneyStart}>
        <FormattedMessage id="party.money" />
      </Heading>
      {payments.length > 0 && (
        <DataTable<Payment>
          caption={intl.formatMessage({ id: 'party.money.entries' })}
          columns={columns}
          rows={payments}
          rowId={({ id }) => id}
          resultText={intl.formatMessage({ id: 'party.money.count' }, { count: payments.length })}
          rowActions={
            contact.email === undefined
              ? undefined
              : (entry) => <ReceiptAgain registrationId={registration.id} entry={entry} email={contact.email ?? ''} />
          }
        />
      )}
      {adjustment}
      {unfinishedRefunds.length > 0 && (
        <Suspense>
          <UnfinishedRefunds refunds={unfinishedRefunds} />
        </Suspense>
      )}
      {payments.some(({ refundableCents }) => refundableCents !== undefined) && (
        <Suspense>
          <PayPalRefund
            registration={registration}
            payments={refundablePayments(payments, payment.paidCents)}
            today={today}
            onClosed={() => {
              keepFocus(moneyStart);
            }}
          />
        </Suspense>
      )}
      <PaymentForm registration={registration} today={today} />
    </Stack>
  );
}

/** Sends the receipt of one entry again. */
function ReceiptAgain({ registrationId, entry, email }: { registrationId: string; entry: Payment; email: string }) {
  const intl = useIntl();
  const amount = moneyText(intl, entry.amountCents);
  const action = useAction(() =>
    dataOf(
      createApi().POST('/registrations/{registrationId}/payments/{paymentId}/receipt', {
        params: { path: { registrationId, paymentId: entry.id } },
      }),
    ),
  );
  return (
    <>
      <Button tone="quiet" onPress={action.ask}>
        <FormattedMessage id="party.receipt" values={{ amount }} />
      </Button>
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'party.receipt.title' }, { amount })}
        confirmLabel={intl.formatMessage({ id: 'party.receipt.confirm' })}
        doneTitle={intl.formatMessage({ id: 'party.message.sent' })}
        doneText={intl.formatMessage({ id: 'party.receipt.done' }, { email })}
        failedTitle={intl.formatMessage({ id: 'party.message.failed' })}
      >
        <FormattedMessage id="party.receipt.text" values={{ email }} />
      </ActionDialog>
    </>
  );
}

function ledgerColumns(intl: IntlShape) {
  return [
    {
      id: 'receivedOn',
      header: intl.formatMessage({ id: 'party.money.date' }),
      cell: ({ receivedOn }: Payment) => formatDay(intl, receivedOn, { dateStyle: 'medium' }),
      isRowHeader: true,
    },
    {
      id: 'kind',
      header: intl.formatMessage({ id: 'party.money.kind' }),
      cell: ({ kind }: Payment) => intl.formatMessage({ id: `payment.kind.${kind}` }),
    },
    {
      id: 'method',
      header: intl.formatMessage({ id: 'party.money.method' }),
      cell: ({ method, checkNumber }: Payment) => {
        const name = intl.formatMessage({ id: `payment.method.${method}` });
        return checkNumber === undefined
          ? name
          : intl.formatMessage({ id: 'party.money.check' }, { method: name, number: checkNumber });
      },
    },
    {
      id: 'amount',
      header: intl.formatMessage({ id: 'party.money.amount' }),
      cell: ({ kind, amountCents }: Payment) => (
        <Money cents={kind === 'refund' ? -amountCents : amountCents} currency="USD" showCents="always" />
      ),
      numeric: true,
    },
    { id: 'note', header: intl.formatMessage({ id: 'party.money.note' }), cell: ({ note }: Payment) => note ?? '–' },
    {
      id: 'by',
      header: intl.formatMessage({ id: 'party.money.by' }),
      cell: ({ recordedBy }: Payment) => recordedBy ?? intl.formatMessage({ id: 'party.money.byProvider' }),
    },
  ];
}
