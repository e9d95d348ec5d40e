import { styleVariants } from '@vanilla-extract/css';
import { space } from './tokens.ts';

/** The gaps one may choose between things, shared by Stack, Inline and Grid. */
export const gaps = styleVariants({ xs: space.xs, s: space.s, m: space.m, l: space.l, xl: space.xl }, (gap) => ({ gap }));

export type Gap = keyof typeof gaps;
