import { style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { line, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The text to sign, which precedes the signature. */
export const statement = style({
  marginBlockEnd: space.m,
  paddingInlineStart: space.m,
  borderInlineStart: `${line.strong} solid ${vars.ornament.gold}`,
});

export const words = style({ marginBlockEnd: space.xs });

/** The drawing area. The page does not scroll while a finger draws. */
export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  aspectRatio: '3 / 1',
  border: `${line.hair} solid ${vars.border.control}`,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  color: vars.text.default,
  cursor: 'crosshair',
  touchAction: 'none',
  '@media': { [media.forcedColors]: { background: systemColor.background, color: systemColor.text } },
});

export const ink = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The signature line. */
export const baseline = style({ stroke: vars.border.hairline, strokeWidth: 0.6 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.s });
