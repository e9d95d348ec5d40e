import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { ring, spinner } from './Spinner.css.ts';

export type SpinnerProps = {
  /** What one waits for, such as 'Loading the events…'. */
  label: string;
  /** Shows the ring alone, where there is room for no more; the label is still there to be heard. */
  isLabelHidden?: boolean;
};

/** Something is on its way and nobody knows how long it takes. Not shown where scripts are off. */
export function Spinner({ label, isLabelHidden = false }: SpinnerProps): ReactElement {
  return (
    <span className={spinner}>
      <span className={ring} aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
