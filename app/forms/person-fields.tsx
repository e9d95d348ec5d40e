import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormPhoneField, FormTextField } from '../platform/forms/form-fields.tsx';
import type { Values } from './form-kinds.ts';

interface PersonFieldProps {
  control: Control<Values>;
  isRequired?: boolean;
}

/** First and last name. */
export function NameFields({
  control,
  isLastNameRequired = true,
}: {
  control: Control<Values>;
  isLastNameRequired?: boolean;
}) {
  const intl = useIntl();
  return (
    <>
      <FormTextField
        control={control}
        name="firstName"
        label={intl.formatMessage({ id: 'field.firstName' })}
        autoComplete="given-name"
        isRequired
      />
      <FormTextField
        control={control}
        name="lastName"
        label={intl.formatMessage({ id: 'field.lastName' })}
        autoComplete="family-name"
        isRequired={isLastNameRequired}
      />
    </>
  );
}

/** Email address. */
export function EmailField({ control, isRequired = true }: PersonFieldProps) {
  const intl = useIntl();
  return (
    <FormTextField
      control={control}
      name="email"
      type="email"
      label={intl.formatMessage({ id: 'field.email' })}
      autoComplete="email"
      spellCheck={false}
      isRequired={isRequired}
    />
  );
}

/** Telephone number, in the form that the rules ask for. */
export function PhoneNumberField({ control, isRequired = false }: PersonFieldProps) {
  const intl = useIntl();
  return (
    <FormPhoneField
      control={control}
      name="phone"
      label={intl.formatMessage({ id: 'field.phone' })}
      isRequired={isRequired}
    />
  );
}
