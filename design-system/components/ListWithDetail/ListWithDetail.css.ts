import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, line, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The panes side by side, with the list as narrow as its rows allow. */
export const panes = style({
  // Each pane has the margins of its own page.
  selectors: { '&&': { padding: 0 } },
  '@media': {
    [media.split]: {
      selectors: {
        '&[data-open]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(23rem, 2fr) minmax(0, 5fr)',
          alignItems: 'start',
        },
      },
    },
  },
});

export const listPane = style({
  minInlineSize: 0,
  ':focus': { outline: 'none' },
  '@media': { [media.print]: { display: 'none' } },
});

// With no open detail, the list is the page and is printed.
globalStyle(`${panes}:not([data-open]) > ${listPane}`, { '@media': { [media.print]: { display: 'block' } } });

/** Stays in the window while the list scrolls, and scrolls independently. */
export const detailPane = style({
  minInlineSize: 0,
  ':focus': { outline: 'none' },
  selectors: {
    [`${panes}[data-open] > &`]: {
      '@media': {
        [media.split]: {
          position: 'sticky',
          insetBlockStart: 0,
          maxBlockSize: '100dvb',
          overflowY: 'auto',
          borderInlineStart: `${line.hair} solid ${vars.border.hairline}`,
        },
      },
    },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.m,
  paddingBlockStart: space.xs,
  color: vars.text.muted,
  fontSize: fontSize.small,
  '@media': { [media.narrow]: { paddingInline: space.s }, [media.print]: { display: 'none' } },
});

globalStyle(`${toolbar} button`, { minBlockSize: size.target, paddingInline: space.s, fontSize: fontSize.small });
globalStyle(`:root:not([data-density="comfortable"]) ${toolbar} button`, {
  '@media': { [media.finePointer]: { minBlockSize: '2.2857rem' } },
});

/** The close button is at the start if the detail is the whole page, and at the end beside the list, as in windows. */
export const closePlace = style({
  display: 'flex',
  order: -1,
  '@media': { [media.split]: { order: 1, marginInlineStart: 'auto' } },
});
