import { style } from '@vanilla-extract/css';
import { focusRingWithin } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The drop zone; a click anywhere in it opens the browser's file chooser. */
export const place = style([
  focusRingWithin('input'),
  motion(['background-color', 'border-color']),
  hovered({ background: vars.surface.info }),
  hovered({ borderColor: vars.border.strong }, ':not([data-invalid])'),
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    rowGap: space.xxs,
    minBlockSize: size.control,
    paddingBlock: space.s,
    paddingInline: space.m,
    border: `${line.control} dashed ${vars.border.control}`,
    borderRadius: radius.small,
    background: vars.surface.raised,
    lineHeight: lineHeight.snug,
    selectors: { '&[data-invalid]': { borderColor: vars.text.critical } },
  },
]);

/** The native input, invisible over the whole drop zone: it takes clicks, taps, keys and dropped files. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const choose = style({
  color: vars.text.action,
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.22em',
});

/** Shown only on devices with a pointer for dragging. */
export const drop = style({
  display: 'none',
  color: vars.text.muted,
  '@media': { [media.hovers]: { display: 'inline' } },
});

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBlockStart: space.xs,
});

export const fileName = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const fileSize = style({ color: vars.text.muted, fontSize: fontSize.small });
