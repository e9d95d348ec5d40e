import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

/** Set on the group, so that the panes inherit it. */
export const panes = style({
  stroke: vars.art.leading,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const glasses = styleVariants(
  {
    night: vars.art.night,
    sky: vars.art.sky,
    water: vars.art.water,
    leaf: vars.art.leaf,
    wine: vars.art.wine,
    flame: vars.art.flame,
    rose: vars.art.rose,
    sand: vars.art.sand,
    line: 'none',
  },
  (fill) => ({ fill }),
);

export const frame = style({ fill: 'none', stroke: vars.art.leading, strokeWidth: 5, strokeLinejoin: 'round' });

export const reveal = style({ fill: 'none', stroke: vars.border.hairline, strokeWidth: 15, strokeLinejoin: 'round' });
