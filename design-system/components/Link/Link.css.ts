import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { motion } from '../../theme/motion.ts';
import { fontWeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const link = style([
  focusRing,
  motion(['text-decoration-thickness', 'color']),
  {
    color: vars.text.action,
    textDecorationLine: 'underline',
    textDecorationThickness: '0.07em',
    textUnderlineOffset: '0.2em',
    borderRadius: radius.small,
    selectors: {
      '&:active': { color: vars.text.default },
      // A title's line can be lower than the minimum target; the inline padding enlarges it without moving anything.
      ':is(h1, h2, h3, h4) > &': { paddingBlock: '0.4em' },
    },
  },
  hovered({ textDecorationThickness: '0.16em' }),
]);

export const kinds = styleVariants({
  inText: [link],
  // No wrapping: a phone number on two lines is read as two. Alone in a fact it is a full-size target without moving anything.
  phone: [
    link,
    { whiteSpace: 'nowrap', selectors: { 'dd > &': { paddingBlock: `calc((${size.target} - 1.25em) / 2)` } } },
  ],
  standalone: [
    link,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xs,
      minInlineSize: size.target,
      minBlockSize: size.target,
      fontWeight: fontWeight.medium,
    },
  ],
});

export const externalMark = style({
  display: 'inline-block',
  verticalAlign: '-0.16em',
  fontSize: '0.85em',
  marginInlineStart: '0.2em',
});
