import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { afterPress } from './after-press.ts';
import type { FieldRule } from './contract-rules.ts';
import { fieldMessage } from './field-messages.ts';

/** A field's place in a form. */
export interface Bound<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Distinguishes the fields of several forms on one page, whose names would be the same. */
  scope?: string;
}

/** The props that a field of the design system still needs. */
export type Unbound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'errorMessage'>;

/** The name of a field on its page, which is also its id. */
export function nameOnPage(name: string, scope?: string): string {
  return scope === undefined ? name : `${scope}-${name}`;
}

/** The props that connect a controlled field of the design system to react-hook-form. Every field uses it: see afterPress. */
export function useField<Values extends FieldValues>({ control, name, scope }: Bound<Values>) {
  const intl = useIntl();
  const { field, fieldState } = useController({ control, name });
  return {
    name: nameOnPage(name, scope),
    value: field.value as string,
    onChange: (value: string) => {
      field.onChange(value);
    },
    onBlur: () => {
      afterPress(field.onBlur);
    },
    inputRef: field.ref,
    errorMessage: fieldMessage(intl, name, fieldState.error?.type as FieldRule | undefined),
  };
}
