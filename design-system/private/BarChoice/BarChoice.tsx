import type { ReactElement } from 'react';
import { SelectOptions, type SelectOption } from '../Field/SelectOptions.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { choice, choiceMark, choicePlace } from './BarChoice.css.ts';

type BarChoiceProps = {
  name: string;
  label: string;
  placeholder?: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** @default choicePlace */
  place?: string;
};

/** A select in the line above a list that takes effect at once. Its empty option says what it is for; its label is only for screen readers. */
export function BarChoice({
  name,
  label,
  placeholder,
  options,
  value,
  onChange,
  place = choicePlace,
}: BarChoiceProps): ReactElement {
  return (
    <label className={place}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={choice}
        id={name}
        name={name}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <SelectOptions options={options} placeholder={placeholder} />
      </select>
      <span className={choiceMark}>
        <Icon name="chevronDown" />
      </span>
    </label>
  );
}
