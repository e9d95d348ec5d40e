import type { ReactElement, ReactNode } from 'react';
import { tones, widths } from './PageSection.css.ts';

export type PageSectionProps = {
  children: ReactNode;
  /** The column: for text, forms, cards and tables, or text that is printed at full paper width. @default 'wide' */
  width?: keyof typeof widths;
  /** The background: the page color, a lighter one, or dark in both themes. @default 'plain' */
  tone?: keyof typeof tones;
  /** The landmark name, for people who navigate by landmarks; only if the page has several important sections. */
  label?: string;
};

/** A full-width band of the page with a centered column and its surrounding space. */
export function PageSection({ children, width = 'wide', tone = 'plain', label }: PageSectionProps): ReactElement {
  const Element = label === undefined ? 'div' : 'section';
  return (
    <Element className={tones[tone]} aria-label={label}>
      <div className={widths[width]}>{children}</div>
    </Element>
  );
}
