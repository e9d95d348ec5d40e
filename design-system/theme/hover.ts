import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/** How something looks under a pointer that hovers. A finger, which would leave the look behind, never brings it about. */
export const hovered = (look: CSSProperties, condition = ''): StyleRule => ({
  '@media': { [media.hovers]: { selectors: { [`&:hover${condition}`]: look } } },
});
