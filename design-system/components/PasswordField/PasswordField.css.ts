import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' });

export const grow = style({ flex: '1 1 12rem', minInlineSize: 0 });
