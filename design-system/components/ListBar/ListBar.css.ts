import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { compactRow, lineHeightOfRows } from '../WorkspaceLayout/rows.ts';

export const bar = style({ '@media': { [media.print]: { display: 'none' } } });

/** One line on a desktop; on a phone the search with its button, then filter and sort order, then the rest. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const searchPlace = style({
  flex: '1 1 11rem',
  maxInlineSize: '26rem',
  '@media': { [media.narrow]: { flexBasis: '100%', maxInlineSize: 'none' } },
});

globalStyle(searchPlace, { position: 'relative', display: 'flex', alignItems: 'center', gap: space.xs });
// On a phone the field stays wide enough for a name: it goes below a long label rather than beside it.
globalStyle(searchPlace, { '@media': { [media.narrow]: { flexWrap: 'wrap' } } });
globalStyle(`${searchPlace} > input`, { '@media': { [media.narrow]: { flex: '1 1 8rem' } } });

export const searchLabel = style({ flex: 'none', fontSize: fontSize.small, fontWeight: fontWeight.medium });

/** The search hint: always available to screen readers, and visible below the field while it is focused. */
export const searchHint = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  border: `${line.hair} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  color: vars.text.muted,
  fontSize: '0.875rem',
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [`${searchPlace}:focus-within &`]: { opacity: 1 } },
});

export const further = style({
  position: 'relative',
  flex: 'none',
  maxInlineSize: '100%',
  selectors: { '&[open]': { '@media': { [media.narrow]: { flexBasis: '100%' } } } },
});

export const furtherButton = style([
  focusRing,
  hovered({ borderColor: vars.border.strong }),
  lineHeightOfRows,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    inlineSize: 'fit-content',
    paddingInline: space.xs,
    border: `${line.hair} solid ${vars.border.control}`,
    borderRadius: radius.small,
    background: vars.surface.raised,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    listStyle: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

/** The open panel overlays the list; on a phone it moves the list down. */
export const panel = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.s,
  '@media': {
    [media.medium]: {
      position: 'absolute',
      zIndex: 2,
      insetBlockStart: `calc(100% + ${space.xxs})`,
      insetInlineStart: 0,
      inlineSize: 'min(24rem, 80vw)',
      padding: space.s,
      border: `${line.hair} solid ${vars.border.control}`,
      borderRadius: radius.small,
      background: vars.surface.raised,
    },
  },
  selectors: {
    [`${further}[data-at-end] > &`]: { '@media': { [media.medium]: { insetInline: 'auto 0' } } },
  },
});

export const panelActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
});

// Buttons in the line are as high as its fields.
globalStyle(`${row} > button, ${end} > :is(a, button)`, {
  minBlockSize: size.target,
  paddingInline: space.s,
  fontSize: fontSize.small,
});
globalStyle(`:root:not([data-density="comfortable"]) :is(${row} > button, ${end} > :is(a, button))`, {
  '@media': { [media.finePointer]: { minBlockSize: compactRow } },
});

// Panels at the end of the line align with its end.
globalStyle(`${end} ${panel}`, { '@media': { [media.medium]: { insetInlineStart: 'auto', insetInlineEnd: 0 } } });
