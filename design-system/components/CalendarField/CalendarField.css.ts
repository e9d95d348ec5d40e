import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const typed = style({ flex: '0 1 auto', minInlineSize: 0 });

const plainButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: size.target,
    minBlockSize: size.target,
    padding: 0,
    border: `${line.hair} solid transparent`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.action,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[aria-disabled="true"]': { color: vars.text.muted, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: systemColor.disabled } } },
    },
  },
]);

export const opener = style([
  plainButton,
  hovered({ textDecoration: 'underline' }),
  {
    paddingInline: space.s,
    minBlockSize: size.control,
    borderColor: vars.border.control,
    fontWeight: fontWeight.medium,
    selectors: { '&:disabled': { borderStyle: 'dashed', color: vars.text.muted, cursor: 'not-allowed' } },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const panel = style({
  maxInlineSize: '24rem',
  marginBlockStart: space.xs,
  padding: space.xxs,
  border: `${line.hair} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: space.xxs });

const step = style([plainButton, hovered({ background: vars.surface.sunken }, ':not([aria-disabled])')]);

/** The arrow of a disclosure, rotated to point back and forward. */
export const steps = { [-1]: style([step, { rotate: '90deg' }]), 1: style([step, { rotate: '-90deg' }]) } as const;

export const monthName = style({
  flex: 1,
  paddingInline: space.xs,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});

export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'center' });

export const weekday = style({
  padding: 0,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: 'center',
});

export const gridCell = style({ padding: 0 });

export const day = style([
  plainButton,
  hovered({ borderColor: vars.border.strong }, ':not([aria-disabled])'),
  {
    inlineSize: '100%',
    fontWeight: fontWeight.strong,
    textDecoration: 'underline',
    selectors: {
      // May shrink to fit a small phone, since disabled days are not targets.
      '&[aria-disabled="true"]': { minInlineSize: 0, fontWeight: fontWeight.regular, textDecoration: 'none' },
      // Seven full-size targets would be wider than a small phone.
      '[data-full] &': { minInlineSize: 0 },
      '&[data-noted]': { borderStyle: 'dashed', borderColor: vars.border.strong },
      '&[data-chosen]': { background: vars.action.rest, color: vars.action.text },
      // Above its neighbors, which would cut off the focus ring.
      '&:focus-visible': { position: 'relative', zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-chosen]': {
            forcedColorAdjust: 'none',
            background: systemColor.selected,
            color: systemColor.selectedText,
          },
        },
      },
    },
  },
]);

export const notes = style({ margin: 0, paddingInline: space.xs, listStyle: 'none' });

export const note = style({ paddingBlock: space.xxs, color: vars.text.muted, fontSize: fontSize.small });
