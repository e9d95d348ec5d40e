import type { ReactElement, ReactNode } from 'react';
import { tones, widths } from './PageSection.css.ts';

export type PageSectionProps = {
  children: ReactNode;
  /** The column: for reading, for filling in, for cards and tables, or for reading that uses the whole width of paper. @default 'wide' */
  width?: keyof typeof widths;
  /** The ground: the page's paper, a lighter sheet, or night in both themes. @default 'plain' */
  tone?: keyof typeof tones;
  /** Its name for people who move by landmarks; only where the page has several that matter. */
  label?: string;
};

/** A band across the page with its column in the middle and the air around it. */
export function PageSection({ children, width = 'wide', tone = 'plain', label }: PageSectionProps): ReactElement {
  const Element = label === undefined ? 'div' : 'section';
  return (
    <Element className={tones[tone]} aria-label={label}>
      <div className={widths[width]}>{children}</div>
    </Element>
  );
}
