import type { ReactElement } from 'react';
import { hidden } from '../../private/VisuallyHidden/VisuallyHidden.css.ts';

export type DecoyProps = {
  /** The name in the form: one that a program would fill in and for which a browser has nothing to offer. */
  name: string;
  /** For people who encounter it nevertheless, in a browser without styles: asks to leave it empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A field that people neither see, hear nor reach, but programs fill in: its content tells them apart. */
export function Decoy({ name, label, value, onChange }: DecoyProps): ReactElement {
  return (
    <div className={hidden} aria-hidden="true" inert>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
