import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, measure, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({
  paddingInline: space.m,
  // Not the padding of a placeholder, which is in the same place (workspace.css.ts).
  selectors: { '&&': { paddingBlock: `${space.xxs} ${space.xs}` } },
  '@media': { [media.narrow]: { paddingInline: space.s }, [media.print]: { padding: 0 } },
});

export const head = style({
  paddingBlockEnd: space.xs,
  '@media': { [media.narrow]: { paddingBlockEnd: space.s } },
});

export const headOfScreen = style([head, { '@media': { [media.print]: { display: 'none' } } }]);

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: vars.text.muted,
  fontSize: '0.875rem',
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  // Drawn, not written: it would be read aloud.
  '::after': { content: '"/" / ""' },
  '@media': {
    // On a phone one link leads back: the whole way would take its own lines.
    [media.narrow]: {
      gap: 0,
      selectors: { '&:not(:last-child)': { display: 'none' } },
      '::before': { content: '"‹" / ""', marginInlineEnd: space.xxs },
      '::after': { content: 'none' },
    },
  },
});

export const crumbLink = style([
  focusRing,
  hovered({ textDecoration: 'underline' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: size.target,
    minBlockSize: size.target,
    color: vars.text.action,
    textDecoration: 'none',
    // In pixels: on a desk a rem is 14 of them, and less than 24 is too small to press.
    '@media': { [media.finePointer]: { minInlineSize: '24px', minBlockSize: '28px' } },
  },
]);

// What is filled in on the screen is of no use on a sheet.
globalStyle(`${page} :is(form, details:has(form))`, { '@media': { [media.print]: { display: 'none' } } });

/** The title with what can be done on the screen beside it. */
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  rowGap: space.xs,
});

export const titlePlace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  minInlineSize: 0,
});

// Without the links above it the title begins at the edge of the sheet.
globalStyle(`${titlePlace} > nav`, { '@media': { [media.print]: { display: 'none' } } });

export const actionsPlace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

// Beside a title a button is as high as a row of the screen, not as a field of a form.
globalStyle(`${actionsPlace} :is(a, button)`, { minBlockSize: size.target, fontSize: fontSize.small });
globalStyle(`:root:not([data-density="comfortable"]) ${actionsPlace} :is(a, button)`, {
  '@media': { [media.finePointer]: { minBlockSize: '2.25rem', paddingBlock: 0 } },
});

export const widths = styleVariants({
  full: {},
  form: { maxInlineSize: measure.form },
  text: { maxInlineSize: measure.text },
});
