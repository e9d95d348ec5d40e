import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { compactRow } from '../WorkspaceLayout/rows.ts';

export const board = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 3fr)', columnGap: space.l } },
});

export const aside = style({
  display: 'grid',
  gap: space.s,
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: space.xs,
      maxBlockSize: `calc(100vh - 2 * ${space.xs})`,
      overflowY: 'auto',
      // Room for focus rings at the edges, which the scroll container would cut off.
      padding: space.xs,
    },
  },
});

const plain = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;

export const groups = style({ display: 'grid', gap: space.l, minInlineSize: 0 });

export const group = style({ display: 'grid', gap: space.s, minInlineSize: 0 });

export const groupTitle = style({
  margin: 0,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const columns = style({
  ...plain,
  gap: space.s,
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))', gap: space.m },
  },
});

/** The browser styles and lays out only the lists near the window: there may be hundreds, and each press would take longer. */
export const column = style({
  '@media': { [media.medium]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 16rem' } },
  minInlineSize: 0,
  padding: space.s,
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const title = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  margin: 0,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** If there is room for all lists, all of them are open. */
export const fixedTitle = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const opener = style([
  focusRing,
  {
    display: 'none',
    '@media': {
      [media.narrow]: {
        display: 'flex',
        alignItems: 'center',
        gap: space.xs,
        inlineSize: '100%',
        minBlockSize: size.target,
        padding: 0,
        border: 'none',
        borderRadius: radius.small,
        background: 'none',
        color: vars.text.action,
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
      },
    },
  },
]);

export const closedMark = style({ display: 'inline-flex' });

export const openMark = style([closedMark, { transform: 'rotate(180deg)' }]);

export const body = style({ display: 'grid', gap: space.xs });

/** On a phone one list is open, and the others show only their names. */
export const closedBody = style([body, { '@media': { [media.narrow]: { display: 'none' } } }]);

export const note = style({ color: vars.text.muted, fontSize: fontSize.small, fontWeight: 'normal' });

export const problem = style({ color: vars.text.critical, fontSize: fontSize.small, fontWeight: fontWeight.strong });

export const caution = style({ color: vars.text.caution, fontSize: fontSize.small });

export const slots = style(plain);

export const slot = style({
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlock: space.xs,
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
});

/** While a card is dragged, an outline marks the places that accept it, including under forced colors. */
const dropTarget = {
  outline: `${line.strong} dashed ${vars.text.action}`,
  outlineOffset: line.strong,
};

export const dragSlots = style([
  slots,
  focusRing,
  {
    // Lets people drop a card on an empty list.
    minBlockSize: size.target,
    borderRadius: radius.small,
    selectors: { '&[data-drop-target]': dropTarget },
  },
]);

export const dragSlot = style([
  slot,
  focusRing,
  {
    borderRadius: radius.small,
    selectors: { '&[data-drop-target]': dropTarget, '&[data-dragging]': { opacity: 0.5 } },
  },
]);

export const dragContent = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

/** The name of an empty slot and its text share a line. */
const onOneLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s });

export const emptySlot = style([slot, onOneLine]);

export const emptyContent = style([dragContent, onOneLine]);

/** The drag handle of a card; it is a full-size target. */
export const handle = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: size.target,
    blockSize: size.target,
    padding: 0,
    border: 'none',
    borderRadius: radius.small,
    background: 'none',
    color: vars.text.muted,
    cursor: 'grab',
  },
]);

/** Rows that cannot be dragged have a hidden handle, because react-aria requires one in each row. */
export const noHandle = style({ display: 'none' });

/** The name is between its handle and its menu; the details take the whole width below them. */
export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
});

const draggableCard = style({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' });

/** A card with a handle, or with the room for one. */
export const draggableRow = style([cardRow, draggableCard]);

export const cardName = style([
  focusRing,
  { fontWeight: fontWeight.strong, borderRadius: radius.small, lineHeight: lineHeight.snug, overflowWrap: 'anywhere' },
]);

export const cardDetails = style({ gridRow: 2, gridColumn: '1 / -1', minInlineSize: 0, overflowWrap: 'anywhere' });

globalStyle(`${cardRow} > [aria-haspopup]`, { gridRow: 1, gridColumn: '-2 / -1' });

const dense = ':root:not([data-density="comfortable"])';
globalStyle(`${dense} ${cardRow} > button`, { '@media': { [media.finePointer]: { minBlockSize: compactRow } } });
globalStyle(`${dense} ${handle}`, {
  '@media': { [media.finePointer]: { inlineSize: '2rem', blockSize: compactRow } },
});
