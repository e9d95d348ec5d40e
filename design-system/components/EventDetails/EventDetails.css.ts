import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** Keeps the line breaks of entered text. */
export const lines = style({ whiteSpace: 'pre-line' });

export const rates = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, maxInlineSize: '28rem' });

export const rate = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m });

export const amount = style({ marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums tabular-nums' });
