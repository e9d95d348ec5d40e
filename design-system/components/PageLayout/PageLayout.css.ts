import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { measure, space } from '../../theme/tokens.ts';

/** Keeps the footer at the bottom of the window even on a short page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  '@media': { [media.print]: { display: 'block' } },
});

export const main = style({
  flex: '1 0 auto',
  minInlineSize: 0,
  // Takes focus only on navigation or through the skip link; a ring around the whole content would be meaningless.
  ':focus': { outline: 'none' },
});

export const banner = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${measure.wide} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.xs,
  '@media': { [media.print]: { display: 'none' } },
});
