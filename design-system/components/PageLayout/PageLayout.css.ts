import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { measure, space } from '../../theme/tokens.ts';

/** The footer is at the foot of the window even under a short page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  '@media': { [media.print]: { display: 'block' } },
});

export const main = style({
  flex: '1 0 auto',
  minInlineSize: 0,
  // It takes focus only when a page is opened or the skip link followed; a ring around everything would say nothing.
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
