import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { size } from '../../theme/tokens.ts';

/** The height of a list row with a mouse: 36 px, because the root font size is 14 px there (workspace.css.ts). */
export const compactRow = '2.5714rem';

/**
 * The height of a list row and of the controls above it: 36 px with a mouse, and 44 px with touch or for people who chose the
 * comfortable density.
 */
export const lineHeightOfRows: StyleRule = {
  minBlockSize: size.target,
  '@media': {
    [media.finePointer]: { selectors: { ':root:not([data-density="comfortable"]) &': { minBlockSize: compactRow } } },
  },
};
