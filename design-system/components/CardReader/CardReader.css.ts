import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, line, lineHeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const place = style({
  flex: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  // The browser handles vertical scrolling; horizontal swipes turn the cards.
  touchAction: 'pan-y',
});

/** Vertically centered in the remaining space, like a page of a prayer book. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: space.l, marginBlock: 'auto' });

export const heading = style({
  color: vars.text.muted,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  '::after': {
    content: '',
    display: 'block',
    inlineSize: '3.5rem',
    marginBlockStart: space.s,
    borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  },
});

const print = style({
  fontFamily: fontFamily.title,
  lineHeight: lineHeight.large,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

/** A short text in type large enough to read from a kneeler; a long text in smaller type, to limit scrolling. */
export const words = styleVariants({
  few: [print, { fontSize: fontSize.title2 }],
  many: [print, { fontSize: `calc(1.4 * ${fontSize.lead})` }],
});

export const hint = style({ color: vars.text.muted, fontSize: fontSize.small });
