import { style, styleVariants } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const mark = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const rim = style({
  fill: 'none',
  stroke: vars.ornament.gold,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: systemColor.text } },
});

/** The color is decorative and may disappear under forced colors, because the text beside it names the day. */
const pane = style({ '@media': { [media.forcedColors]: { fill: systemColor.text } } });

export const colors = styleVariants(
  {
    violet: vars.ornament.violet,
    white: vars.ornament.white,
    green: vars.ornament.green,
    red: vars.ornament.red,
    rose: vars.ornament.rose,
  },
  (fill) => [pane, { fill }],
);
