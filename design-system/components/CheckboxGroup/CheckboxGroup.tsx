import type { ReactElement, Ref } from 'react';
import { box, choice, description as descriptionStyle, words } from '../../private/Choice/Choice.css.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { option } from '../RadioGroup/RadioGroup.css.ts';

type CheckboxOption = { value: string; label: string; description?: string };

export type CheckboxGroupProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  options: readonly CheckboxOption[];
  /** The values of the chosen options. */
  values: readonly string[];
  /** Called with all values chosen now, in the order of the options. */
  onChange: (values: readonly string[]) => void;
  onBlur?: () => void;
  /** The first option, so that a form can move focus to the group. */
  inputRef?: Ref<HTMLInputElement>;
};

/** Any number of a few, all in sight; none is an answer too, unless the page says otherwise. */
export function CheckboxGroup({
  label,
  hint,
  errorMessage,
  name,
  options,
  values,
  onChange,
  onBlur,
  inputRef,
}: CheckboxGroupProps): ReactElement {
  const choose = (value: string, isChosen: boolean): void => {
    const chosen = options.map((each) => each.value).filter((each) => (each === value ? isChosen : values.includes(each)));
    onChange(chosen);
  };
  return (
    <Fieldset id={name} legend={label} legendSize="label" hint={hint} errorMessage={errorMessage}>
      {options.map((each, index) => {
        const id = `${name}-${String(index)}`;
        return (
          <div key={each.value} className={`${choice} ${option}`}>
            <input
              ref={index === 0 ? inputRef : undefined}
              className={box}
              type="checkbox"
              id={id}
              name={name}
              value={each.value}
              checked={values.includes(each.value)}
              aria-describedby={each.description === undefined ? undefined : `${id}-description`}
              onChange={(event) => {
                choose(each.value, event.target.checked);
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
