import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { frame, row } from './DataTable.css.ts';

const target = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  minBlockSize: size.target,
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});

export const selectTarget = style([target, { minInlineSize: size.target, justifyContent: 'center' }]);

export const selectAll = style([target, { gap: space.xs, lineHeight: size.target, fontWeight: fontWeight.medium }]);

// The dash of an indeterminate checkbox exists only in the native appearance.
globalStyle(`${selectAll} > input:indeterminate`, { appearance: 'auto' });

export const selectAllWords = style({});

/** Stays at the bottom of the window, regardless of the scroll position. */
export const selectionBar = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  paddingInline: space.s,
  paddingBlock: space.xs,
  border: `${line.hair} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  selectors: { '&[data-empty]': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

// Keeps the focused element above the bar.
globalStyle(`${frame} ${row} :is(a, button, input)`, { scrollMarginBlockEnd: '6rem' });
