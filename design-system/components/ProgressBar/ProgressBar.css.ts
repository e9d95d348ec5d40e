import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { animated } from '../../theme/motion.ts';
import { fontSize, line, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  fontSize: fontSize.small,
});

export const share = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** The native element with our styles: it needs no runtime styles and adapts to forced colors by itself. */
export const bar = style([
  {
    inlineSize: '100%',
    blockSize: '0.625rem',
    '@media': {
      [media.ownColors]: {
        appearance: 'none',
        border: `${line.hair} solid ${vars.border.control}`,
        borderRadius: radius.small,
        background: vars.surface.sunken,
        overflow: 'hidden',
        selectors: {
          '&::-webkit-progress-bar': { background: 'transparent' },
          '&::-webkit-progress-value': { background: vars.action.rest },
          '&::-moz-progress-bar': { background: vars.action.rest },
          // Indeterminate: a muted background that pulses.
          '&:not([value])': { background: vars.border.control },
          '&:not([value])::-moz-progress-bar': { background: 'transparent' },
        },
      },
      [media.print]: { display: 'none' },
    },
  },
]);

export const unknown = style([animated(breathe, '2.4s ease-in-out infinite')]);
