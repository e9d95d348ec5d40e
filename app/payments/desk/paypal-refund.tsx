import { Stack, Text } from '#design-system';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../platform/language/format-day.ts';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';
import { reachableEmail } from '../port/party-email.ts';
import { CollapsedForm } from '../../platform/drafts/collapsed-form.tsx';
import { rulesResolver } from '../../platform/forms/contract-rules.ts';
import { formMode } from '../../platform/forms/form-mode.ts';
import { FormRadioGroup, FormTextField } from '../../platform/forms/form-fields.tsx';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { OwedAfterRefund } from './owed-after-refund.tsx';
import { brokenRefund, refundBody, refundFields, type Refundable, type RefundValues } from './refund-values.ts';
import { useKeyedAction } from '../../platform/actions/use-keyed-action.ts';

const scope = 'refund';
const blank: RefundValues = { payment: '', extent: 'whole', amount: '', note: '' };

interface Asked {
  paymentId: string;
  body: Schemas['PayPalRefundRequest'];
  extent: RefundValues['extent'];
}

interface PayPalRefundProps {
  registration: Schemas['Registration'];
  /** If empty, nothing is left to refund; the dialog stays to show the result. */
  payments: readonly Refundable[];
  /** YYYY-MM-DD. */
  today: string;
  onClosed: () => void;
}

/** After these errors the next attempt gets a new idempotency key: a refund that PayPal refused may be retried. */
const usedUp = ['idempotency-key-reused', 'refund-refused'] as const;

/** Refunds a payment through PayPal, in full or in part. */
export function PayPalRefund({ registration, payments, today, onClosed }: PayPalRefundProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Asked>();
  const [isLate, setLate] = useState(false);
  const forgetRef = useRef<() => void>(() => undefined);
  const chosenOf = ({ payment }: Pick<RefundValues, 'payment'>) =>
    payments.find(({ id }) => id === payment) ?? payments[0];
  const form = useForm<RefundValues>({
    defaultValues: blank,
    resolver: rulesResolver((values) => brokenRefund(values, chosenOf(values)?.leftCents ?? 0)),
    ...formMode,
  });
  const { control } = form;
  const [payment, extent] = useWatch({ control, name: ['payment', 'extent'] });
  const money = (cents: number) => moneyText(intl, cents);
  const left = money(chosenOf({ payment })?.leftCents ?? 0);

  const send = async (key: string) => {
    if (!asked) return;
    const params = {
      path: { registrationId: registration.id, paymentId: asked.paymentId },
      header: { 'Idempotency-Key': key },
    };
    try {
      const answer = createApi().POST('/registrations/{registrationId}/payments/{paymentId}/refund', {
        params,
        body: asked.body,
      });
      await dataOf(answer);
      setLate((await answer).response.status === 202);
    } catch (error) {
      const code = error instanceof ApiProblem ? error.problem.code : undefined;
      if (code === 'refund-exceeds-paid')
        form.setError(asked.extent === 'whole' ? 'extent' : 'amount', { type: 'maximum' });
      throw error;
    }
  };
  const action = useKeyedAction(
    send,
    () => {
      form.reset(blank);
      forgetRef.current();
    },
    usedUp,
  );
  const submit = (values: RefundValues) => {
    const chosen = chosenOf(values);
    if (!chosen) return;
    // The form is valid, so nothing is missing.
    setAsked({
      paymentId: chosen.id,
      body: refundBody(values, chosen.leftCents) as Asked['body'],
      extent: values.extent,
    });
    action.ask();
  };
  const amount = money(asked?.body.amountCents ?? 0);
  const email = reachableEmail(registration);

  return (
    <>
      {payments.length > 0 && (
        <CollapsedForm
          label={intl.formatMessage({ id: 'party.refund' })}
          form={form}
          blank={blank}
          draftKey={`paypal-refund:${registration.id}`}
          fields={refundFields}
          scope={scope}
          forgetRef={forgetRef}
          onSubmit={submit}
          submitLabel={intl.formatMessage({ id: 'party.refund.submit' })}
        >
          {payments.length > 1 && (
            <FormRadioGroup
              control={control}
              scope={scope}
              name="payment"
              label={intl.formatMessage({ id: 'party.refund.which' })}
              options={payments.map(({ id, amountCents, leftCents, receivedOn }, index) => ({
                // The first payment has the empty value, so that it is the default choice.
                value: index === 0 ? '' : id,
                label: intl.formatMessage(
                  { id: 'party.refund.payment' },
                  {
                    amount: money(amountCents),
                    left: money(leftCents),
                    date: formatDay(intl, receivedOn, { dateStyle: 'medium' }),
                  },
                ),
              }))}
            />
          )}
          <FormRadioGroup
            control={control}
            scope={scope}
            name="extent"
            label={intl.formatMessage({ id: 'party.refund.extent' })}
            options={(['whole', 'part'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `party.refund.extent.${value}` }, { amount: left }),
            }))}
          />
          {extent === 'part' && (
            <FormTextField
              control={control}
              scope={scope}
              name="amount"
              label={intl.formatMessage({ id: 'party.payment.amount' })}
              hint={intl.formatMessage({ id: 'party.refund.atMost' }, { amount: left })}
              inputMode="decimal"
              autoComplete="off"
              width={12}
              isRequired
            />
          )}
          <FormTextField
            control={control}
            scope={scope}
            name="note"
            label={intl.formatMessage({ id: 'party.payment.note' })}
            hint={intl.formatMessage({ id: 'party.refund.noteHint' })}
            autoComplete="off"
          />
        </CollapsedForm>
      )}
      <ActionDialog
        action={action}
        tone="critical"
        title={intl.formatMessage({ id: 'party.refund.ask' }, { amount })}
        confirmLabel={intl.formatMessage({ id: 'party.refund.confirm' }, { amount })}
        doneTitle={intl.formatMessage({ id: isLate ? 'party.refund.late' : 'party.refund.done' }, { amount })}
        doneText={intl.formatMessage(
          {
            id: isLate
              ? 'party.refund.pendingText'
              : email === undefined
                ? 'party.payment.doneNoMail'
                : 'party.payment.doneText',
          },
          { email },
        )}
        failedTitle={intl.formatMessage({ id: 'party.refund.failed' })}
        isLate={isLate}
        onClosed={onClosed}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id="party.refund.text" />
          </Text>
          {asked && <OwedAfterRefund registration={registration} amountCents={asked.body.amountCents} today={today} />}
        </Stack>
      </ActionDialog>
    </>
  );
}
