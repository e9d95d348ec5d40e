import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const mark = {
  outline: `3px solid ${vars.focus.line}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.surface.page}, 0 0 0 9px ${vars.focus.halo}`,
} as const;

/**
 * The focus mark of anything the keyboard reaches: a line with a halo of light around it, so that it
 * shows on paper, night and filled buttons alike. Under forced colors the outline alone remains.
 */
export const focusRing: StyleRule = { selectors: { '&:focus-visible': mark } };

/** The same for a wrapper drawn in place of the focusable element, such as a whole-card link. */
export const focusRingWithin = (selector: string): StyleRule => ({
  selectors: { [`&:has(${selector}:focus-visible)`]: mark },
});
