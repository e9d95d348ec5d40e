import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Set on the group, so that the panes inherit it. */
export const leading = style({
  stroke: vars.art.leading,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeOpacity: 0.75,
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
  },
  (fill) => ({ fill }),
);

/** Some panes are more translucent. */
export const thin = style({ fillOpacity: 0.78 });

export const arch = style({ fill: 'none', stroke: vars.art.leading, strokeWidth: 5, strokeLinejoin: 'round' });

export const reveal = style({ fill: 'none', stroke: vars.border.hairline, strokeWidth: 15, strokeLinejoin: 'round' });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});
