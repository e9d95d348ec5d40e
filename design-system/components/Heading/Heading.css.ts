import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';

const heading = style({
  fontFamily: fontFamily.title,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
  textWrap: 'balance',
  hyphens: 'manual',
  // When focused or scrolled to, some content above it stays visible; a focus ring would add nothing.
  scrollMarginBlockStart: `calc(2 * ${space.xl})`,
  ':focus': { outline: 'none' },
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});

export const sizes = styleVariants({
  display: [heading, { fontSize: fontSize.display, lineHeight: '1.02', letterSpacing: '-0.022em' }],
  1: [heading, { fontSize: fontSize.title1, lineHeight: '1.06', letterSpacing: '-0.018em' }],
  2: [heading, { fontSize: fontSize.title2, letterSpacing: '-0.012em' }],
  3: [heading, { fontSize: fontSize.title3, letterSpacing: '-0.006em', lineHeight: '1.2' }],
  4: [heading, { fontSize: fontSize.title4, lineHeight: lineHeight.snug, fontWeight: fontWeight.medium }],
});
