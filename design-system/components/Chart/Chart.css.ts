import { style, styleVariants } from '@vanilla-extract/css';
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

const words = style({ fill: vars.text.default, '@media': { [media.forcedColors]: { fill: systemColor.text } } });

export const categoryName = style([words, { fill: vars.text.muted }]);

export const valueText = style([
  words,
  { fontWeight: fontWeight.medium, fontVariantNumeric: 'tabular-nums lining-nums' },
]);

const edge = {
  stroke: vars.text.action,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: systemColor.text } },
} as const;

/** One color throughout: series differ by being full, hatched or empty. */
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

/** Closed behind its summary on a phone; where there is room, and on paper, the table stands open. */
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
