import type { ReactElement, ReactNode } from 'react';

/** Words said with a stress, or a title or foreign word within a sentence. */
export function Emphasis({ children }: { children: ReactNode }): ReactElement {
  return <em>{children}</em>;
}
