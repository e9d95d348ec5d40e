import { style, styleVariants } from '@vanilla-extract/css';

/** The grid adapts to its own width, not to the window: in a narrow container, three columns become one. */
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = styleVariants({
  1: [grid],
  2: [grid, { '@container': { '(min-width: 38em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  3: [
    grid,
    {
      '@container': {
        '(min-width: 38em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '(min-width: 58em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  ],
});

export const aligns = styleVariants({ start: {}, end: { alignItems: 'end' } });
