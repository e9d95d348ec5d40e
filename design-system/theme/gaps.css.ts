import { styleVariants } from '@vanilla-extract/css';
import { media } from './media.ts';
import { space } from './tokens.ts';

/** On paper, where space is limited, the wide gaps are narrower. */
const onPaper = { xs: space.xs, s: space.s, m: space.s, l: space.m, xl: space.m } as const;

/** The available gaps between items, shared by Stack, Inline and Grid. */
export const gaps = styleVariants({ xs: space.xs, s: space.s, m: space.m, l: space.l, xl: space.xl }, (gap, name) => ({
  gap,
  '@media': { [media.print]: { gap: onPaper[name] } },
}));

export type Gap = keyof typeof gaps;
