import type { ReactElement } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { code } from './OneTimeCodeField.css.ts';

export type OneTimeCodeFieldProps = Omit<TypedFieldProps, 'isRequired'> & {
  /** How many digits the code has; sets the width and refuses nothing. @default 6 */
  digits?: number;
};

/** A code sent by email: one field, so that it can be pasted, or filled in by the device. */
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
