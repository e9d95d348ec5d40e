import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormPhoneField } from '../../platform/forms/form-fields.tsx';
import type { Values } from './form-kinds.ts';

/** A phone number in the format that the rules require. */
export function PhoneNumberField({ control, isRequired = false }: { control: Control<Values>; isRequired?: boolean }) {
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
