import type { ReactElement, ReactNode } from 'react';
import { sizes } from './Heading.css.ts';

export type HeadingProps = {
  /** Its place in the page's outline; one level 1 on a page. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, when that differs from its level. */
  size?: keyof typeof sizes;
  /** The language of the words, where it is not the page's. */
  lang?: string;
  /** A place in the page that links lead to. */
  id?: string;
  /** Its id, which makes it a place to take the focus to when what it begins has just appeared; Tab passes it by. */
  focusId?: string;
  children: ReactNode;
};

/** A title in the serif. The level is for the outline, the size for the eye. */
export function Heading({ level, size = level, lang, id, focusId, children }: HeadingProps): ReactElement {
  const Element = `h${level}` as const;
  return (
    <Element className={sizes[size]} lang={lang} id={focusId ?? id} tabIndex={focusId === undefined ? undefined : -1}>
      {children}
    </Element>
  );
}
