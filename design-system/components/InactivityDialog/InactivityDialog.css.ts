import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** Figures of one width, so that the sentence stands still while they change. */
export const remaining = style({ marginBlockEnd: space.s, fontVariantNumeric: 'tabular-nums lining-nums' });
