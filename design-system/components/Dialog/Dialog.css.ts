import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { animated } from '../../theme/motion.ts';
import { line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The page steps back into the dusk. It scrolls, so that a long dialog is never cut off by a small screen. */
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
      // Its own background is the dusk.
      '&::backdrop': { background: 'transparent' },
      '&:focus': { outline: 'none' },
      // With notices over its lower end: what the focus comes to is shown above them.
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
    // Where notices lie over the lower end of a tall sheet, it can be scrolled out from under them.
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
  // Its edges are those of the window.
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

/** What is between the title and the buttons: in a whole window these are at its lower end. */
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
    // Its sign is on the line of the title, its target around it.
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
      // In sight however long the text is, where the window leaves room for both.
      '@media': { '(min-height: 36rem)': { position: 'sticky', insetBlockEnd: 0 } },
    },
  ],
});
