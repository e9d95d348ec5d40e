import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = style([
  focusRing,
  {
    padding: space.m,
    border: `${line.strong} solid ${vars.text.critical}`,
    borderRadius: radius.small,
    background: vars.surface.critical,
  },
]);

export const title = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
});

// Without a gap, two messages of several lines would look like one.
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, marginBlockStart: space.xs });

export const link = style([
  focusRing,
  hovered({ textDecorationThickness: '0.16em' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    borderRadius: radius.small,
    color: vars.text.critical,
    fontWeight: fontWeight.strong,
    textDecorationThickness: '0.07em',
    textUnderlineOffset: '0.2em',
  },
]);

export const words = style({ display: 'inline-block', paddingBlock: space.xxs, fontWeight: fontWeight.medium });
