import { style } from '@vanilla-extract/css';
import { onlyHeard } from './onlyHeard.ts';

export const hidden = style({
  ...onlyHeard,
  margin: -1,
  padding: 0,
  // Keeps a space at the edge, or the text would be read as one word with the adjacent text.
  whiteSpace: 'pre',
  border: 0,
});
