import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingWithin } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { fontSize, fontWeight, line, lineHeight, radius, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style([
  focusRingWithin(':is(h2, h3) a'),
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    background: vars.surface.raised,
    borderRadius: radius.small,
  },
]);

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  flex: 1,
  padding: space.m,
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderBlockStart: 0,
});

export const title = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontWeight: fontWeight.title,
  lineHeight: '1.15',
  textWrap: 'balance',
});

export const link = style([
  hovered({ textDecorationColor: 'currentColor' }),
  {
    color: vars.text.default,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '0.06em',
    textUnderlineOffset: '0.16em',
    outline: 'none',
    // The link covers the whole card, but its accessible name is only the title.
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const when = style({ fontWeight: fontWeight.medium });

export const place = style({ color: vars.text.muted });

export const summary = style({ marginBlockStart: space.xxs });

const status = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.62em',
      blockSize: '0.62em',
      flex: 'none',
      border: '0.14em solid currentColor',
      transform: 'rotate(45deg)',
    },
  },
});

/** Filled if registration is open, hollow otherwise; the text says which. */
export const statuses = styleVariants({
  neutral: [status, { color: vars.text.muted }],
  info: [status, { color: vars.text.action }],
  positive: [status, { color: vars.text.positive, selectors: { '&::before': { background: 'currentColor' } } }],
  caution: [status, { color: vars.text.caution }],
});

export const actions = style({ position: 'relative', zIndex: 1, marginBlockStart: 'auto', paddingBlockStart: space.s });
