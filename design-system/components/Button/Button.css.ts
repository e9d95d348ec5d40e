import { style, styleVariants } from '@vanilla-extract/css';
import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { animated, motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { turn } from '../../theme/turn.css.ts';

const enabled = ':not(:disabled, [aria-disabled="true"])';

/** The hover and pressed styles. */
const states = (underPointer: CSSProperties, pressed: CSSProperties): StyleRule => ({
  ...hovered(underPointer, enabled),
  // Form sets `data-pressed` on its submit button until the submit is handled.
  selectors: { [`&:is(:active, [data-pressed])${enabled}`]: pressed },
});

const button = style([
  focusRing,
  motion(['background-color', 'border-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    margin: 0,
    border: `${line.control} solid transparent`,
    borderRadius: radius.small,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:disabled, &[aria-disabled="true"]:not([data-pending])': {
        cursor: 'not-allowed',
        background: 'transparent',
        borderColor: vars.border.control,
        borderStyle: 'dashed',
        color: vars.text.muted,
      },
      '&[data-pending]': { cursor: 'progress' },
      '&[aria-current="page"]': { fontWeight: fontWeight.strong, boxShadow: `inset 0 -0.2em 0 ${vars.border.strong}` },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: systemColor.buttonText,
        selectors: {
          '&:disabled, &[aria-disabled="true"]:not([data-pending])': {
            borderColor: systemColor.disabled,
            color: systemColor.disabled,
          },
        },
      },
      // Stacked buttons fill a phone's width and fit their labels elsewhere.
      [media.medium]: { inlineSize: 'fit-content' },
      [media.print]: { display: 'none' },
    },
  },
]);

export const tones = styleVariants({
  primary: [
    button,
    {
      background: vars.action.rest,
      color: vars.action.text,
    },
    states({ background: vars.action.hover }, { background: vars.action.pressed }),
  ],
  secondary: [
    button,
    {
      background: 'transparent',
      borderColor: vars.text.action,
      color: vars.text.action,
    },
    states(
      { background: vars.surface.info },
      { background: vars.surface.info, borderColor: vars.border.strong, color: vars.text.default },
    ),
  ],
  quiet: [
    button,
    {
      background: 'transparent',
      color: vars.text.action,
      textDecoration: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.22em',
    },
    states({ background: vars.surface.info }, { color: vars.text.default }),
  ],
  critical: [
    button,
    {
      background: vars.danger.rest,
      color: vars.danger.text,
    },
    states({ background: vars.danger.hover }, { background: vars.danger.pressed }),
  ],
});

export const sizes = styleVariants({
  small: { minBlockSize: size.target, paddingBlock: space.xxs, paddingInline: space.s, fontSize: fontSize.small },
  medium: { minBlockSize: size.control, paddingBlock: space.xs, paddingInline: space.m, fontSize: fontSize.body },
  large: { minBlockSize: '3.75rem', paddingBlock: space.s, paddingInline: '1.75rem', fontSize: fontSize.lead },
});

/** A static three-quarter ring under reduced motion; the text beside it says what is happening. */
export const pendingMark = style([
  animated(turn, '1.1s linear infinite'),
  {
    inlineSize: '1em',
    blockSize: '1em',
    flex: 'none',
    border: '0.14em solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: radius.round,
  },
]);

export const reason = style({
  display: 'block',
  marginBlockStart: space.xs,
  color: vars.text.muted,
  fontSize: fontSize.small,
});
