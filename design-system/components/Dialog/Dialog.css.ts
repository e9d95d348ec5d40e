import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
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
    zIndex: 3,
    display: 'flex',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: space.gutter,
    background: `color-mix(in srgb, ${vars.art.leading} 62%, transparent)`,
  },
]);

export const sheet = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  margin: 'auto',
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  background: vars.surface.raised,
  color: vars.text.default,
  '@media': { [media.forcedColors]: { border: `${line.strong} solid` } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: `clamp(${space.m}, 5vw, ${space.l})`,
  ':focus': { outline: 'none' },
});

export const titleRow = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.s });

export const close = style([
  focusRing,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    // Its sign stands on the line of the title, its target around it.
    marginBlockStart: `calc(-1 * ${space.xxs})`,
    marginInlineEnd: `calc(-1 * ${space.xs})`,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.default,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.surface.info } },
  },
]);

export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  paddingBlockStart: space.xs,
});
