import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { size } from '../../theme/tokens.ts';

/**
 * The height of a row of a list, and of the controls above it: 36 px under a mouse (the root's type is 14 px
 * there, see workspace.css.ts), and 44 px under a finger or for those who chose more room.
 */
export const lineHeightOfRows: StyleRule = {
  minBlockSize: size.target,
  '@media': {
    [media.finePointer]: { selectors: { ':root:not([data-density="comfortable"]) &': { minBlockSize: '2.5714rem' } } },
  },
};
