import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { line } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const wall = style({
  aspectRatio: '960 / 300',
  minBlockSize: '9rem',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.surface.sunken,
  borderBlockEnd: `${line.strong} solid`,
  '@media': { [media.print]: { display: 'none' } },
});

/** The window sill: gold, or the season's color. */
export const seasons = styleVariants({
  none: [wall, { borderBlockEndColor: vars.ornament.gold }],
  violet: [wall, { borderBlockEndColor: vars.ornament.violet }],
  white: [wall, { borderBlockEndColor: vars.ornament.white }],
  green: [wall, { borderBlockEndColor: vars.ornament.green }],
  red: [wall, { borderBlockEndColor: vars.ornament.red }],
  rose: [wall, { borderBlockEndColor: vars.ornament.rose }],
});
