import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** A band above what it filters. */
export const bar = style({
  paddingBlock: space.m,
  borderBlock: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const filtersRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: space.l,
  rowGap: space.m,
  alignItems: 'start',
});

export const empty = style({ color: vars.text.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.s,
  marginBlockStart: space.m,
});
