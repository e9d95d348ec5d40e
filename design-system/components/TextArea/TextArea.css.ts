import { style } from '@vanilla-extract/css';
import { input } from '../../private/Field/Field.css.ts';
import { lineHeight } from '../../theme/tokens.ts';

/** Grows with what is written, where the browser can; `rows` is its least height. */
export const area = style([input, { display: 'block', resize: 'vertical', fieldSizing: 'content', lineHeight: lineHeight.body }]);
