import type { ReactElement, Ref } from 'react';
import { Fieldset } from '../../components/Fieldset/Fieldset.tsx';
import { box, choice, description as descriptionStyle, words } from '../Choice/Choice.css.ts';
import type { FieldTexts } from '../Field/fieldProps.ts';
import { option } from './ChoiceGroup.css.ts';

type ChoiceOption = { value: string; label: string; description?: string };

export type ChoiceGroupTexts = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  options: readonly ChoiceOption[];
  onBlur?: () => void;
  /** The first option, so that a form can move focus to the group. */
  inputRef?: Ref<HTMLInputElement>;
};

type ChoiceGroupProps = ChoiceGroupTexts & {
  type: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  /** Called with the option that was pressed and whether it is chosen now. */
  onChoose: (value: string, isChosen: boolean) => void;
};

/** The frame of options that are all in sight: a question, and the browser's own boxes with their words. */
export function ChoiceGroup({ type, label, hint, errorMessage, name, options, isChosen, onChoose, onBlur, inputRef }: ChoiceGroupProps): ReactElement {
  return (
    <Fieldset id={name} legend={label} legendSize="label" hint={hint} errorMessage={errorMessage}>
      {options.map(({ value, label: optionLabel, description }, index) => {
        const id = `${name}-${String(index)}`;
        return (
          <div key={value} className={`${choice} ${option}`}>
            <input
              ref={index === 0 ? inputRef : undefined}
              className={box}
              type={type}
              id={id}
              name={name}
              value={value}
              checked={isChosen(value)}
              aria-describedby={description === undefined ? undefined : `${id}-description`}
              onChange={(event) => {
                onChoose(value, event.target.checked);
              }}
              onBlur={onBlur}
            />
            <label className={words} htmlFor={id}>
              {optionLabel}
            </label>
            {description !== undefined && (
              <span id={`${id}-description`} className={descriptionStyle}>
                {description}
              </span>
            )}
          </div>
        );
      })}
    </Fieldset>
  );
}
