import {
  BilingualField,
  DateField,
  Grid,
  Heading,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '#design-system';
import { eventTypes } from '#contract/enums';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventTextName } from '#rules/events/content';
import type { MessageId } from '../platform/messages/messages.ts';
import { fieldName, type EventForm } from './event-form.ts';
import { VerseField } from './verse/verse-field.tsx';

interface FieldProps {
  form: EventForm;
  pointer: string;
}

/** The props that every field of the editor shares. */
export function useFieldProps({ form, pointer }: FieldProps) {
  const intl = useIntl();
  const errorMessage = form.errorOf(pointer);
  return {
    label: fieldName(intl, pointer),
    name: pointer.slice(1).replaceAll('/', '-'),
    value: form.values[pointer] ?? '',
    onChange: (value: string) => {
      form.set(pointer, value);
    },
    ...(errorMessage !== undefined && { errorMessage }),
  };
}

export function Section({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size={3}>
        <FormattedMessage id={heading} />
      </Heading>
      {children}
    </Stack>
  );
}

export function WordField({ hint, isRequired, ...at }: FieldProps & { hint?: string; isRequired?: boolean }) {
  return <TextField {...useFieldProps(at)} {...(hint !== undefined && { hint })} isRequired={isRequired ?? false} />;
}

export function CountField({ isRequired, ...at }: FieldProps & { isRequired?: boolean }) {
  return <NumberField {...useFieldProps(at)} isRequired={isRequired ?? false} />;
}

export function DayField({ isRequired, ...at }: FieldProps & { isRequired?: boolean }) {
  return <DateField {...useFieldProps(at)} isRequired={isRequired ?? false} />;
}

/** A text of the event in both languages. */
export function TextInBoth({
  form,
  name,
  hint,
  isLong = false,
  isRequired = false,
}: {
  form: EventForm;
  name: EventTextName | `paymentOptions/${string}`;
  hint?: string;
  isLong?: boolean;
  isRequired?: boolean;
}) {
  const intl = useIntl();
  const languages = (['en', 'es'] as const).map((code) => {
    const pointer = `/texts/${code}/${name}`;
    const errorMessage = form.errorOf(pointer);
    return {
      code,
      label: intl.formatMessage({ id: `language.${code}` }),
      name: pointer.slice(1).replaceAll('/', '-'),
      value: form.values[pointer] ?? '',
      ...(errorMessage !== undefined && { errorMessage }),
    };
  });
  const [, method] = /^paymentOptions\/(.+)$/.exec(name) ?? [];
  return (
    <BilingualField
      label={
        method === undefined
          ? intl.formatMessage({ id: `eventDesk.text.${name as EventTextName}` })
          : intl.formatMessage({ id: 'eventDesk.instructions' }, { method })
      }
      {...(hint !== undefined && { hint })}
      languages={languages}
      onChange={(code, value) => {
        form.set(`/texts/${code}/${name}`, value);
      }}
      isLong={isLong}
      isRequired={isRequired}
    />
  );
}

/** The fields for the name, type, dates and texts of an event. */
export function BasicFields({ form, zones }: { form: EventForm; zones: readonly string[] }) {
  const intl = useIntl();
  const type = useFieldProps({ form, pointer: '/type' });
  const status = useFieldProps({ form, pointer: '/status' });
  const zone = useFieldProps({ form, pointer: '/timeZone' });
  return (
    <>
      <Section heading="eventDesk.section.basics">
        <TextInBoth form={form} name="name" isRequired hint={intl.formatMessage({ id: 'eventDesk.name.hint' })} />
        <RadioGroup
          {...type}
          options={eventTypes.map((value) => ({ value, label: intl.formatMessage({ id: `event.type.${value}` }) }))}
        />
        <RadioGroup
          {...status}
          options={(['Planned', 'Completed'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `eventDesk.status.${value}` }),
          }))}
        />
      </Section>
      <Section heading="eventDesk.section.dates">
        <Grid columns={2} gap="m">
          <DayField form={form} pointer="/start_date" isRequired />
          <DayField form={form} pointer="/end_date" isRequired />
          <DayField form={form} pointer="/reg_date" isRequired />
          <DayField form={form} pointer="/reg_end_date" />
        </Grid>
        <Select {...zone} options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))} />
        <TextInBoth form={form} name="timings" isRequired hint={intl.formatMessage({ id: 'eventDesk.timings.hint' })} />
      </Section>
      <Section heading="eventDesk.section.texts">
        <TextInBoth form={form} name="short_description" isLong isRequired />
        <TextInBoth
          form={form}
          name="description"
          isLong
          isRequired
          hint={intl.formatMessage({ id: 'eventDesk.paragraphs' })}
        />
        <TextInBoth form={form} name="location" isRequired />
        <TextInBoth form={form} name="address" />
        <WordField form={form} pointer="/links/map" hint={intl.formatMessage({ id: 'eventDesk.https' })} />
        <VerseField form={form} />
      </Section>
    </>
  );
}
