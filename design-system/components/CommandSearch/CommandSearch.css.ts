import { style } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Too narrow to type in: the search is a button there, and a field over its neighbors while it has the focus. */
const asButton = '(inline-size < 9.5rem)';
const asIcon = '(inline-size < 5rem)';
const opened = `min(20rem, calc(100vw - 2 * ${space.xs}))`;

export const search = style({
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
  '@container': {
    [asButton]: {
      selectors: { '&:focus-within': { inlineSize: opened, marginInlineStart: `calc(100% - ${opened})` } },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

const closed = `${search}:not(:focus-within) > * > &`;

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
    '&:not(:focus-within)': {
      '@container': { [asButton]: { justifyContent: 'center', paddingInline: 0 } },
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.focus.line}`,
      outlineOffset: '1px',
      boxShadow: `0 0 0 6px ${vars.focus.halo}`,
    },
  },
  '@media': { [media.finePointer]: { minBlockSize: '2.375rem' } },
});

export const label = style({
  flex: 'none',
  fontWeight: fontWeight.medium,
  '@container': { [asIcon]: { selectors: { [closed]: onlyHeard } } },
});

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
  '@container': {
    // All of the button, with its text out of sight.
    [asButton]: {
      selectors: { [closed]: { position: 'absolute', inset: 0, paddingInlineStart: '100%', cursor: 'pointer' } },
    },
  },
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
  '@container': { [asButton]: { selectors: { [closed]: { display: 'none' } } } },
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
