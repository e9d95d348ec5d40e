import { Checkbox, Select, TextArea } from '#design-system';
import { flagged } from '#rules/forms';
import type { ComponentProps } from 'react';
import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useField, type Unbound } from '../../platform/forms/use-field.ts';
import type { FieldName, Values } from './form-kinds.ts';

interface Bound {
  control: Control<Values>;
  name: FieldName | 'forSomeoneElse';
}

type Given<Props> = Omit<Unbound<Props>, 'label' | 'isSelected'>;

/** The label and the form state for a field of a public form. */
export function useLabelledField({ control, name }: Bound) {
  const intl = useIntl();
  return { label: intl.formatMessage({ id: `field.${name}` }), ...useField({ control, name }) };
}

/** A field for several lines of text. */
export function FormTextArea({ control, name, ...props }: Bound & Given<ComponentProps<typeof TextArea>>) {
  return <TextArea {...props} {...useLabelledField({ control, name })} />;
}

/** A field for one of several options. */
export function FormSelect({ control, name, ...props }: Bound & Given<ComponentProps<typeof Select>>) {
  return <Select {...props} {...useLabelledField({ control, name })} />;
}

/** A yes-or-no field. */
export function FormCheckbox({ control, name, ...props }: Bound & Given<ComponentProps<typeof Checkbox>>) {
  const { value, onChange, ...field } = useLabelledField({ control, name });
  return (
    <Checkbox
      {...props}
      {...field}
      isSelected={value !== ''}
      onChange={(isSelected) => {
        onChange(isSelected ? flagged : '');
      }}
    />
  );
}
