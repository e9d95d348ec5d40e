import { useId } from 'react';
import type { ReactElement } from 'react';
import { choice, legend, option, options as optionsStyle, radio } from './SmallChoice.css.ts';

type SmallChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A one-line choice of a display setting for this browser; takes effect at once. */
export function SmallChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SmallChoiceProps<Value>): ReactElement {
  const name = useId();
  return (
    <fieldset className={choice}>
      <legend className={legend}>{label}</legend>
      <div className={optionsStyle}>
        {options.map((each) => (
          <label key={each.value} className={option}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={each.value}
              checked={value === each.value}
              onChange={() => {
                onChange(each.value);
              }}
            />
            {each.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
