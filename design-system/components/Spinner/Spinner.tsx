import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { ring, spinner } from './Spinner.css.ts';

export type SpinnerProps = {
  /** A label that says what is loading, such as 'Loading the events…'. */
  label: string;
  /** Shows only the ring, if there is no room for more; screen readers still read the label. */
  isLabelHidden?: boolean;
};

/** An indicator that something is loading for an unknown time. Not shown without scripts. */
export function Spinner({ label, isLabelHidden = false }: SpinnerProps): ReactElement {
  return (
    <span className={spinner}>
      <span className={ring} aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
