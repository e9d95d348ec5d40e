import { style } from '@vanilla-extract/css';
import { input } from '../../private/Field/Field.css.ts';
import { lineHeight } from '../../theme/tokens.ts';

/** At least four lines; grows with its content, if the browser supports it. */
export const area = style([
  input,
  {
    display: 'block',
    minBlockSize: 'calc(4lh + 1.25rem)',
    resize: 'vertical',
    fieldSizing: 'content',
    lineHeight: lineHeight.body,
  },
]);
