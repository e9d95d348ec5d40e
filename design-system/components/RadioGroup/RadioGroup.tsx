import type { ReactElement, Ref } from 'react';
import { box, choice, description as descriptionStyle, words } from '../../private/Choice/Choice.css.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { option } from './RadioGroup.css.ts';

type RadioOption = { value: string; label: string; description?: string };

export type RadioGroupProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  options: readonly RadioOption[];
  /** The value of the chosen option; another string when none is chosen yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first option, so that a form can move focus to the group. */
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * One of a few, all in sight. Who need not answer gets an option that says so. The browser's own radio buttons:
 * react-aria hides its own by inline styles, which the security policy refuses in HTML from the server.
 */
export function RadioGroup({ label, hint, errorMessage, name, options, value, onChange, onBlur, inputRef }: RadioGroupProps): ReactElement {
  return (
    <Fieldset id={name} legend={label} legendSize="label" hint={hint} errorMessage={errorMessage}>
      {options.map((each, index) => {
        const id = `${name}-${String(index)}`;
        return (
          <div key={each.value} className={`${choice} ${option}`}>
            <input
              ref={index === 0 ? inputRef : undefined}
              className={box}
              type="radio"
              id={id}
              name={name}
              value={each.value}
              checked={each.value === value}
              aria-describedby={each.description === undefined ? undefined : `${id}-description`}
              onChange={() => {
                onChange(each.value);
              }}
              onBlur={onBlur}
            />
            <label className={words} htmlFor={id}>
              {each.label}
            </label>
            {each.description !== undefined && (
              <span id={`${id}-description`} className={descriptionStyle}>
                {each.description}
              </span>
            )}
          </div>
        );
      })}
    </Fieldset>
  );
}
