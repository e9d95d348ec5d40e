import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/** Hover styles, only for pointers that can hover: on touch screens they would stick after a tap. */
export const hovered = (look: CSSProperties, condition = ''): StyleRule => ({
  '@media': { [media.hovers]: { selectors: { [`&:hover${condition}`]: look } } },
});
