import { style } from '@vanilla-extract/css';
import { measure, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.s,
  maxInlineSize: measure.text,
  marginInline: 'auto',
  paddingBlock: space.l,
  textAlign: 'center',
});

export const drawing = style({
  inlineSize: '6.5rem',
  blockSize: 'auto',
  fill: 'none',
  stroke: vars.text.muted,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sun = style({ fill: vars.art.sand, stroke: vars.ornament.gold });

export const words = style({ color: vars.text.muted });

export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
  paddingBlockStart: space.xs,
});
