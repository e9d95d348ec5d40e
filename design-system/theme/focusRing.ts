import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const mark = {
  outline: `3px solid ${vars.focus.line}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.surface.page}, 0 0 0 9px ${vars.focus.halo}`,
} as const;

/**
 * The focus ring of everything that the keyboard reaches: a line with a light halo, so that it is visible
 * in both themes and on filled buttons. Under forced colors only the outline remains.
 */
export const focusRing: StyleRule = { selectors: { '&:focus-visible': mark } };

/** The same ring on a wrapper instead of the focusable element, such as a whole-card link. */
export const focusRingWithin = (selector: string): StyleRule => ({
  selectors: { [`&:has(${selector}:focus-visible)`]: mark },
});
