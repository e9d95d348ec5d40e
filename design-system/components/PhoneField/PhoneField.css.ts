import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const offer = style({ marginBlockStart: space.xs });
