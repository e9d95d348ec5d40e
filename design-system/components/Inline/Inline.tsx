import type { ReactElement, ReactNode } from 'react';
import { gaps } from '../../theme/gaps.css.ts';
import type { Gap } from '../../theme/gaps.css.ts';
import { aligns, inline, justifies, wraps } from './Inline.css.ts';

export type InlineProps = {
  children: ReactNode;
  /** The space between the children, and between lines when they wrap. @default 's' */
  gap?: Gap;
  /** @default 'center' */
  align?: keyof typeof aligns;
  /** @default 'start' */
  justify?: keyof typeof justifies;
  /** Whether the children wrap to the next line if they do not fit. @default true */
  wrap?: boolean;
};

/** Lays out children side by side with a uniform gap. */
export function Inline({
  children,
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
}: InlineProps): ReactElement {
  const classes = [inline, gaps[gap], aligns[align], justifies[justify], wraps[wrap ? 'wrap' : 'nowrap']];
  return <div className={classes.join(' ')}>{children}</div>;
}
