import { style } from '@vanilla-extract/css';

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // A space at its edge stays, or its words would be read as one with those beside it.
  whiteSpace: 'pre',
  border: 0,
});
