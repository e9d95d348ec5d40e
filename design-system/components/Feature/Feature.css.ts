import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', columnGap: space.l },
    [media.print]: { display: 'block', breakInside: 'avoid' },
  },
});

export const picture = style({ '@media': { [media.print]: { display: 'none' } } });

export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.s });
