import type { ReactElement } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { code } from './OneTimeCodeField.css.ts';

export type OneTimeCodeFieldProps = Omit<TypedFieldProps, 'isRequired'> & {
  /** The number of digits in the code; it sets the width but does not limit the input. @default 6 */
  digits?: number;
};

/** A code sent by email. It is one field, so that the code can be pasted or autofilled by the device. */
export function OneTimeCodeField({ digits = 6, ...field }: OneTimeCodeFieldProps): ReactElement {
  const { label, hint, errorMessage, name, value, onChange, onBlur, inputRef, isDisabled } = field;
  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage}>
      <input
        {...controlAttributes({ ...field, isRequired: true })}
        ref={inputRef}
        className={code}
        type="text"
        size={digits + 2}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
        disabled={isDisabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </Field>
  );
}
