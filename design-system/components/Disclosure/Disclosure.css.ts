import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Printed open, because paper cannot be clicked. */
export const disclosure = style({
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [media.print]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
      },
    },
  },
});

export const summary = style([
  focusRing,
  hovered({ textDecorationLine: 'underline', textUnderlineOffset: '0.2em' }),
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.xs,
    inlineSize: 'fit-content',
    minBlockSize: size.target,
    paddingBlock: space.xs,
    borderRadius: radius.small,
    color: vars.text.action,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.print]: { color: 'inherit' } },
  },
]);

export const chevron = style([
  motion(['transform']),
  {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    flex: 'none',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

/** A line under the middle of the icon connects the content to its label. */
export const content = style({
  marginInlineStart: '0.575em',
  paddingInlineStart: `calc(0.575em + ${space.xs})`,
  paddingBlock: space.xs,
  borderInlineStart: `${line.control} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } },
});
