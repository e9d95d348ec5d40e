import { Alert, Button, Disclosure, Form, Stack, Text } from '#design-system';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../client/client.ts';
import { FormKeeper } from '../drafts/form-keeper.tsx';
import { rulesResolver } from '../forms/contract-rules.ts';
import { FormDateField, FormErrors, FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { OwedAfterRefund } from './owed-after-refund.tsx';
import { brokenPayment, paymentBody, paymentFields, type PaymentValues } from './payment-values.ts';
import { useDeed } from './use-deed.ts';

type Registration = Schemas['Registration'];

const kinds: readonly Schemas['PaymentKind'][] = ['payment', 'refund'];
const methods: readonly Schemas['PaymentMethod'][] = ['Zelle', 'Check', 'Cash', 'PayPal'];
const scope = 'payment';

/** A form that is empty but for what is most likely: the promised way, today. */
function blank({ payment }: Registration, today: string): PaymentValues {
  return { kind: 'payment', method: payment.method, amount: '', receivedOn: today, checkNumber: '', note: '' };
}

/** Notes money that came or was returned. The key makes a second try after a lost answer the same entry. */
export function PaymentForm({ registration, today }: { registration: Registration; today: string }) {
  const intl = useIntl();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isBack, setBack] = useState(false);
  const forgetRef = useRef<() => void>(() => undefined);
  const form = useForm<PaymentValues>({
    defaultValues: blank(registration, today),
    resolver: rulesResolver((values) => brokenPayment(values, today)),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control } = form;
  const [kind, method] = useWatch({ control, name: ['kind', 'method'] });
  const [asked, setAsked] = useState<Schemas['PaymentRequest']>();

  const send = async () => {
    if (!asked) return;
    try {
      await dataOf(
        createApi().POST('/registrations/{registrationId}/payments', {
          params: { path: { registrationId: registration.id }, header: { 'Idempotency-Key': key } },
          body: asked,
        }),
      );
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'refund-exceeds-paid') form.setError('amount', { type: 'maximum' });
      // A refused key is used up; an entry that was not made may be tried with another.
      if (error instanceof ApiProblem && error.problem.code === 'idempotency-key-reused') setKey(crypto.randomUUID());
      throw error;
    }
  };
  const deed = useDeed(send, () => {
    form.reset(blank(registration, today));
    forgetRef.current();
    setKey(crypto.randomUUID());
  });
  const submit = (values: PaymentValues) => {
    // The rules were kept, so nothing is missing.
    setAsked(paymentBody(values) as Schemas['PaymentRequest']);
    deed.ask();
  };
  const amount = intl.formatNumber((asked?.amountCents ?? 0) / 100, { style: 'currency', currency: 'USD' });
  const isRefund = asked?.kind === 'refund';
  const { email } = registration.contact;

  return (
    <Disclosure label={intl.formatMessage({ id: 'party.payment' })} isOpenAtFirst={isBack}>
      <Form onSubmit={() => void form.handleSubmit(submit)()}>
        <Stack gap="l">
          <FormErrors control={control} fields={paymentFields} scope={scope} />
          <FormKeeper
            draftKey={`payment:${registration.id}`}
            form={form}
            blank={blank(registration, today)}
            forgetRef={forgetRef}
            onBack={() => { setBack(true); }}
          />
          <FormRadioGroup
            control={control}
            scope={scope}
            name="kind"
            label={intl.formatMessage({ id: 'party.payment.kind' })}
            options={kinds.map((value) => ({ value, label: intl.formatMessage({ id: `party.payment.kind.${value}` }) }))}
          />
          <FormRadioGroup
            control={control}
            scope={scope}
            name="method"
            label={intl.formatMessage({ id: kind === 'refund' ? 'party.payment.methodBack' : 'party.payment.method' })}
            options={methods.map((value) => ({ value, label: intl.formatMessage({ id: `payment.method.${value}` }) }))}
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
            hint={intl.formatMessage({ id: 'party.payment.amountHint' }, { example: intl.formatNumber(1234.5, { minimumFractionDigits: 2 }) })}
            inputMode="decimal"
            autoComplete="off"
            width={12}
            isRequired
          />
          <FormDateField control={control} scope={scope} name="receivedOn" label={intl.formatMessage({ id: 'party.payment.date' })} isRequired />
          {method === 'Check' && (
            <FormTextField control={control} scope={scope} name="checkNumber" label={intl.formatMessage({ id: 'party.payment.check' })} autoComplete="off" width={16} />
          )}
          <FormTextField control={control} scope={scope} name="note" label={intl.formatMessage({ id: 'party.payment.note' })} hint={intl.formatMessage({ id: 'party.payment.noteHint' })} autoComplete="off" />
          <Button type="submit" tone="primary">
            <FormattedMessage id={kind === 'refund' ? 'party.payment.submitRefund' : 'party.payment.submit'} />
          </Button>
        </Stack>
      </Form>
      <DeedDialog
        deed={deed}
        title={intl.formatMessage({ id: isRefund ? 'party.payment.askRefund' : 'party.payment.ask' }, { amount })}
        confirmLabel={intl.formatMessage({ id: isRefund ? 'party.payment.submitRefund' : 'party.payment.submit' })}
        doneTitle={intl.formatMessage({ id: isRefund ? 'party.payment.doneRefund' : 'party.payment.done' }, { amount })}
        doneText={email === undefined ? intl.formatMessage({ id: 'party.payment.doneNoMail' }) : intl.formatMessage({ id: 'party.payment.doneText' }, { email })}
      >
        <Stack gap="m">
          <Text>{email === undefined ? <FormattedMessage id="party.payment.textNoMail" /> : <FormattedMessage id="party.payment.text" values={{ email }} />}</Text>
          {isRefund && <OwedAfterRefund registration={registration} amountCents={asked.amountCents} today={today} />}
        </Stack>
      </DeedDialog>
    </Disclosure>
  );
}
