import type { ReactElement, ReactNode } from 'react';
import { block, numeric as numericStyle, sizes, tones } from './Text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** @default 'body' */
  size?: keyof typeof sizes;
  /** What the words mean; never the only sign of it. @default 'default' */
  tone?: keyof typeof tones;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** Figures of one width, for amounts that stand under each other. */
  numeric?: boolean;
  /** The language of the words, where it is not the page's. */
  lang?: string;
};

/** Words of the page, in the face for reading and operating. */
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
