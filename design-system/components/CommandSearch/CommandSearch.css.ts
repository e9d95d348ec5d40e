import { style } from '@vanilla-extract/css';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const search = style({
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: size.target,
  paddingInline: space.xs,
  border: `${line.control} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  color: vars.text.muted,
  fontSize: fontSize.small,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.focus.line}`,
      outlineOffset: '1px',
      boxShadow: `0 0 0 6px ${vars.focus.halo}`,
    },
  },
  '@media': { [media.finePointer]: { minBlockSize: '2.375rem' } },
});

export const label = style({ flex: 'none', fontWeight: fontWeight.medium });

export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: '3rem',
  minBlockSize: size.target,
  padding: 0,
  paddingInlineStart: space.xxs,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.text.default,
  font: 'inherit',
  '@media': { [media.finePointer]: { minBlockSize: '2.25rem' } },
});

export const key = style({
  flex: 'none',
  minInlineSize: '1.5em',
  paddingInline: space.xxs,
  border: `${line.hair} solid ${vars.border.control}`,
  borderRadius: radius.small,
  fontFamily: 'inherit',
  textAlign: 'center',
  lineHeight: lineHeight.snug,
  '@media': { [media.narrow]: { display: 'none' } },
});

/** Aligned with the end of the field, and wider than the field if there is room. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.xxs})`,
  insetInlineEnd: 0,
  zIndex: 10,
  minInlineSize: '100%',
  inlineSize: `min(34rem, calc(100vw - 2 * ${space.s}))`,
  maxBlockSize: 'min(36rem, 75dvb)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `${line.control} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  color: vars.text.default,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

export const empty = style({ padding: space.s, color: vars.text.muted });

export const groupTitle = style({
  paddingInline: space.s,
  paddingBlock: `${space.xs} ${space.xxs}`,
  color: vars.text.muted,
  fontWeight: fontWeight.strong,
});

export const option = style([
  hovered({ background: vars.surface.sunken }, ':not([aria-selected="true"])'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    minBlockSize: size.target,
    paddingInline: space.s,
    paddingBlock: space.xxs,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': {
        background: vars.surface.info,
        boxShadow: `inset 0.25rem 0 0 ${vars.focus.line}`,
      },
    },
    '@media': {
      [media.finePointer]: { minBlockSize: '2.25rem' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: systemColor.background,
        color: systemColor.text,
        selectors: { '&[aria-selected="true"]': { background: systemColor.selected, color: systemColor.selectedText } },
      },
    },
  },
]);

export const detail = style({
  color: vars.text.muted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
