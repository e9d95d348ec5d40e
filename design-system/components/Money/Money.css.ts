import { style } from '@vanilla-extract/css';

export const money = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
