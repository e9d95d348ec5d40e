import { style } from '@vanilla-extract/css';
import { onlyHeard } from './onlyHeard.ts';

export const hidden = style({
  ...onlyHeard,
  margin: -1,
  padding: 0,
  // A space at its edge stays, or its words would be read as one with those beside it.
  whiteSpace: 'pre',
  border: 0,
});
