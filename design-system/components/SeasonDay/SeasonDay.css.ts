import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, lineHeight, measure, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  maxInlineSize: measure.text,
});

export const mark = style({ inlineSize: '2.75rem', marginBlockEnd: space.xxs });

export const name = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title2,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

export const details = style({ color: vars.text.muted, lineHeight: lineHeight.snug });
