import type { ReactElement, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. A class, not react-aria's inline styles: the security policy refuses those in server HTML. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className={hidden}>{children}</span>;
}
