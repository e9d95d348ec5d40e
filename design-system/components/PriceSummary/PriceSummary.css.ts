import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = style({
  borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  paddingBlockStart: space.s,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
});

/** The old total stays in place in a muted color while a new one is loading. */
export const sums = style([motion(['color']), { selectors: { '&[aria-busy="true"]': { color: vars.text.muted } } }]);

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlock: space.xs,
});

export const lineRow = style([row, { borderBlockEnd: `${line.hair} solid ${vars.border.hairline}` }]);

export const totalRow = style([row, { fontWeight: fontWeight.strong, paddingBlockStart: space.s }]);

export const partRow = style([row, { borderBlockStart: `${line.hair} solid ${vars.border.hairline}` }]);

export const term = style({ minInlineSize: 0 });

export const quantity = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

export const amount = style({ marginInlineStart: 'auto' });

export const totalAmount = style([amount, { fontSize: fontSize.lead }]);

export const note = style({ marginBlockStart: space.xs, color: vars.text.muted, fontSize: fontSize.small });
