import type { ReactElement, ReactNode } from 'react';
import { gaps } from '../../theme/gaps.css.ts';
import type { Gap } from '../../theme/gaps.css.ts';
import { aligns, stack } from './Stack.css.ts';

export type StackProps = {
  children: ReactNode;
  /** The space between the children. @default 'm' */
  gap?: Gap;
  /** @default 'stretch' */
  align?: keyof typeof aligns;
  /** The element; for a list, the children must be `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer';
};

/** Lays out children below each other with a uniform gap. */
export function Stack({ children, gap = 'm', align = 'stretch', as: Element = 'div' }: StackProps): ReactElement {
  // Safari drops the list role from lists without markers; the explicit role restores it.
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return (
    <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`} role={role}>
      {children}
    </Element>
  );
}
