import { Alert, Facts, Text } from '#design-system';
import { priceAdjustmentKinds } from '#contract/enums';
import { linesTotal } from '#rules/pricing';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { moneyText } from '../../../platform/client/money-text.ts';
import { reachableEmail } from '../../../payments/port/party-email.ts';
import { CollapsedForm } from '../../../platform/drafts/collapsed-form.tsx';
import { rulesResolver } from '../../../platform/forms/contract-rules.ts';
import { FormRadioGroup, FormTextField } from '../../../platform/forms/form-fields.tsx';
import { adjustmentBody, adjustmentFields, brokenAdjustment, type AdjustmentValues } from './adjustment-values.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction } from '../../../platform/actions/use-action.ts';

const scope = 'adjustment';

interface PriceAdjustmentProps extends Pick<Schemas['PaymentList'], 'adjustment' | 'priceHelp'> {
  registration: Schemas['Registration'];
}

/** The amount that staff take off a party's price and the reason, the party's request for help, and the form that answers it. */
export function PriceAdjustment({ registration, adjustment, priceHelp }: PriceAdjustmentProps) {
  const intl = useIntl();
  const money = (cents: number) => moneyText(intl, cents);
  const moment = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const isOpen = registration.payment.awaitsHelp;
  return (
    <>
      {priceHelp && (
        <Alert
          tone={isOpen ? 'caution' : 'info'}
          title={intl.formatMessage({ id: isOpen ? 'party.help.open' : 'party.help.answered' })}
        >
          <FormattedMessage
            id={priceHelp.canPayCents === undefined ? 'party.help.noAmount' : 'party.help.canPay'}
            values={{ amount: money(priceHelp.canPayCents ?? 0), when: moment(priceHelp.askedAt) }}
          />
        </Alert>
      )}
      {adjustment && (
        <Facts
          items={[
            {
              term: intl.formatMessage({ id: `party.adjustment.kind.${adjustment.kind}` }),
              description: money(adjustment.amountCents),
            },
            { term: intl.formatMessage({ id: 'party.adjustment.reason' }), description: adjustment.reason },
            {
              term: intl.formatMessage({ id: 'party.adjustment.by' }),
              description: [
                adjustment.byName ?? intl.formatMessage({ id: 'party.by.formerStaff' }),
                moment(adjustment.at),
              ].join(' · '),
            },
          ]}
        />
      )}
      {registration.state !== 'cancelled' && <AdjustmentForm registration={registration} adjustment={adjustment} />}
    </>
  );
}

function AdjustmentForm({ registration, adjustment }: Omit<PriceAdjustmentProps, 'priceHelp'>) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Schemas['PriceAdjustmentRequest']>();
  const forgetRef = useRef<() => void>(() => undefined);
  const { id, version, quote, contact, payment } = registration;
  const fullCents = linesTotal(quote);
  const blank: AdjustmentValues = { adjustment: adjustment?.kind ?? 'help', amount: '', reason: '' };
  const form = useForm<AdjustmentValues>({
    defaultValues: blank,
    resolver: rulesResolver((values) => brokenAdjustment(values, fullCents)),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control } = form;
  const money = (cents: number) => moneyText(intl, cents, payment.currency);
  const action = useAction(
    async () =>
      asked &&
      dataOf(
        createApi().PUT('/registrations/{registrationId}/price-adjustment', {
          params: { path: { registrationId: id } },
          body: asked,
        }),
      ),
    () => {
      form.reset(blank);
      forgetRef.current();
    },
  );
  return (
    <>
      <CollapsedForm
        label={intl.formatMessage({ id: 'party.adjustment' })}
        form={form}
        blank={blank}
        draftKey={`price-adjustment:${id}`}
        fields={adjustmentFields}
        scope={scope}
        forgetRef={forgetRef}
        isOpenAtFirst={payment.awaitsHelp}
        onSubmit={(values) => {
          // The form is valid, so nothing is missing.
          setAsked(adjustmentBody(values, version) as Schemas['PriceAdjustmentRequest']);
          action.ask();
        }}
        submitLabel={intl.formatMessage({ id: 'party.adjustment.submit' })}
      >
        <FormRadioGroup
          control={control}
          scope={scope}
          name="adjustment"
          label={intl.formatMessage({ id: 'party.adjustment.kind' })}
          options={priceAdjustmentKinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `party.adjustment.kind.${value}` }),
          }))}
        />
        <FormTextField
          control={control}
          scope={scope}
          name="amount"
          label={intl.formatMessage({ id: 'party.adjustment.amount' })}
          hint={intl.formatMessage({ id: 'party.adjustment.amountHint' }, { full: money(fullCents) })}
          inputMode="decimal"
          autoComplete="off"
          width={12}
          isRequired
        />
        <FormTextField
          control={control}
          scope={scope}
          name="reason"
          label={intl.formatMessage({ id: 'party.adjustment.reason' })}
          hint={intl.formatMessage({ id: 'party.adjustment.reasonHint' })}
          autoComplete="off"
          isRequired
        />
      </CollapsedForm>
      <ActionDialog
        action={action}
        title={intl.formatMessage(
          { id: 'party.adjustment.ask' },
          { before: money(quote.totalCents), after: money(fullCents - (asked?.amountCents ?? 0)) },
        )}
        confirmLabel={intl.formatMessage({ id: 'party.adjustment.submit' })}
        doneTitle={intl.formatMessage({ id: 'party.adjustment.done' })}
        doneText={intl.formatMessage(
          {
            id:
              reachableEmail(registration) === undefined ? 'party.adjustment.doneNoMail' : 'party.adjustment.doneText',
          },
          { email: contact.email },
        )}
      >
        <Text>
          <FormattedMessage id="party.adjustment.text" />
        </Text>
      </ActionDialog>
    </>
  );
}
