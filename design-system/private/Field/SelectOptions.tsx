import type { ReactElement } from 'react';

export type SelectOption = { value: string; label: string };

type SelectOptionsProps = {
  options: readonly SelectOption[];
  /** The text of the empty option; without it an option is always selected. */
  placeholder?: string | undefined;
};

/** The options of a native `select`. */
export function SelectOptions({ options, placeholder }: SelectOptionsProps): ReactElement {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
