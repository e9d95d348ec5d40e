import { keyframes, style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { animated } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

export const star = style({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  fill: vars.ornament.gold,
  '@media': { [media.forcedColors]: { fill: systemColor.text } },
});

const blink = keyframes({ '50%': { opacity: 0.1 } });

/** Blinks four times, once a second: it must end within five seconds (WCAG 2.2.2) and stay below three flashes a second (2.3.1). */
export const blinking = style([animated(blink, '1s ease-in-out 4')]);
