import { useState } from 'react';
import type { ReactElement, Ref } from 'react';
import { box, choice, description as descriptionStyle, words } from '../Choice/Choice.css.ts';
import { describedBy } from '../Field/fieldProps.ts';
import type { FieldTexts } from '../Field/fieldProps.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
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
  /** Called with the pressed option and whether it is now chosen. */
  onChoose: (value: string, isChosen: boolean) => void;
};

/** A group of visible options: a legend, and native radio buttons or checkboxes with their labels. */
export function ChoiceGroup({
  type,
  label,
  hint,
  errorMessage,
  name,
  options,
  isChosen,
  onChoose,
  onBlur,
  inputRef,
}: ChoiceGroupProps): ReactElement {
  // The option that Tab reaches: the chosen radio button, or else the first option. It does not change while the group has focus,
  // or the group's description would move with each arrow key and be read again.
  const chosen = type === 'radio' ? options.findIndex(({ value }) => isChosen(value)) : 0;
  const [entered, setEntered] = useState<number>();
  const entry = entered ?? Math.max(chosen, 0);
  const groupWords = describedBy(name, { hint, errorMessage });

  return (
    <FieldGroup id={name} legend={label} legendSize="label" hint={hint} errorMessage={errorMessage} saidBy="control">
      {options.map(({ value, label: optionLabel, description }, index) => {
        const id = `${name}-${String(index)}`;
        const descriptions = [index === entry && groupWords, description !== undefined && `${id}-description`].filter(
          Boolean,
        );
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
              aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
              onChange={(event) => {
                onChoose(value, event.target.checked);
              }}
              onFocus={() => {
                setEntered(entry);
              }}
              onBlur={({ relatedTarget }) => {
                if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === name)) setEntered(undefined);
                onBlur?.();
              }}
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
    </FieldGroup>
  );
}
