import { style } from '@vanilla-extract/css';
import { line, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** What the camera sees: as wide as the column, and never higher than the buttons leave room for. */
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
