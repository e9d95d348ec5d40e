import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

/** Small screens: the window is beside the title, with the full-width text below. Wider: the window is beside everything. */
export const feature = style({
  display: 'grid',
  gridTemplateAreas: '"picture heading" "words words"',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space.m,
  rowGap: space.s,
  alignItems: 'center',
  '@media': {
    [media.medium]: {
      gridTemplateAreas: '"picture heading" "picture words"',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.l,
      alignItems: 'start',
    },
    [media.print]: { display: 'block', breakInside: 'avoid' },
  },
});

export const picture = style({ gridArea: 'picture', '@media': { [media.print]: { display: 'none' } } });

export const heading = style({ gridArea: 'heading' });

export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s,
});
