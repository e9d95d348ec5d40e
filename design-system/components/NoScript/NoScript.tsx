import type { ReactElement, ReactNode } from 'react';

export type NoScriptProps = { children: ReactNode };

/** Text for browsers without scripts; other readers never see it. */
export function NoScript({ children }: NoScriptProps): ReactElement {
  return <noscript>{children}</noscript>;
}
