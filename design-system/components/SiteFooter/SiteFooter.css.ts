import { style } from '@vanilla-extract/css';
import { deferring, belowFold } from '../../theme/first-paint/deferredLayout.ts';
import { media } from '../../theme/media.ts';
import { night } from '../../theme/themes.css.ts';
import { fontSize, fontWeight, line, lineHeight, measure, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Not printed: it would start a new page after a sheet that fills the last one. */
export const footer = style([
  night,
  {
    fontSize: fontSize.small,
    selectors: { [`${deferring} &`]: belowFold },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const arcade = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '3.5rem',
  color: vars.ornament.gold,
  opacity: 0.75,
});

export const arches = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1 });

export const content = style({
  maxInlineSize: `calc(${measure.wide} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space.l,
  paddingBlockEnd: space.l,
});

/** As many columns as fit; one on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  columnGap: space.xl,
  rowGap: space.l,
});

export const title = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  marginBlockEnd: space.xs,
});

export const links = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

/** Keeps the line breaks of an address. */
export const address = style({ fontStyle: 'normal', whiteSpace: 'pre-line', lineHeight: lineHeight.body });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: space.xl,
  rowGap: space.m,
  marginBlockStart: space.xl,
  paddingBlockStart: space.m,
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
});

export const legal = style({ color: vars.text.muted });

export const switchPlace = style({ '@media': { [media.print]: { display: 'none' } } });
