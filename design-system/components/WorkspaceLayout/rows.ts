import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { size } from '../../theme/tokens.ts';

/**
 * The height of a list row and of the controls above it: 36 px with a mouse (where the root font size is 14 px,
 * see workspace.css.ts), and 44 px with touch or for people who chose the comfortable density.
 */
export const lineHeightOfRows: StyleRule = {
  minBlockSize: size.target,
  '@media': {
    [media.finePointer]: { selectors: { ':root:not([data-density="comfortable"]) &': { minBlockSize: '2.5714rem' } } },
  },
};
