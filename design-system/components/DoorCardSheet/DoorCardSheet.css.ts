import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.print]: {
      display: 'block',
      breakAfter: 'page',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});

/** Two cards fill a page of either paper size; one with many names may take more. The dashed border shows where to cut. */
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space.s,
  minBlockSize: '20rem',
  padding: space.l,
  border: `${line.hair} dashed ${vars.border.strong}`,
  '@media': {
    [media.print]: {
      minBlockSize: '119mm',
      marginBlockEnd: '4mm',
      padding: '8mm 10mm',
      breakInside: 'avoid',
      selectors: { '&:nth-child(2n)': { marginBlockEnd: 0 } },
    },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: space.xs,
  borderBlockEnd: `${line.control} solid ${vars.border.strong}`,
});

const room = style({
  fontFamily: fontFamily.title,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.title,
  overflowWrap: 'anywhere',
});

/** A long name gets smaller type: it is never cut off. */
export const rooms = styleVariants({
  short: [room, { fontSize: '4.5rem' }],
  long: [room, { fontSize: '3.25rem' }],
  longest: [room, { fontSize: '2.25rem' }],
});

export const place = style({ fontSize: fontSize.title4, color: vars.text.muted });

const people = style({
  display: 'grid',
  columnGap: space.l,
  alignContent: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: fontFamily.title,
  lineHeight: lineHeight.snug,
  hyphens: 'none',
});

/** The names in one column, or in two if there are many. */
export const names = styleVariants({
  few: [people, { fontSize: '2rem' }],
  some: [people, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))', fontSize: '1.5rem' }],
  many: [people, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', fontSize: fontSize.body }],
});

export const about = style({ fontSize: fontSize.small, lineHeight: lineHeight.snug, color: vars.text.muted });
