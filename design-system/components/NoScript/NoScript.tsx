import type { ReactElement, ReactNode } from 'react';

export type NoScriptProps = { children: ReactNode };

/** Words for readers whose browser runs no scripts; all others never meet them. */
export function NoScript({ children }: NoScriptProps): ReactElement {
  return <noscript>{children}</noscript>;
}
