import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** On paper each sheet starts a new page and has no frame. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: space.m,
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  '@media': {
    [media.medium]: { padding: space.l },
    [media.print]: {
      gap: space.s,
      padding: 0,
      border: 'none',
      background: 'none',
      breakAfter: 'page',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});

/** On paper the text uses the full width, so that the signature fits below it on the same page. */
export const words = style({ '@media': { [media.print]: { fontSize: fontSize.small, lineHeight: lineHeight.snug } } });

globalStyle(`${words} > *`, { '@media': { [media.print]: { gap: space.xs, maxInlineSize: 'none' } } });

/** Keeps the facts about the signature on the same page as the signature. */
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  paddingBlockStart: space.m,
  borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  '@media': { [media.print]: { gap: space.s, paddingBlockStart: space.s, breakInside: 'avoid' } },
});

export const hand = style({
  maxInlineSize: '24rem',
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  '@media': { [media.print]: { maxInlineSize: '12rem' } },
});

export const drawing = style({ display: 'block', inlineSize: '100%', aspectRatio: '3 / 1', color: vars.text.default });

export const ink = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const typed = style({
  paddingBlock: space.xs,
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
});

/** On paper the lines are in two columns, so that they fit below the text and leave room for handwriting. */
export const blanks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  '@media': {
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.l,
      rowGap: space.m,
    },
  },
});

/** A line to write on, with its label below it. */
export const blank = style({
  paddingBlockStart: '2.5rem',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      borderBlockStart: `${line.hair} solid ${vars.border.strong}`,
      marginBlockEnd: space.xs,
    },
  },
});
