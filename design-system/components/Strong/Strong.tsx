import type { ReactElement, ReactNode } from 'react';

/** Words that are more important than those around them. */
export function Strong({ children }: { children: ReactNode }): ReactElement {
  return <strong>{children}</strong>;
}
