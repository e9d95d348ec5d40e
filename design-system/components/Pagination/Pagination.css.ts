import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  rowGap: space.xs,
  fontSize: fontSize.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const position = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxs });

export const step = style([
  focusRing,
  hovered({ textDecoration: 'underline' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: size.target,
    minBlockSize: size.target,
    paddingInline: space.xs,
    border: 0,
    borderBlock: `${line.strong} solid transparent`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.action,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': {
        borderBlockEndColor: vars.text.default,
        color: vars.text.default,
        fontWeight: fontWeight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockColor: systemColor.background,
        selectors: { '&[aria-current]': { borderBlockEndColor: systemColor.selected } },
      },
    },
  },
]);

export const gap = style({ paddingInline: space.xs, color: vars.text.muted });
