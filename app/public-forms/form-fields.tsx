import { Checkbox, Select, TextArea } from '#design-system';
import { flagged } from '#rules/forms';
import type { ComponentProps } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { FieldRule } from '../forms/contract-rules.ts';
import { fieldMessage } from '../forms/field-messages.ts';
import type { FieldName, Values } from './form-kinds.ts';

interface Bound {
  control: Control<Values>;
  name: FieldName | 'forSomeoneElse';
}

type Unbound<Props> = Omit<Props, 'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'errorMessage' | 'isSelected'>;

function useField({ control, name }: Bound) {
  const intl = useIntl();
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    label: intl.formatMessage({ id: `field.${name}` }),
    value: field.value,
    onChange: (value: string) => {
      field.onChange(value);
    },
    onBlur: field.onBlur,
    inputRef: field.ref,
    errorMessage: fieldMessage(intl, name, fieldState.error?.type as FieldRule | undefined),
  };
}

/** Several lines of text. */
export function FormTextArea({ control, name, ...props }: Bound & Unbound<ComponentProps<typeof TextArea>>) {
  return <TextArea {...props} {...useField({ control, name })} />;
}

/** One of many. */
export function FormSelect({ control, name, ...props }: Bound & Unbound<ComponentProps<typeof Select>>) {
  return <Select {...props} {...useField({ control, name })} />;
}

/** Yes or no. */
export function FormCheckbox({ control, name, ...props }: Bound & Unbound<ComponentProps<typeof Checkbox>>) {
  const { value, onChange, ...field } = useField({ control, name });
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
