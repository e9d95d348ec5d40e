import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingInlineStart: '1.4em',
  fontSize: fontSize.body,
});

export const item = style({
  paddingInlineStart: space.xxs,
  '::marker': { color: vars.text.muted, fontVariantNumeric: 'lining-nums tabular-nums' },
});
