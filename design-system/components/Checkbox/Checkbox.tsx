import type { ReactElement, Ref } from 'react';
import { box, choice, words } from '../../private/Choice/Choice.css.ts';
import { field } from '../../private/Field/Field.css.ts';
import { FieldError } from '../../private/Field/FieldError.tsx';
import { FieldHint } from '../../private/Field/FieldHint.tsx';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { details } from './Checkbox.css.ts';

/** `name` is the name in the form, and the id that an error summary links to; unique on the page. Omitted outside a form. */
type CheckboxTexts =
  | (FieldTexts & { name: string })
  | (Pick<FieldTexts, 'label'> & { name?: undefined; hint?: undefined; errorMessage?: undefined });

export type CheckboxProps = CheckboxTexts & {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isDisabled?: boolean;
};

/** A yes or no to one statement. Uses the native checkbox, for the reason given in RadioGroup. */
export function Checkbox({
  isSelected,
  onChange,
  onBlur,
  inputRef,
  isDisabled,
  ...texts
}: CheckboxProps): ReactElement {
  const { label, hint, errorMessage, name } = texts;
  return (
    <div className={field} data-invalid={errorMessage !== undefined || undefined}>
      <label className={choice} htmlFor={name}>
        <input
          {...(name !== undefined && controlAttributes(texts))}
          ref={inputRef}
          className={box}
          type="checkbox"
          checked={isSelected}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
          onBlur={onBlur}
          disabled={isDisabled}
        />
        <span className={words}>{label}</span>
      </label>
      {name !== undefined && (hint !== undefined || errorMessage !== undefined) && (
        <div className={details}>
          <FieldHint fieldId={name} text={hint} />
          <FieldError fieldId={name} text={errorMessage} />
        </div>
      )}
    </div>
  );
}
