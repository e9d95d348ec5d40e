import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, measure, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/*
 * One column; where there is room, the window with the words beside it, and below it the page's parts,
 * which stay in sight while one reads.
 */
const column = style({
  // A column, no grid: what keeps in sight while one scrolls would leave the window with its own row.
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

/** With something to do on it: that begins in the first sight of the page, beside the words or right below the first ones. */
export const pageWithAction = style([
  column,
  {
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 28rem)',
        // The last row takes what the action is longer than the words.
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
    // The first sight is for what one comes to do.
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
        // What scrolls cuts off the focus mark that stands out beside a link; room for it, without moving the words.
        overflowY: 'auto',
        marginInline: `calc(-1 * ${space.s})`,
        paddingInline: space.s,
        borderBlockEnd: 0,
      },
    },
  },
]);

/**
 * Leads back to the list of parts from wherever one reads, unless that stays in sight itself. The room that the page keeps
 * around what has the focus leaves it free.
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

/** In a list of nothing but links their color is enough; a line under each would hide their order. */
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
