import { Alert, Button, ErrorSummary, Form, Heading, RadioGroup, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import { fieldMessage } from '../forms/field-messages.ts';
import { PayPalMissing } from '../payments/paypal-missing.tsx';
import { partStart } from '../shell/page-arrival.ts';
import { promisedMethods } from '#rules/payments';
import type { Draft } from './draft.ts';
import { useOnBehalf } from './on-behalf.ts';
import type { RegistrationDraft } from './kept-draft.ts';
import { TotalSoFar } from './total-so-far.tsx';
import type { QuoteState } from './use-quote.ts';

interface PaymentStepProps extends Pick<RegistrationDraft, 'draft' | 'change'> {
  event: Schemas['Event'];
  price: QuoteState;
  onDone: () => void;
}

/** How the party wants to pay. Nothing is paid here: the reference to pay with comes once the places are held. */
export function PaymentStep({ event, draft, change, price, onDone }: PaymentStepProps) {
  const intl = useIntl();
  const [failedTries, setFailedTries] = useState(0);
  const onBehalf = useOnBehalf();
  const methods = onBehalf ? promisedMethods : event.onlinePaymentMethods;
  const error = failedTries > 0 && draft.paymentMethod === '' ? fieldMessage(intl, 'paymentMethod', 'required') : undefined;

  return (
    <Form
      onSubmit={() => {
        if (draft.paymentMethod === '') setFailedTries((tries) => tries + 1);
        else onDone();
      }}
    >
      <Stack gap="l">
        {error && (
          <ErrorSummary
            title={intl.formatMessage({ id: 'form.errors' })}
            errors={[{ fieldId: 'paymentMethod', message: error }]}
            focusKey={failedTries}
          />
        )}
        <Heading level={2} focusId={partStart}>
          <FormattedMessage id="registration.payment.title" />
        </Heading>
        <PayPalMissing event={event} people={draft.people} />
        {methods.length > 0 && (
          <RadioGroup
            name="paymentMethod"
            label={intl.formatMessage({ id: 'registration.payment.how' })}
            options={methods.map((method) => ({
              value: method,
              label: intl.formatMessage({ id: `payment.method.${method}` }),
              description: intl.formatMessage({ id: `payment.about.${method}` }),
            }))}
            value={draft.paymentMethod}
            errorMessage={error}
            onChange={(method) => {
              change((before) => ({ ...before, paymentMethod: method as Draft['paymentMethod'] }));
            }}
          />
        )}
        {event.paymentOptions && methods.length > 0 && (
          <Alert tone="info" title={intl.formatMessage({ id: 'registration.payment.instructions' })}>
            <Stack gap="s">
              <Text>{event.paymentOptions}</Text>
              <Text>
                <FormattedMessage id="registration.payment.reference" />
              </Text>
            </Stack>
          </Alert>
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
