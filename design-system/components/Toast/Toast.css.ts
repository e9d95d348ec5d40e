import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** At the lower end of the window and above dialogs; what lies beside the toasts stays within reach of the pointer. */
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

export const buttons = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xxs });

const press = style([
  focusRing,
  {
    minInlineSize: size.target,
    minBlockSize: size.target,
    paddingBlock: space.xxs,
    paddingInline: 0,
    border: `${line.control} solid transparent`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.action,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    cursor: 'pointer',
  },
]);

export const presses = styleVariants({
  action: [
    press,
    {
      paddingInline: space.s,
      borderColor: vars.text.action,
      selectors: { '&:hover': { background: vars.surface.info }, '&:active': { borderColor: vars.border.strong, color: vars.text.default } },
    },
  ],
  dismiss: [
    press,
    {
      textDecorationLine: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.22em',
      selectors: { '&:hover': { textDecorationThickness: '0.16em' }, '&:active': { color: vars.text.default } },
    },
  ],
});
