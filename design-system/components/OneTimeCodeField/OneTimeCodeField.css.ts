import { style } from '@vanilla-extract/css';
import { input } from '../../private/Field/Field.css.ts';
import { fontSize } from '../../theme/tokens.ts';

/** Widely spaced, so that the digits are easy to compare with the email. */
export const code = style([
  input,
  { fontSize: fontSize.lead, letterSpacing: '0.24em', fontVariantNumeric: 'tabular-nums lining-nums' },
]);
