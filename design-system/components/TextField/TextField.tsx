import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { input } from '../../private/Field/Field.css.ts';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';

export type TextFieldProps = TypedFieldProps & {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** The width in characters, if answers have a typical length; by default, the whole column. */
  width?: number;
  /** The language of the typed text, if it differs from the page's. */
  language?: string;
  spellCheck?: boolean;
};

/** One line of text. It never limits, masks or rewrites typed or pasted text. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  width,
  language,
  spellCheck = type === 'text' ? undefined : false,
  ...field
}: TextFieldProps): ReactElement {
  const { label, hint, errorMessage, name, value, onChange, onBlur, inputRef, isRequired = false, isDisabled } = field;
  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage} isOptional={!isRequired}>
      <input
        {...controlAttributes(field)}
        ref={inputRef}
        className={input}
        type={type}
        size={width}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
        disabled={isDisabled}
        autoComplete={autoComplete}
        inputMode={inputMode}
        lang={language}
        spellCheck={spellCheck}
      />
    </Field>
  );
}
