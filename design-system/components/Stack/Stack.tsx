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
  /** The element; as a list, its children are `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer';
};

/** Things below each other with one gap between them. */
export function Stack({ children, gap = 'm', align = 'stretch', as: Element = 'div' }: StackProps): ReactElement {
  // Without markers Safari no longer calls a list a list; the role says it again.
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return (
    <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`} role={role}>
      {children}
    </Element>
  );
}
