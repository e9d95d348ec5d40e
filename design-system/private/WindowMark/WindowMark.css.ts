import { style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const mark = style({ blockSize: '2.9em', inlineSize: 'auto', flex: 'none' });

export const glass = style({ fill: vars.art.night });

export const light = style({ fill: vars.art.flame });

export const morning = style({ fill: vars.art.sand });

/** The leading: as dark as the frame in the light theme, and lit by warm light in the dark theme. */
export const leading = style({
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: systemColor.text } },
});
