import type { ReactElement, ReactNode } from 'react';
import { block, numeric as numericStyle, sizes, tones } from './Text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** @default 'body' */
  size?: keyof typeof sizes;
  /** The meaning of the text; color must never be its only indication. @default 'default' */
  tone?: keyof typeof tones;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** Tabular figures, for amounts in a column. */
  numeric?: boolean;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
};

/** Text in the font for body copy and controls. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  as: Element = 'p',
  numeric = false,
  lang,
}: TextProps): ReactElement {
  const classes = [sizes[size], tones[tone], Element !== 'span' && block, numeric && numericStyle];
  return (
    <Element className={classes.filter(Boolean).join(' ')} lang={lang}>
      {children}
    </Element>
  );
}
