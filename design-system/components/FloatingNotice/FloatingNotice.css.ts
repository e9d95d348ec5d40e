import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { selectionBar } from '../DataTable/Selection.css.ts';

const selects = `:root:has(${selectionBar}:not([data-empty]))`;

/** Below the list, where its room moves no row; while the list is longer than the window, it stays at the window's end. */
export const place = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: space.s,
  order: 1,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  selectors: { [`${selects} &`]: { insetBlockEnd: '4rem' } },
  '@media': {
    // On a phone the actions on selected rows take several lines.
    [media.narrow]: { selectors: { [`${selects} &`]: { insetBlockEnd: '10rem' } } },
    [media.print]: { display: 'none' },
  },
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  minBlockSize: size.target,
  paddingInlineStart: space.s,
  border: `${line.control} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  fontSize: fontSize.small,
  pointerEvents: 'auto',
});

// Keeps the focused element above the notice.
globalStyle(`:root:has(${place})`, { scrollPaddingBlockEnd: '4.5rem' });
