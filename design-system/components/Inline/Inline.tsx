import type { ReactElement, ReactNode } from 'react';
import { gaps } from '../../theme/gaps.css.ts';
import type { Gap } from '../../theme/gaps.css.ts';
import { aligns, inline, justifies, wraps } from './Inline.css.ts';

export type InlineProps = {
  children: ReactNode;
  /** The space between the children, and between their lines when they wrap. @default 's' */
  gap?: Gap;
  /** @default 'center' */
  align?: keyof typeof aligns;
  /** @default 'start' */
  justify?: keyof typeof justifies;
  /** Whether the children go on to a next line when the width is short. @default true */
  wrap?: boolean;
};

/** Things beside each other with one gap between them. */
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
