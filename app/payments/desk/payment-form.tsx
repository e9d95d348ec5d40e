import { Alert, Stack, Text } from '#design-system';
import { paymentKinds, paymentMethods } from '#contract/enums';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';
import { reachableEmail } from '../port/party-email.ts';
import { CollapsedForm } from '../../platform/drafts/collapsed-form.tsx';
import { rulesResolver } from '../../platform/forms/contract-rules.ts';
import { formMode } from '../../platform/forms/form-mode.ts';
import { FormRadioGroup, FormTextField } from '../../platform/forms/form-fields.tsx';
import { FormDateField } from '../../platform/forms/form-date-field.tsx';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { OwedAfterRefund } from './owed-after-refund.tsx';
import {
  blankPayment,
  brokenPayment,
  needsConfirmation,
  paymentBody,
  paymentFields,
  type PaymentValues,
} from './payment-values.ts';
import { useKeyedAction } from '../../platform/actions/use-keyed-action.ts';

type Registration = Schemas['Registration'];

const scope = 'payment';

/** Records money that was received or refunded. */
export function PaymentForm({ registration, today }: { registration: Registration; today: string }) {
  const intl = useIntl();
  const forgetRef = useRef<() => void>(() => undefined);
  // The next entry starts with the balance that this one leaves.
  const recordedRef = useRef(registration);
  const form = useForm<PaymentValues>({
    defaultValues: blankPayment(registration, today),
    resolver: rulesResolver((values) => brokenPayment(values, today)),
    ...formMode,
  });
  const { control } = form;
  const [kind, method] = useWatch({ control, name: ['kind', 'method'] });
  const [asked, setAsked] = useState<Schemas['PaymentRequest']>();
  // The balance is no suggestion for refunds; a typed amount stays.
  const suggested = kind === 'payment' ? blankPayment(registration, today).amount : '';
  const suggestedRef = useRef(suggested);
  useEffect(() => {
    if (form.getValues('amount') === suggestedRef.current) form.setValue('amount', suggested);
    suggestedRef.current = suggested;
  }, [form, suggested]);

  const send = async (key: string) => {
    if (!asked) return;
    try {
      recordedRef.current = await dataOf(
        createApi().POST('/registrations/{registrationId}/payments', {
          params: { path: { registrationId: registration.id }, header: { 'Idempotency-Key': key } },
          body: asked,
        }),
      );
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'refund-exceeds-paid')
        form.setError('amount', { type: 'maximum' });
      throw error;
    }
  };
  const action = useKeyedAction(send, () => {
    form.reset(blankPayment(recordedRef.current, today));
    forgetRef.current();
  });
  const submit = (values: PaymentValues) => {
    // The form is valid, so nothing is missing.
    const body = paymentBody(values) as Schemas['PaymentRequest'];
    setAsked({ ...body, ...(needsConfirmation(registration, body) && { confirm: true }) });
    action.ask();
  };
  const amount = moneyText(intl, asked?.amountCents ?? 0);
  const isRefund = asked?.kind === 'refund';
  const email = reachableEmail(registration);

  return (
    <>
      <CollapsedForm
        label={intl.formatMessage({ id: 'party.payment' })}
        form={form}
        blank={blankPayment(registration, today)}
        draftKey={`payment:${registration.id}`}
        fields={paymentFields}
        scope={scope}
        forgetRef={forgetRef}
        onSubmit={submit}
        submitLabel={intl.formatMessage({
          id: kind === 'refund' ? 'party.payment.submitRefund' : 'party.payment.submit',
        })}
      >
        <FormRadioGroup
          control={control}
          scope={scope}
          name="kind"
          label={intl.formatMessage({ id: 'party.payment.kind' })}
          options={paymentKinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `party.payment.kind.${value}` }),
          }))}
        />
        <FormRadioGroup
          control={control}
          scope={scope}
          name="method"
          label={intl.formatMessage({ id: kind === 'refund' ? 'party.payment.methodBack' : 'party.payment.method' })}
          options={paymentMethods.map((value) => ({
            value,
            label: intl.formatMessage({ id: `payment.method.${value}` }),
          }))}
        />
        {kind === 'refund' && method === 'PayPal' && (
          <Alert tone="info">
            <FormattedMessage id="party.payment.byPayPal" />
          </Alert>
        )}
        <FormTextField
          control={control}
          scope={scope}
          name="amount"
          label={intl.formatMessage({ id: 'party.payment.amount' })}
          hint={intl.formatMessage(
            { id: 'party.payment.amountHint' },
            { example: intl.formatNumber(1234.5, { minimumFractionDigits: 2 }) },
          )}
          inputMode="decimal"
          autoComplete="off"
          width={12}
          isRequired
        />
        <FormDateField
          control={control}
          scope={scope}
          name="receivedOn"
          label={intl.formatMessage({ id: 'party.payment.date' })}
          isRequired
        />
        {method === 'Check' && (
          <FormTextField
            control={control}
            scope={scope}
            name="checkNumber"
            label={intl.formatMessage({ id: 'party.payment.check' })}
            autoComplete="off"
            width={16}
          />
        )}
        <FormTextField
          control={control}
          scope={scope}
          name="note"
          label={intl.formatMessage({ id: 'party.payment.note' })}
          hint={intl.formatMessage({ id: 'party.payment.noteHint' })}
          autoComplete="off"
        />
      </CollapsedForm>
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: isRefund ? 'party.payment.askRefund' : 'party.payment.ask' }, { amount })}
        confirmLabel={intl.formatMessage({ id: isRefund ? 'party.payment.submitRefund' : 'party.payment.submit' })}
        doneTitle={intl.formatMessage({ id: isRefund ? 'party.payment.doneRefund' : 'party.payment.done' }, { amount })}
        doneText={
          email === undefined
            ? intl.formatMessage({ id: 'party.payment.doneNoMail' })
            : intl.formatMessage({ id: 'party.payment.doneText' }, { email })
        }
      >
        <Stack gap="m">
          <Text>
            {email === undefined ? (
              <FormattedMessage id="party.payment.textNoMail" />
            ) : (
              <FormattedMessage id="party.payment.text" values={{ email }} />
            )}
          </Text>
          {asked?.confirm && (
            <Alert tone="caution">
              <FormattedMessage
                id="party.payment.farAbove"
                values={{
                  amount,
                  total: moneyText(intl, registration.payment.amountCents, registration.payment.currency),
                }}
              />
            </Alert>
          )}
          {isRefund && <OwedAfterRefund registration={registration} amountCents={asked.amountCents} today={today} />}
        </Stack>
      </ActionDialog>
    </>
  );
}
