import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xxs,
  marginInline: `calc(-1 * ${space.xs})`,
});

export const option = style([
  focusRing,
  motion(['border-color']),
  hovered({ borderBlockEndColor: vars.border.hairline }, ':not([aria-current])'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: size.target,
    minBlockSize: size.target,
    paddingInline: space.xs,
    borderBlock: `${line.strong} solid transparent`,
    color: vars.text.action,
    fontSize: fontSize.small,
    textDecoration: 'none',
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
