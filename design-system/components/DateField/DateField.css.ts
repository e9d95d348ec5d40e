import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  rowGap: space.s,
  alignItems: 'end',
});

/** Lighter than the legend: the legend is the question, and these only label the parts. */
export const partLabel = style({
  display: 'block',
  marginBlockEnd: space.xxs,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});
