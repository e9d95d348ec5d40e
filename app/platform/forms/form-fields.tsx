import { NumberField, PhoneField, RadioGroup, TextField } from '#design-system';
import type { ComponentProps } from 'react';
import { useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { FieldRule } from './contract-rules.ts';
import { fieldError } from './field-messages.ts';
import { FormSummary } from './form-summary.tsx';
import { nameOnPage, useField, type Bound, type Unbound } from './use-field.ts';

/** A text field of a form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof TextField>>) {
  return <TextField {...props} {...useField({ control, name, scope })} />;
}

/** A phone field of a form, kept as typed. */
export function FormPhoneField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Omit<Unbound<ComponentProps<typeof PhoneField>>, 'hint'>) {
  const intl = useIntl();
  return (
    <PhoneField
      {...props}
      hint={intl.formatMessage({ id: 'field.phone.hint' })}
      {...useField({ control, name, scope })}
    />
  );
}

/** A field for a whole number, kept as typed. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  scope,
  ...props
}: Bound<Values> & Unbound<ComponentProps<typeof NumberField>>) {
  return <NumberField {...props} {...useField({ control, name, scope })} />;
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

interface NameFieldsProps<Values extends FieldValues> extends Pick<Bound<Values>, 'control' | 'scope'> {
  /** The browser must not offer its user's data for someone else. */
  owner?: 'own' | 'other';
  isLastNameRequired?: boolean;
}

/** First and last name, with the same names in every form. */
export function FormNameFields<Values extends FieldValues>({
  control,
  scope,
  owner = 'own',
  isLastNameRequired = true,
}: NameFieldsProps<Values>) {
  const intl = useIntl();
  return (
    <>
      <FormTextField
        control={control}
        scope={scope}
        name={'firstName' as FieldPath<Values>}
        label={intl.formatMessage({ id: 'field.firstName' })}
        autoComplete={owner === 'own' ? 'given-name' : 'off'}
        isRequired
      />
      <FormTextField
        control={control}
        scope={scope}
        name={'lastName' as FieldPath<Values>}
        label={intl.formatMessage({ id: 'field.lastName' })}
        autoComplete={owner === 'own' ? 'family-name' : 'off'}
        isRequired={isLastNameRequired}
      />
    </>
  );
}

interface EmailFieldProps<Values extends FieldValues> extends Pick<Bound<Values>, 'control' | 'scope'> {
  /** `username` if it identifies the account. */
  autoComplete: 'email' | 'username' | 'off';
  hint?: string | undefined;
  isRequired?: boolean;
}

/** Email address, with the same name in every form. */
export function FormEmailField<Values extends FieldValues>({
  control,
  scope,
  autoComplete,
  hint,
  isRequired = true,
}: EmailFieldProps<Values>) {
  const intl = useIntl();
  return (
    <FormTextField
      control={control}
      scope={scope}
      name={'email' as FieldPath<Values>}
      type="email"
      label={intl.formatMessage({ id: 'field.email' })}
      {...(hint !== undefined && { hint })}
      autoComplete={autoComplete}
      spellCheck={false}
      isRequired={isRequired}
    />
  );
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
    const error = fieldError(intl, field, errors[field]?.type as FieldRule | undefined);
    return error ? [{ fieldId: nameOnPage(field, scope), ...error }] : [];
  });
  return (
    <FormSummary
      title={intl.formatMessage({ id: 'form.errors' })}
      errors={submitCount === 0 ? [] : found}
      focusKey={submitCount}
    />
  );
}
