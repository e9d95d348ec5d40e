import { style } from '@vanilla-extract/css';
import { measure, space } from '../../theme/tokens.ts';

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: measure.text,
});
