import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, measure, radius, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const header = style({
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { borderBlockEnd: 0 } },
});

const seasons = ['violet', 'white', 'green', 'red', 'rose'] as const;

/** A line like light through glass, strongest in the middle. Purely decorative, so it may disappear under forced colors. */
export const seasonLine = styleVariants(
  Object.fromEntries(seasons.map((season) => [season, season])) as Record<
    (typeof seasons)[number],
    (typeof seasons)[number]
  >,
  (season) => ({
    blockSize: '0.3125rem',
    backgroundImage: `linear-gradient(to right, ${vars.ornament[season]}, ${vars.ornament.gold} 50%, ${vars.ornament[season]})`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/*
 * Small: the name, with languages and menu button below it. Medium: everything on one line. Wide: the menu as a bar below.
 * The visual order always matches the document order.
 */
export const row = style({
  display: 'grid',
  gridTemplateAreas: '"brand brand brand" "language live nav"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s,
  maxInlineSize: `calc(${measure.wide} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.xs,
  '@media': {
    [media.medium]: {
      gridTemplateAreas: '"brand live language nav"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: space.m,
    },
    [media.wide]: {
      gridTemplateAreas: '"brand live language" "nav nav nav"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingBlockStart: space.s,
      paddingBlockEnd: 0,
      rowGap: space.xxs,
    },
    [media.print]: { paddingInline: 0 },
  },
});

export const brandPlace = style({ gridArea: 'brand', minInlineSize: 0 });

/** Takes only free space: in the middle of an existing line, and no higher than its neighbors. */
export const livePlace = style({
  gridArea: 'live',
  justifySelf: 'end',
  maxBlockSize: size.target,
  '@media': { [media.print]: { display: 'none' } },
});

// A phone has room only for the text; screen readers still read that the link opens a new tab.
globalStyle(`${livePlace} svg`, { '@media': { [media.narrow]: { display: 'none' } } });

export const languagePlace = style({ gridArea: 'language', '@media': { [media.print]: { display: 'none' } } });

export const navPlace = style({ gridArea: 'nav', minInlineSize: 0, '@media': { [media.print]: { display: 'none' } } });

export const brand = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: size.target,
    borderRadius: radius.small,
    color: vars.text.default,
    textDecoration: 'none',
  },
]);

/** As high as the drawn window, in its own aspect ratio, but narrow enough to leave room for the name. */
export const brandLogo = style({
  blockSize: '2.9em',
  inlineSize: 'auto',
  maxInlineSize: '9em',
  objectFit: 'contain',
  flex: 'none',
});

export const brandName = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title3,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
  letterSpacing: '-0.006em',
  textWrap: 'balance',
});

export const menuButton = style([
  focusRing,
  hovered({ borderColor: vars.border.strong }),
  motion(['border-color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.target,
    paddingInline: space.s,
    border: `${line.control} solid ${vars.border.control}`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.default,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
    '@media': { [media.wide]: { display: 'none' } },
    '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  },
]);
