import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormRadioGroup } from '../../../platform/forms/form-fields.tsx';

interface GenderFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** It helps to assign rooms. @default false */
  isForRooms?: boolean;
}

/** Asks for the gender; nobody has to answer. */
export function GenderField<Values extends FieldValues>({
  control,
  name,
  isForRooms = false,
}: GenderFieldProps<Values>) {
  const intl = useIntl();
  return (
    <FormRadioGroup
      control={control}
      name={name}
      label={intl.formatMessage({ id: 'field.gender' })}
      hint={isForRooms ? intl.formatMessage({ id: 'field.gender.hint' }) : undefined}
      options={[
        { value: 'female', label: intl.formatMessage({ id: 'field.gender.female' }) },
        { value: 'male', label: intl.formatMessage({ id: 'field.gender.male' }) },
        { value: '', label: intl.formatMessage({ id: 'field.gender.unsaid' }) },
      ]}
    />
  );
}
