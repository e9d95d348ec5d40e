import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, measure, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/*
 * One column; if there is room, two: the drawn window with the table of contents below it, which stays visible while
 * scrolling, and the text beside them.
 */
const column = style({
  // Flex, not grid: a sticky element would scroll out of view with its grid row.
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  maxInlineSize: `calc(${measure.wide} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.section,
  '@media': { [media.print]: { display: 'block', padding: 0 } },
});

export const page = style([
  column,
  {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: '15rem minmax(0, 1fr)',
        gridTemplateAreas: '"window opening" "contents body"',
        columnGap: space.xl,
        rowGap: space.xl,
      },
    },
  },
]);

/** A page with an action, which starts above the fold: beside the text, or right below the opening text. */
export const pageWithAction = style([
  column,
  {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 28rem)',
        // The last row absorbs the extra height of an action that is longer than the text.
        gridTemplateRows: 'auto auto auto 1fr',
        gridTemplateAreas: '"window action" "opening action" "contents action" "body action"',
        columnGap: space.xl,
        rowGap: space.l,
      },
    },
  },
]);

export const action = style({
  minInlineSize: 0,
  '@media': { [media.wide]: { gridArea: 'action' }, [media.print]: { marginBlock: space.m } },
});

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: '46rem',
  '@media': { [media.wide]: { gridArea: 'opening', alignSelf: 'center' }, [media.print]: { marginBlockEnd: space.m } },
});

export const kicker = style({ color: vars.text.muted, fontSize: fontSize.small, fontWeight: fontWeight.medium });

export const lead = style({
  maxInlineSize: measure.form,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.large,
  textWrap: 'pretty',
});

export const picture = style({
  inlineSize: '6.5rem',
  selectors: {
    [`${page} > &`]: { '@media': { [media.wide]: { inlineSize: '100%' } } },
    // Hidden, so that the action is visible without scrolling.
    [`${pageWithAction} > &`]: { '@media': { [media.belowWide]: { display: 'none' } } },
  },
  '@media': { [media.wide]: { gridArea: 'window' }, [media.print]: { display: 'none' } },
});

export const body = style({ minInlineSize: 0, '@media': { [media.wide]: { gridArea: 'body' } } });

export const contents = style({
  paddingBlock: space.s,
  borderBlock: `${line.hair} solid ${vars.border.hairline}`,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  '@media': { [media.wide]: { gridArea: 'contents' }, [media.print]: { display: 'none' } },
});

export const contentsBeside = style([
  contents,
  {
    '@media': {
      [media.wide]: {
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: space.l,
        maxBlockSize: `calc(100dvb - 2 * ${space.l})`,
        // A scroll container cuts off focus rings at its edges: makes room for them without moving the text.
        overflowY: 'auto',
        marginInline: `calc(-1 * ${space.s})`,
        paddingInline: space.s,
        borderBlockEnd: 0,
      },
    },
  },
]);

/**
 * A sticky link back to the table of contents, unless that stays visible itself. The page's scroll padding keeps this link from
 * covering the focused element.
 */
export const back = style({
  position: 'sticky',
  insetBlockEnd: space.s,
  alignSelf: 'flex-end',
  '@media': { [media.wide]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const backLink = style([
  focusRing,
  hovered({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.target,
    paddingInline: space.m,
    border: `${line.hair} solid ${vars.border.control}`,
    borderRadius: radius.round,
    backgroundColor: vars.surface.raised,
    color: vars.text.action,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
  },
]);

export const backMark = style({
  display: 'inline-flex',
  inlineSize: size.icon,
  blockSize: size.icon,
  transform: 'rotate(180deg)',
});

/** In a list that has only links, color is enough; underlining each one would obscure the structure. */
export const placeLink = style([
  focusRing,
  hovered({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.target,
    borderRadius: radius.small,
    color: vars.text.action,
    textDecoration: 'none',
  },
]);

export const contentsTitle = style({ color: vars.text.muted, fontWeight: fontWeight.medium });

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
