import { keyframes, style } from '@vanilla-extract/css';
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

export const sheet = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '36rem',
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

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: `clamp(${space.m}, 5vw, ${space.l})`,
});

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

export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  paddingBlockStart: space.xs,
});
