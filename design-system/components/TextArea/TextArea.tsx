import type { KeyboardEvent, ReactElement, Ref } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { area } from './TextArea.css.ts';

export type TextAreaProps = Omit<TypedFieldProps, 'inputRef'> & {
  inputRef?: Ref<HTMLTextAreaElement>;
  /** The language of the typed text, if it differs from the page's. */
  language?: string;
};

/** On focus by Tab, browsers scroll only the cursor's line into view, so the rest of the field could be below the window. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Several lines of text. */
export function TextArea({ language, inputRef, ...field }: TextAreaProps): ReactElement {
  const { label, hint, errorMessage, name, value, onChange, onBlur, isRequired = false, isDisabled } = field;
  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage} isOptional={!isRequired}>
      <textarea
        {...controlAttributes(field)}
        ref={inputRef}
        className={area}
        rows={4}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
        onKeyUp={showWhole}
        disabled={isDisabled}
        lang={language}
      />
    </Field>
  );
}
