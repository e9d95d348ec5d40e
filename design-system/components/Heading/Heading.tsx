import type { ReactElement, ReactNode } from 'react';
import { useIsBeside } from '../../private/Beside/Beside.ts';
import { sizes } from './Heading.css.ts';

export type HeadingProps = {
  /** The level in the page's outline; one level 1 per page. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, if it differs from the level. */
  size?: keyof typeof sizes;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  /** An id, as a target for links. */
  id?: string;
  /** An id that makes the heading focusable by script, for when its section has just appeared; Tab skips it. */
  focusId?: string;
  children: ReactNode;
};

/** A title in the serif font. The level sets its place in the outline, the size only its appearance. */
export function Heading({ level, size = level, lang, id, focusId, children }: HeadingProps): ReactElement {
  // In a detail beside a list, every heading is one level lower, because the list's screen has the level 1 heading.
  const Element = `h${useIsBeside() ? ((level + 1) as 2 | 3 | 4 | 5) : level}` as const;
  return (
    <Element className={sizes[size]} lang={lang} id={focusId ?? id} tabIndex={focusId === undefined ? undefined : -1}>
      {children}
    </Element>
  );
}
