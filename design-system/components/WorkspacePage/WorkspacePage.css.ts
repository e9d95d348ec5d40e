import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, measure, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({
  paddingInline: space.m,
  // Overrides the padding for placeholders, which match the same selector (workspace.css.ts).
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
  // Generated content with empty alternative text, so that it is not read aloud.
  '::after': { content: '"/" / ""' },
  '@media': {
    // On a phone only the last link is shown as a way back, because the full trail would take several lines.
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
    // In pixels: with a mouse a rem is 14 px here, and a target under 24 px is too small to press.
    '@media': { [media.finePointer]: { minInlineSize: '24px', minBlockSize: '28px' } },
  },
]);

// Forms are useless on paper.
globalStyle(`${page} :is(form, details:has(form))`, { '@media': { [media.print]: { display: 'none' } } });

/** The title with the screen's actions beside it. */
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

// Without the links above it, the title starts at the top of the sheet.
globalStyle(`${titlePlace} > nav`, { '@media': { [media.print]: { display: 'none' } } });

export const actionsPlace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

// Buttons beside a title are as high as a list row, not as a form field.
globalStyle(`${actionsPlace} :is(a, button)`, { minBlockSize: size.target, fontSize: fontSize.small });
globalStyle(`:root:not([data-density="comfortable"]) ${actionsPlace} :is(a, button)`, {
  '@media': { [media.finePointer]: { minBlockSize: '2.25rem', paddingBlock: 0 } },
});

export const widths = styleVariants({
  full: {},
  form: { maxInlineSize: measure.form },
  text: { maxInlineSize: measure.text },
});
