import { style } from '@vanilla-extract/css';
import { line, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The camera picture: as wide as the column, and low enough to leave room for the buttons. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '50vh',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: `${line.hair} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
});
