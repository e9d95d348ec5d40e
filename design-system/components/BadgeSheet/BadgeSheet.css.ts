import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Eight badges fill one page of either paper size: two columns of four. */
export const badgesOnPage = 8;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.print]: {
      gridTemplateColumns: 'repeat(2, 86mm)',
      gridAutoRows: '60mm',
      gap: '1mm',
      breakAfter: 'page',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});

/** The dashed border shows where to cut. */
export const badge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s,
  minBlockSize: '13rem',
  padding: space.m,
  border: `${line.hair} dashed ${vars.border.strong}`,
  '@media': { [media.print]: { minBlockSize: 0, padding: '5mm', breakInside: 'avoid' } },
});

export const names = style({
  gridColumn: '1 / -1',
  alignSelf: 'center',
  lineHeight: lineHeight.title,
  overflowWrap: 'anywhere',
});

const first = style({ display: 'block', fontFamily: fontFamily.title, fontWeight: fontWeight.strong });

/** A long name gets smaller type: it is never cut off or hyphenated. */
export const firstNames = styleVariants({
  short: [first, { fontSize: '3.25rem' }],
  long: [first, { fontSize: '2.25rem' }],
  longest: [first, { fontSize: '1.5rem' }],
});

export const lastName = style({ display: 'block', fontSize: fontSize.title3 });

export const about = style({ fontSize: fontSize.small, lineHeight: lineHeight.snug });

export const mark = style({
  display: 'inline-block',
  marginBlockStart: space.xxs,
  paddingInline: space.xs,
  border: `${line.control} solid currentColor`,
  fontWeight: fontWeight.medium,
});
