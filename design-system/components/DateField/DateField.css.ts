import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, alignItems: 'end' });
