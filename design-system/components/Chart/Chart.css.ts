import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const caption = style({ fontFamily: fontFamily.title, fontSize: fontSize.title3, lineHeight: lineHeight.snug });

export const note = style({ color: vars.text.muted });

export const drawing = style({ overflow: 'visible', fontSize: fontSize.small });

/** Two columns of bars, which take half the height. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  columnGap: space.l,
});

const words = style({ fill: vars.text.default, '@media': { [media.forcedColors]: { fill: systemColor.text } } });

export const categoryName = style([words, { fill: vars.text.muted }]);

export const valueText = style([
  words,
  { fontWeight: fontWeight.medium, fontVariantNumeric: 'tabular-nums lining-nums' },
]);

/** Has an outline in the page color, so that a line behind the text does not cross its letters. */
export const endName = style([
  valueText,
  {
    paintOrder: 'stroke',
    stroke: vars.surface.page,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    '@media': { [media.forcedColors]: { stroke: systemColor.background } },
  },
]);

const edge = {
  stroke: vars.text.action,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: systemColor.text } },
} as const;

/** All series have the same color: they differ by being filled, hatched or empty. */
export const bars = styleVariants({
  full: { fill: vars.text.action, '@media': { [media.forcedColors]: { fill: systemColor.text } } },
  edged: [edge, { fillOpacity: 1 }],
});

export const hatch = style({ fill: vars.text.action, '@media': { [media.forcedColors]: { fill: systemColor.text } } });

export const axis = style({
  stroke: vars.border.hairline,
  '@media': { [media.forcedColors]: { stroke: systemColor.text } },
});

export const lines = styleVariants({
  full: [edge, { strokeWidth: 3 }],
  dashed: [edge, { strokeWidth: 3, strokeDasharray: '8 6' }],
  dotted: [edge, { strokeWidth: 3, strokeDasharray: '1 6', strokeLinecap: 'round' }],
});

export const point = style({
  fill: vars.surface.page,
  stroke: vars.text.action,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: systemColor.background, stroke: systemColor.text } },
});

/** On a phone the table is collapsed behind its summary; on wider screens and on paper it is open. */
export const numbers = style({
  fontSize: fontSize.small,
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [media.medium]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
        [media.print]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
      },
    },
  },
});

export const summary = style([
  focusRing,
  {
    inlineSize: 'fit-content',
    minBlockSize: size.target,
    paddingBlock: space.xs,
    color: vars.text.action,
    cursor: 'pointer',
    '@supports': {
      'selector(::details-content)': {
        '@media': { [media.medium]: { display: 'none' }, [media.print]: { display: 'none' } },
      },
    },
  },
]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', lineHeight: lineHeight.snug });

export const head = style({
  paddingBlock: space.xs,
  paddingInlineEnd: space.s,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const cell = style({
  paddingBlock: space.xs,
  paddingInlineEnd: 0,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

/* Above the rows of a report (`isCompact`) the drawing is a few lines high, and its table opens on request. */
const compact = `${figure}[data-compact]`;
const whereOpen = 'selector(::details-content)';

globalStyle(compact, { gap: space.xs });
globalStyle(`${compact} ${caption}`, { fontFamily: 'inherit', fontSize: '1rem', fontWeight: fontWeight.strong });
globalStyle(`${compact} figcaption`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s });
globalStyle(`${compact} ${note}`, { fontSize: '1rem' });
globalStyle(`${compact} ${drawing}`, { fontSize: '0.9375rem' });
globalStyle(`${compact} svg[data-over-time]`, { blockSize: '10em' });
globalStyle(`${compact} ${summary}`, {
  '@media': { [media.finePointer]: { minBlockSize: '1.75rem', paddingBlock: space.xxs } },
  '@supports': { [whereOpen]: { '@media': { [media.medium]: { display: 'list-item' } } } },
});
globalStyle(`${compact} ${numbers}:not([open])::details-content`, {
  '@supports': {
    [whereOpen]: { '@media': { [media.medium]: { contentVisibility: 'hidden', blockSize: '0' } } },
  },
});
