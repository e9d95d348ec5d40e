import type { ReactElement, ReactNode } from 'react';

/** Stressed words, or a title or foreign word in a sentence. */
export function Emphasis({ children }: { children: ReactNode }): ReactElement {
  return <em>{children}</em>;
}
