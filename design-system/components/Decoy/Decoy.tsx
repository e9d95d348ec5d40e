import type { ReactElement } from 'react';
import { hidden } from '../../private/VisuallyHidden/VisuallyHidden.css.ts';

export type DecoyProps = {
  /** The name in the form: one that a bot would fill in but a browser has no autofill for. */
  name: string;
  /** For people who see the field in a browser without styles: asks them to leave it empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A honeypot field: people cannot see, hear or reach it, but bots fill it in. */
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
