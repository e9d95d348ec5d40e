import { Alert, Button, Form, Heading, RadioGroup, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { fieldMessage } from '../../platform/forms/field-messages.ts';
import { FormSummary } from '../../platform/forms/form-summary.tsx';
import { PayPalMissing } from './paypal-missing.tsx';
import { partStart } from '../../platform/shell/navigate/route-focus.ts';
import { promisedMethods } from '#rules/payments';
import { readAmount } from '../../platform/client/read-amount.ts';
import { useShownFaults } from '../../platform/forms/use-shown-faults.ts';
import { useOnBehalf } from './on-behalf.ts';
import { PriceHelp } from './price/price-help.tsx';
import type { RegistrationDraft } from './saved-draft.ts';
import { TotalSoFar } from './price/total-so-far.tsx';
import type { QuoteState } from './price/use-quote.ts';

interface PaymentStepProps extends Pick<RegistrationDraft, 'draft' | 'change'> {
  event: Schemas['Event'];
  price: QuoteState;
  onDone: () => void;
}

/** The party's choice of payment method. Nothing is paid here: the reference comes once the places are held. */
export function PaymentStep({ event, draft, change, price, onDone }: PaymentStepProps) {
  const intl = useIntl();
  const onBehalf = useOnBehalf();
  const methods = onBehalf ? promisedMethods : event.onlinePaymentMethods;
  // With one method there is nothing to choose.
  const only = methods.length === 1 ? methods[0] : undefined;
  const method = only ?? draft.paymentMethod;
  const instructions = method === '' ? undefined : event.paymentInstructions?.[method];

  const isHelpUnreadable =
    draft.priceHelp !== undefined &&
    draft.priceHelp.canPay.trim() !== '' &&
    readAmount(draft.priceHelp.canPay) === null;
  const help = useShownFaults(
    isHelpUnreadable ? [{ fieldId: 'canPay', message: intl.formatMessage({ id: 'field.amount.wrong' }) }] : [],
  );
  const error = help.focusKey > 0 && method === '' ? fieldMessage(intl, 'paymentMethod', 'required') : undefined;
  const errors = [...(error ? [{ fieldId: 'paymentMethod', message: error }] : []), ...help.shown];

  return (
    <Form
      onSubmit={() => {
        help.submitted();
        if (method === '' || isHelpUnreadable) return;
        change((before) => ({ ...before, paymentMethod: method }));
        onDone();
      }}
    >
      <Stack gap="l">
        <FormSummary errors={errors} focusKey={help.focusKey} />
        <Heading level={2} focusId={partStart}>
          <FormattedMessage id={only ? 'registration.payment.onlyTitle' : 'registration.payment.title'} />
        </Heading>
        <PayPalMissing event={event} />
        {only && (
          <Text>
            <FormattedMessage
              id="registration.payment.only"
              values={{
                method: intl.formatMessage({ id: `payment.method.${only}` }),
                about: intl.formatMessage({ id: `payment.about.${only}` }),
              }}
            />
          </Text>
        )}
        {methods.length > 1 && (
          <RadioGroup
            name="paymentMethod"
            label={intl.formatMessage({ id: 'registration.payment.how' })}
            options={methods.map((offered) => ({
              value: offered,
              label: intl.formatMessage({ id: `payment.method.${offered}` }),
              description: intl.formatMessage({ id: `payment.about.${offered}` }),
            }))}
            value={draft.paymentMethod}
            errorMessage={error}
            onChange={(chosen) => {
              const paymentMethod = methods.find((offered) => offered === chosen);
              if (paymentMethod) change((before) => ({ ...before, paymentMethod }));
            }}
          />
        )}
        {/* PayPal explains on its own page how to pay there. */}
        {instructions !== undefined && method !== 'PayPal' && (
          <Alert tone="info" title={intl.formatMessage({ id: 'registration.payment.instructions' })}>
            <Stack gap="s">
              <Text>{instructions}</Text>
              <Text>
                <FormattedMessage id="registration.payment.reference" />
              </Text>
            </Stack>
          </Alert>
        )}
        {methods.length > 0 && !onBehalf && (
          <PriceHelp draft={draft} change={change} error={help.shown[0]?.message} onFieldLeft={help.fieldLeft} />
        )}
        <TotalSoFar price={price} />
        {methods.length > 0 && (
          <Button type="submit" tone="primary">
            <FormattedMessage id="form.continue" />
          </Button>
        )}
      </Stack>
    </Form>
  );
}
