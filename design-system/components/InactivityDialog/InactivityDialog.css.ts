import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** Tabular figures, so that the sentence does not move while they change. */
export const remaining = style({ marginBlockEnd: space.s, fontVariantNumeric: 'tabular-nums lining-nums' });
