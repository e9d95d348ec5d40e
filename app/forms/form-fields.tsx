import { DateField, ErrorSummary, NumberField, PasswordField, RadioGroup, TextField } from '#design-system';
import type { ComponentProps } from 'react';
import { useController, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldMessage } from './field-messages.ts';
import type { FieldRule } from './contract-rules.ts';

interface Bound<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Tells the fields of several forms on one page apart, whose names would be the same. */
  scope?: string;
}

type Unbound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'errorMessage'>;

/** The name of a field on its page, which is its id too. */
function nameOnPage(name: string, scope?: string): string {
  return scope === undefined ? name : `${scope}-${name}`;
}

/** What a controlled field of the design system needs from react-hook-form. */
function useField<Values extends FieldValues>({ control, name, scope }: Bound<Values>) {
  const intl = useIntl();
  const { field, fieldState } = useController({ control, name });
  return {
    name: nameOnPage(name, scope),
    value: field.value as string,
    onChange: (value: string) => {
      field.onChange(value);
    },
    onBlur: field.onBlur,
    inputRef: field.ref,
    errorMessage: fieldMessage(intl, name, fieldState.error?.type as FieldRule | undefined),
  };
}

/** A text field of a form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof TextField>>) {
  return <TextField {...props} {...useField({ control, name, scope })} />;
}

/** A field of a form for a whole number, kept as typed. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof NumberField>>) {
  return <NumberField {...props} {...useField({ control, name, scope })} />;
}

/** A password field of a form. */
export function FormPasswordField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof PasswordField>>) {
  return <PasswordField {...props} {...useField({ control, name, scope })} />;
}

/** A date of a form in its three parts, kept as typed. */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof DateField>>) {
  return <DateField {...props} {...useField({ control, name, scope })} />;
}

/** One choice of several in a form. */
export function FormRadioGroup<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof RadioGroup>>) {
  return <RadioGroup {...props} {...useField({ control, name, scope })} />;
}

interface FormErrorsProps<Values extends FieldValues> extends Pick<Bound<Values>, 'control' | 'scope'> {
  /** The form's fields in page order. */
  fields: readonly FieldPath<Values>[];
}

/** The summary of a form's errors after a submit that failed. */
export function FormErrors<Values extends FieldValues>({ control, scope, fields }: FormErrorsProps<Values>) {
  const intl = useIntl();
  const { errors, submitCount } = useFormState({ control });
  const found = fields.flatMap((field) => {
    const message = fieldMessage(intl, field, errors[field]?.type as FieldRule | undefined);
    return message ? [{ fieldId: nameOnPage(field, scope), message }] : [];
  });
  return <ErrorSummary title={intl.formatMessage({ id: 'form.errors' })} errors={submitCount === 0 ? [] : found} focusKey={submitCount} />;
}
