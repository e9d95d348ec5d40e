import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** At the bottom of the window; content beside the toasts can still be clicked. */
export const region = style({
  position: 'fixed',
  zIndex: 4,
  insetBlockEnd: space.m,
  insetInlineEnd: space.m,
  inlineSize: `min(28rem, calc(100% - 2 * ${space.m}))`,
  maxBlockSize: '60vh',
  overflowY: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${region} > ol`, { display: 'flex', flexDirection: 'column', gap: space.xs });

export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.s,
  paddingInline: space.m,
  border: `${line.control} solid ${vars.border.control}`,
  background: vars.surface.raised,
  color: vars.text.default,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0 });

const sign = style({ fontWeight: fontWeight.strong });

export const signs = styleVariants({
  positive: [sign, { color: vars.text.positive }],
  info: [sign, { color: vars.text.action }],
});

globalStyle(`${sign} > svg`, { display: 'inline-block', verticalAlign: '-0.2em' });

/** A quiet button has no visible edge, so its label aligns with the text above it. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  selectors: { '&:has(> button:only-child)': { marginInlineStart: `calc(-1 * ${space.s})` } },
});
