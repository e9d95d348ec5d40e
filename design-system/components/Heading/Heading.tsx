import type { ReactElement, ReactNode } from 'react';
import { useIsBeside } from '../../private/Beside/Beside.ts';
import { sizes } from './Heading.css.ts';

export type HeadingProps = {
  /** Its level in the page's outline; one level 1 per page. */
  level: 1 | 2 | 3 | 4;
  /** Its visual size, if that differs from its level. */
  size?: keyof typeof sizes;
  /** The language of the words, where it is not the page's. */
  lang?: string;
  /** A place in the page that links lead to. */
  id?: string;
  /** Its id, which makes it a focus target when the section that it begins has just appeared; Tab skips it. */
  focusId?: string;
  children: ReactNode;
};

/** A title in the serif font. The level is for the outline, the size for the eye. */
export function Heading({ level, size = level, lang, id, focusId, children }: HeadingProps): ReactElement {
  // Beside a list, the title of an open detail is one level below the title of the screen, and so is everything under it.
  const Element = `h${useIsBeside() ? ((level + 1) as 2 | 3 | 4 | 5) : level}` as const;
  return (
    <Element className={sizes[size]} lang={lang} id={focusId ?? id} tabIndex={focusId === undefined ? undefined : -1}>
      {children}
    </Element>
  );
}
