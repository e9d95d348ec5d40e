import type { ReactElement, ReactNode } from 'react';
import { screenOnly } from './ScreenOnly.css.ts';

export type ScreenOnlyProps = { children: ReactNode };

/** Content that is useless on paper, such as how to print the page. */
export function ScreenOnly({ children }: ScreenOnlyProps): ReactElement {
  return <div className={screenOnly}>{children}</div>;
}
