import { style } from '@vanilla-extract/css';
import { size } from '../../theme/tokens.ts';

export const icon = style({
  inlineSize: size.icon,
  blockSize: size.icon,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
