import { Button, DataTable, Facts, Heading, Money, Stack } from '#design-system';
import { balanceCents } from '#rules/payments';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { dueFacts, dueOf } from '../amounts-due.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PriceAdjustment } from '../../registrations/desk/party/price-adjustment.tsx';
import { PayPalRefund } from './paypal-refund.tsx';
import { refundablePayments } from './refund-values.ts';
import { UnfinishedRefunds } from './unfinished-refunds.tsx';
import { useAction } from '../../platform/actions/use-action.ts';

type Payment = Schemas['Payment'];

const moneyStart = 'party-money';

interface LedgerProps {
  registration: Schemas['Registration'];
  ledger: Schemas['PaymentList'];
  /** YYYY-MM-DD. */
  today: string;
}

/** What a party has to pay, what came and what was returned, and the forms that return or note more of it. */
export function Ledger({ registration, ledger, today }: LedgerProps) {
  const { items: payments, unfinishedRefunds, adjustment, priceHelp } = ledger;
  const intl = useIntl();
  const { payment, contact, state } = registration;
  const money = (cents: number) => <Money cents={cents} currency={payment.currency} showCents="always" />;
  const columns = useMemo(() => ledgerColumns(intl), [intl]);
  return (
    <Stack gap="m">
      <Heading level={2} focusId={moneyStart}>
        <FormattedMessage id="party.money" />
      </Heading>
      <Facts
        layout="figures"
        items={[
          { term: intl.formatMessage({ id: 'party.money.total' }), description: money(payment.amountCents) },
          { term: intl.formatMessage({ id: 'party.money.paid' }), description: money(payment.paidCents) },
          {
            term: intl.formatMessage({ id: 'desk.balance' }),
            description: money(balanceCents(state, payment.amountCents, payment.paidCents)),
          },
          ...dueFacts(intl, dueOf(registration), payment.deposit, payment.currency),
        ]}
      />
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
      <PriceAdjustment registration={registration} adjustment={adjustment} priceHelp={priceHelp} />
      <UnfinishedRefunds refunds={unfinishedRefunds} />
      {payments.some(({ refundableCents }) => refundableCents !== undefined) && (
        <PayPalRefund
          registration={registration}
          payments={refundablePayments(payments, payment.paidCents)}
          today={today}
          onClosed={() => {
            keepFocus(moneyStart);
          }}
        />
      )}
      <PaymentForm registration={registration} today={today} />
    </Stack>
  );
}

/** Sends the receipt of one entry once more. */
function ReceiptAgain({ registrationId, entry, email }: { registrationId: string; entry: Payment; email: string }) {
  const intl = useIntl();
  const amount = intl.formatNumber(entry.amountCents / 100, { style: 'currency', currency: 'USD' });
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
      // A day has no zone, so none is applied.
      cell: ({ receivedOn }: Payment) =>
        intl.formatDate(`${receivedOn}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
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
