import { style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** The grid adapts to its own width; below this the days of a month form one column. */
const narrow = '(max-width: 51.99rem)';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: space.xxs,
  fontFamily: fontFamily.text,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  '@container': { [narrow]: { display: 'block' } },
});

export const caption = style({ '@container': { [narrow]: { display: 'block' } } });

export const body = style({
  '@container': { [narrow]: { display: 'flex', flexDirection: 'column', gap: space.m } },
});

export const row = style({
  '@container': { [narrow]: { display: 'flex', flexDirection: 'column', gap: space.xs } },
});

export const month = style({
  inlineSize: '7.5rem',
  paddingBlock: space.xs,
  paddingInlineEnd: space.xs,
  fontFamily: fontFamily.title,
  fontSize: fontSize.body,
  fontWeight: fontWeight.title,
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': { [narrow]: { display: 'block', inlineSize: 'auto', paddingBlock: 0 } },
});

export const dayCell = style({
  padding: space.xs,
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  verticalAlign: 'top',
  '@container': { [narrow]: { display: 'block' } },
  '@media': {
    [media.forcedColors]: { borderColor: systemColor.text },
    [media.print]: { breakInside: 'avoid' },
  },
});

/** A week that is not shown, or that the month does not have. */
export const empty = style({ '@container': { [narrow]: { display: 'none' } } });

export const dayParts = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.xs });

export const dayName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  margin: 0,
  fontWeight: fontWeight.strong,
});

export const note = style({ color: vars.text.muted, fontWeight: fontWeight.regular });

export const figures = style({
  inlineSize: '100%',
  margin: 0,
  '@container': { [narrow]: { maxInlineSize: '20rem' } },
});

export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.s,
  fontVariantNumeric: 'tabular-nums',
  // Numbers other than zero are bold.
  selectors: {
    '&[data-zero]': { color: vars.text.muted },
    '&:not([data-zero])': { fontWeight: fontWeight.medium },
  },
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });
