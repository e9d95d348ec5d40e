import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { ring, spinner } from './Spinner.css.ts';

export type SpinnerProps = {
  /** What is loading, such as 'Loading the events…'. */
  label: string;
  /** Shows only the ring, if there is no room for more; the label is still read to screen readers. */
  isLabelHidden?: boolean;
};

/** Something is loading for an unknown time. Not shown without scripts. */
export function Spinner({ label, isLabelHidden = false }: SpinnerProps): ReactElement {
  return (
    <span className={spinner}>
      <span className={ring} aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
