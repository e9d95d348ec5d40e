import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const stacked = style({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = style([
  stacked,
  {
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)',
        columnGap: space.xl,
        alignItems: 'start',
      },
    },
  },
]);

export const aside = style({
  minInlineSize: 0,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space.l } },
});

export const content = style({ minInlineSize: 0 });
