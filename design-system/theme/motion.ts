import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

const durations = { quick: '120ms', calm: '240ms' } as const;
const easing = 'cubic-bezier(0.2, 0, 0.2, 1)';

/** A transition of the given properties, only for people who have not requested reduced motion. */
export function motion(properties: readonly string[], duration: keyof typeof durations = 'quick'): StyleRule {
  return {
    '@media': {
      [media.motionAllowed]: {
        transition: properties.map((property) => `${property} ${durations[duration]} ${easing}`).join(', '),
      },
    },
  };
}

/** A keyframe animation, under the same condition. `value` is the rest of the shorthand after the name. */
export function animated(name: string, value: string): StyleRule {
  return { '@media': { [media.motionAllowed]: { animation: `${name} ${value}` } } };
}
