import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, measure, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({
  paddingInline: space.m,
  paddingBlock: space.xs,
  '@media': { [media.narrow]: { paddingInline: space.s }, [media.print]: { padding: 0 } },
});

export const head = style({ paddingBlockEnd: space.xs });

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: vars.text.muted,
  fontSize: '0.875rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  // Drawn, not written: it would be read aloud.
  '::after': { content: '"/" / ""' },
});

export const crumbLink = style([
  focusRing,
  hovered({ textDecoration: 'underline' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    color: vars.text.action,
    textDecoration: 'none',
    '@media': { [media.finePointer]: { minBlockSize: '1.75rem' } },
  },
]);

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

export const actionsPlace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

// Beside a title a button is as high as a row of the screen, not as a field of a form.
globalStyle(`${actionsPlace} :is(a, button)`, { minBlockSize: size.target, fontSize: fontSize.small });

export const widths = styleVariants({
  full: {},
  form: { maxInlineSize: measure.form },
  text: { maxInlineSize: measure.text },
});
