import { CheckboxGroup, Fieldset, Grid, RadioGroup, Stack, Text, TextField } from '#design-system';
import { ageBandNames, paymentMethods } from '#contract/enums';
import { rateNames } from '#rules/events/content';
import { FormattedMessage, useIntl } from 'react-intl';
import { CountField, DayField, Section, TextInBoth, useFieldProps, WordField } from './event-fields.tsx';
import type { EventForm } from './event-form.ts';

function RateField({ form, name }: { form: EventForm; name: (typeof rateNames)[number] }) {
  return <TextField {...useFieldProps({ form, pointer: `/rates/${name}` })} inputMode="decimal" width={8} />;
}

/** The ages of one band; an error of the band is shown at its lower age. */
function BandFields({ form, band }: { form: EventForm; band: (typeof ageBandNames)[number] }) {
  const intl = useIntl();
  const from = useFieldProps({ form, pointer: `/ageBands/${band}/from` });
  const to = useFieldProps({ form, pointer: `/ageBands/${band}/to` });
  return (
    <Fieldset legend={intl.formatMessage({ id: `band.${band}` })} legendSize="label">
      <Grid columns={2} gap="s">
        <TextField {...from} label={intl.formatMessage({ id: 'eventDesk.from' })} inputMode="numeric" width={4} />
        <TextField {...to} label={intl.formatMessage({ id: 'eventDesk.to' })} inputMode="numeric" width={4} />
      </Grid>
    </Fieldset>
  );
}

/** The fields for places, age bands and rates. */
export function PriceFields({ form }: { form: EventForm }) {
  const intl = useIntl();
  return (
    <>
      <Section heading="eventDesk.section.places">
        <Grid columns={2} gap="m">
          <CountField form={form} pointer="/maxRegistrationCount" />
          <CountField form={form} pointer="/roomCapacity" isRequired />
        </Grid>
      </Section>
      <Section heading="eventDesk.section.prices">
        <Text tone="muted">
          <FormattedMessage id="eventDesk.rates.hint" />
        </Text>
        <Grid columns={2} gap="m">
          {rateNames.map((name) => (
            <RateField key={name} form={form} name={name} />
          ))}
        </Grid>
        <TextInBoth form={form} name="fee" isLong hint={intl.formatMessage({ id: 'eventDesk.fee.hint' })} />
        <Grid columns={2} gap="m">
          <CountField form={form} pointer="/deposit/percent" />
          <DayField form={form} pointer="/deposit/restDueOn" />
        </Grid>
      </Section>
      <Section heading="eventDesk.ages">
        <Text tone="muted">
          <FormattedMessage id="eventDesk.ages.hint" />
        </Text>
        <Grid columns={2} gap="m">
          {ageBandNames.map((band) => (
            <BandFields key={band} form={form} band={band} />
          ))}
        </Grid>
        <Text tone="muted">
          <FormattedMessage id="eventDesk.sessions.hint" />
        </Text>
        <Grid columns={2} gap="m">
          <CountField form={form} pointer="/sessions/from" />
          <CountField form={form} pointer="/sessions/to" />
        </Grid>
      </Section>
    </>
  );
}

/** The fields for payment, contact, and the texts for registered parties. */
export function PaymentFields({ form, payPalClientIds }: { form: EventForm; payPalClientIds: readonly string[] }) {
  const intl = useIntl();
  const methods = useFieldProps({ form, pointer: '/paymentMethods' });
  const clientId = useFieldProps({ form, pointer: '/links/paypal_clientID' });
  const chosen = paymentMethods.filter((method) => methods.value.split(',').includes(method));
  const ids = [...new Set([...payPalClientIds, clientId.value])].filter((id) => id !== '');
  return (
    <>
      <Section heading="eventDesk.section.payment">
        <CheckboxGroup
          {...methods}
          options={paymentMethods.map((value) => ({
            value,
            label: intl.formatMessage({ id: `payment.method.${value}` }),
          }))}
          values={chosen}
          onChange={(values) => {
            form.set('/paymentMethods', values.join(','));
          }}
        />
        {chosen.map((method) => (
          <TextInBoth
            key={method}
            form={form}
            name={`paymentOptions/${method}`}
            isLong
            isRequired
            hint={intl.formatMessage({ id: 'eventDesk.placeholders' })}
          />
        ))}
        {chosen.includes('PayPal') && (
          <RadioGroup
            {...clientId}
            hint={intl.formatMessage({ id: 'eventDesk.clientId.hint' })}
            options={[
              { value: '', label: intl.formatMessage({ id: 'eventDesk.clientId.site' }) },
              ...ids.map((value) => ({ value, label: value })),
            ]}
          />
        )}
      </Section>
      <Section heading="eventDesk.section.after">
        <Stack gap="m">
          <TextInBoth form={form} name="contact" isLong hint={intl.formatMessage({ id: 'eventDesk.placeholders' })} />
          <WordField form={form} pointer="/links/retreatEmail" />
          <WordField form={form} pointer="/links/whatsAppLink" hint={intl.formatMessage({ id: 'eventDesk.https' })} />
          <TextInBoth form={form} name="packing" isLong hint={intl.formatMessage({ id: 'eventDesk.paragraphs' })} />
          <TextInBoth form={form} name="travel" isLong hint={intl.formatMessage({ id: 'eventDesk.paragraphs' })} />
        </Stack>
      </Section>
    </>
  );
}
