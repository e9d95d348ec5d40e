import { style } from '@vanilla-extract/css';

export const details = style({ gridColumn: 2 });
