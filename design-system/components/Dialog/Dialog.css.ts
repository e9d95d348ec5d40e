import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { animated } from '../../theme/motion.ts';
import { line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** A backdrop that dims the page. It scrolls, so that a small screen never cuts off a long dialog. */
export const overlay = style([
  animated(appear, '160ms ease-out'),
  {
    position: 'fixed',
    inset: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: '100%',
    maxBlockSize: 'none',
    margin: 0,
    border: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: space.gutter,
    background: `color-mix(in srgb, ${vars.art.leading} 62%, transparent)`,
    selectors: {
      '&[open]': { display: 'flex' },
      // The element's own background dims the page.
      '&::backdrop': { background: 'transparent' },
      '&:focus': { outline: 'none' },
      // When toasts overlap the bottom, focused elements scroll into view above them.
      '&:has(> section)': { scrollPaddingBlockEnd: 'min(12rem, 50vh)' },
    },
  },
]);

const sheet = style({
  position: 'relative',
  inlineSize: '100%',
  margin: 'auto',
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  background: vars.surface.raised,
  color: vars.text.default,
  '@media': { [media.forcedColors]: { border: `${line.strong} solid` } },
  selectors: {
    // Extra scroll space, so that toasts never permanently cover the bottom of a tall sheet.
    'dialog:has(> section) > &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '100%',
      inlineSize: line.hair,
      blockSize: '12rem',
    },
  },
});

export const sheets = styleVariants({
  sheet: [sheet, { maxInlineSize: '36rem' }],
  // Fills the window edge to edge.
  full: [
    sheet,
    {
      flex: 'none',
      blockSize: 'max-content',
      inlineSize: `calc(100% + 2 * ${space.gutter})`,
      margin: `calc(-1 * ${space.gutter})`,
      border: 0,
      borderBlockStart: 0,
      '@media': { [media.forcedColors]: { border: 0 } },
    },
  ],
});

const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: `clamp(${space.m}, 5vw, ${space.l})`,
});

export const contents = styleVariants({
  sheet: [content],
  full: [content, { minBlockSize: '100dvh', maxInlineSize: '60rem', marginInline: 'auto' }],
});

/** The content between title and buttons; it grows in a full-window dialog, so that the buttons are at the bottom. */
export const bodies = styleVariants({ sheet: {}, full: { flex: 'auto', display: 'flex', flexDirection: 'column' } });

export const titleRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
});

export const close = style([
  focusRing,
  hovered({ background: vars.surface.info }),
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    // Aligns the icon with the title's line; the target extends around it.
    marginBlockStart: `calc(-1 * ${space.xxs})`,
    marginInlineEnd: `calc(-1 * ${space.xs})`,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.default,
    cursor: 'pointer',
  },
]);

const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  paddingBlockStart: space.xs,
});

export const actionRows = styleVariants({
  sheet: [actionRow],
  full: [
    actionRow,
    {
      paddingBlock: space.s,
      background: vars.surface.raised,
      // Stays visible however long the text is, if the window is high enough for both.
      '@media': { '(min-height: 36rem)': { position: 'sticky', insetBlockEnd: 0 } },
    },
  ],
});
