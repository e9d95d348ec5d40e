import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** A line at the side marks an invalid answer at any zoom, in addition to the error text. */
const wrongMark = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${space.s})`,
  borderInlineStart: `${line.strong} solid ${vars.text.critical}`,
} as const;

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minInlineSize: 0,
  selectors: { '&[data-invalid]::before': wrongMark },
});

export const label = style({ fontSize: fontSize.body, fontWeight: fontWeight.medium, lineHeight: lineHeight.snug });

export const optional = style({ color: vars.text.muted, fontWeight: fontWeight.regular });

export const hint = style({
  maxInlineSize: '34em',
  marginBlockStart: space.xxs,
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  textWrap: 'pretty',
});

export const error = style({
  marginBlockStart: space.xxs,
  color: vars.text.critical,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.body,
});

/** The width of an answer rather than of the page: no wider than a line that is easy to read at a glance. */
export const control = style({ maxInlineSize: '34rem', marginBlockStart: space.xs });

/** The look of every text input and select: a sheet of paper with a line to write on. */
export const input = style([
  focusRing,
  hovered({ borderColor: vars.border.strong }, ':not([aria-invalid="true"], :disabled)'),
  motion(['border-color', 'background-color']),
  {
    inlineSize: '100%',
    minBlockSize: size.control,
    margin: 0,
    paddingBlock: space.xs,
    paddingInline: space.s,
    border: `${line.hair} solid ${vars.border.control}`,
    borderBlockEnd: `2px solid ${vars.border.strong}`,
    borderRadius: radius.small,
    background: vars.surface.raised,
    color: vars.text.default,
    lineHeight: lineHeight.snug,
    selectors: {
      // If the answer has a known length, the box shows it: the `size` attribute sets the width.
      '&[size]': { inlineSize: 'auto', maxInlineSize: '100%' },
      '&[aria-invalid="true"]': { borderColor: vars.text.critical, borderBlockEndColor: vars.text.critical },
      '&:disabled': { borderStyle: 'dashed', background: 'transparent', color: vars.text.muted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:disabled': { borderColor: systemColor.disabled, color: systemColor.disabled } },
      },
    },
  },
]);
