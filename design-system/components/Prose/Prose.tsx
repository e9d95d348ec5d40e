import type { ReactElement, ReactNode } from 'react';
import { prose } from './Prose.css.ts';

/** Text for reading: one column of 60 to 70 characters a line, a space between the paragraphs. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={prose}>{children}</div>;
}
