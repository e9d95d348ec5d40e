import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { kinds } from '../Link/Link.css.ts';

/** The table adapts to its own width; below this its rows become labeled blocks. */
const narrow = '(max-width: 51.99rem)';

export const frame = style({
  containerType: 'inline-size',
  display: 'flex',
  inlineSize: '100%',
  flexDirection: 'column',
  gap: space.m,
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  minBlockSize: `calc(${lineHeight.body} * ${fontSize.small})`,
  color: vars.text.muted,
  fontSize: fontSize.small,
});

export const ownSort = style({
  display: 'none',
  '@container': { [narrow]: { display: 'flex' } },
  '@media': { [media.print]: { display: 'none' } },
});

/**
 * A table with more columns than fit scrolls inside this region under its header, without scrolling the page. The padding
 * keeps focus rings from being cut off.
 */
export const wideRegion = style({
  // Holds the hidden name of the table, which would otherwise widen the page.
  position: 'relative',
  maxBlockSize: 'calc(100dvb - 6rem)',
  padding: space.xxs,
  margin: `calc(-1 * ${space.xxs})`,
  overflow: 'auto',
  '@container': { [narrow]: { maxBlockSize: 'none', overflow: 'visible' } },
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: fontFamily.text,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  '@container': { [narrow]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space.s,
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontWeight: fontWeight.title,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
});

export const head = style({
  borderBlockEnd: `${line.control} solid ${vars.border.strong}`,
  '@container': { [narrow]: { display: 'block', paddingBlockEnd: space.s } },
});

/** On a phone, a row of sort buttons introduced by a hint; in a table the headers need no hint. */
export const headRow = style({
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.m,
      selectors: { '&[data-hint]::before': { content: 'attr(data-hint)', color: vars.text.muted } },
    },
  },
});

export const headCell = style({
  paddingInline: space.s,
  paddingBlock: space.xs,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: fontWeight.strong,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@container': { [narrow]: { padding: 0 } },
});

/** Hidden on a phone: each row repeats the column's name there, and a header without a button would have no purpose. */
export const plainHeadCell = style({
  '@container': { [narrow]: onlyHeard },
});

/** The header over checkboxes and actions contains only hidden text. */
export const hiddenHeadCell = style({ padding: 0, '@container': { [narrow]: { position: 'absolute' } } });

export const sortButton = style([
  focusRing,
  hovered({ textDecoration: 'underline' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: size.target,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.action,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.print]: { color: 'inherit' } },
  },
]);

export const sortSigns = styleVariants({
  none: {
    display: 'inline-flex',
    fontSize: '0.85em',
    color: vars.text.muted,
    '@media': { [media.print]: { display: 'none' } },
  },
  active: { display: 'inline-flex', fontSize: '0.85em' },
});

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const row = style([
  hovered({ background: vars.surface.raised }, ':not([data-selected])'),
  {
    borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
    selectors: { '&[data-selected]': { background: vars.surface.info } },
    '@container': { [narrow]: { display: 'block', paddingBlock: space.m } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
]);

export const cell = style({
  paddingInline: space.s,
  paddingBlock: space.s,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 38%) minmax(0, 1fr)',
      columnGap: space.s,
      paddingInline: 0,
      paddingBlock: space.xxs,
    },
  },
});

/** The checkboxes at the start and the actions at the end are only as wide as their content. */
export const sideCell = style({
  inlineSize: '1%',
  padding: 0,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@container': { [narrow]: { display: 'block', inlineSize: 'auto' } },
  '@media': { [media.print]: { display: 'none' } },
});

// In such a narrow column a button would wrap to one word per line.
globalStyle(`${sideCell} > button`, { inlineSize: 'max-content', maxInlineSize: '15rem' });

export const rowHeader = style({
  fontWeight: fontWeight.medium,
  '@container': {
    [narrow]: { display: 'block', paddingBlockEnd: space.xs, fontFamily: fontFamily.title, fontSize: fontSize.title4 },
  },
});

export const sentence = style({ fontWeight: fontWeight.regular });

/** The link fills the cell, so that the whole cell can be pressed. */
export const leadingRowHeader = style({
  paddingBlock: 0,
  '@container': { [narrow]: { paddingBlock: 0 } },
});

export const rowLink = style([
  kinds.inText,
  {
    display: 'block',
    paddingBlock: space.s,
    '@container': { [narrow]: { minBlockSize: size.target } },
    '@media': { [media.touched]: { minBlockSize: size.target } },
  },
]);

export const numeric = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { textAlign: 'start' } },
});

export const short = style({
  inlineSize: '1%',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { inlineSize: 'auto' } },
});

export const cellLabel = style({
  display: 'none',
  // Keeps the trailing space, or screen readers would read the label and the value as one word.
  '@container': { [narrow]: { display: 'block', whiteSpace: 'break-spaces', color: vars.text.muted } },
});
