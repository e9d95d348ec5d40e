import { style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, measure, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const quote = style({
  maxInlineSize: measure.text,
  paddingInlineStart: space.m,
  borderInlineStart: `${line.strong} solid ${vars.ornament.gold}`,
  '@media': {
    [media.forcedColors]: { borderColor: systemColor.text },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const words = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontStyle: 'italic',
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.large,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

export const source = style({
  display: 'block',
  marginBlockStart: space.s,
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});
