import type { ReactElement, ReactNode } from 'react';
import { prose } from './Prose.css.ts';

/** Running text: one column with 60 to 70 characters per line, and space between paragraphs. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={prose}>{children}</div>;
}
