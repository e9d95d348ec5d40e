import type { ReactElement, Ref } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { SelectOptions, type SelectOption } from '../../private/Field/SelectOptions.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { mark, select, wrapper } from './Select.css.ts';

export type SelectProps = Omit<TypedFieldProps, 'inputRef' | 'isRequired'> & {
  options: readonly SelectOption[];
  /** The text of the empty option, such as 'Choose a report'; without it an option is always selected. */
  placeholder?: string;
  inputRef?: Ref<HTMLSelectElement>;
};

/**
 * A choice of one of many options. Uses the native `select` instead of react-aria's: phones open their own picker, it works
 * before and without scripts, with every screen reader and under forced colors, and it supports type-ahead.
 */
export function Select({ options, placeholder, inputRef, ...field }: SelectProps): ReactElement {
  const { label, hint, errorMessage, name, value, onChange, onBlur, isDisabled } = field;
  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage}>
      <span className={wrapper}>
        <select
          {...controlAttributes(field)}
          ref={inputRef}
          className={select}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onBlur={onBlur}
          disabled={isDisabled}
        >
          <SelectOptions options={options} placeholder={placeholder} />
        </select>
        <span className={mark}>
          <Icon name="chevronDown" />
        </span>
      </span>
    </Field>
  );
}
