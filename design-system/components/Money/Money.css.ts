import { style } from '@vanilla-extract/css';
import { fontFamily } from '../../theme/typography.css.ts';

export const money = style({
  fontFamily: fontFamily.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
