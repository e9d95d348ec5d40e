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
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  maxInlineSize: `calc(${measure.wide} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.section,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateAreas: '"window opening" "contents body"',
      columnGap: space.xl,
      rowGap: space.xl,
    },
    [media.print]: { display: 'block', padding: 0 },
  },
});

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: '46rem',
  '@media': { [media.wide]: { gridArea: 'opening', alignSelf: 'center' }, [media.print]: { marginBlockEnd: space.m } },
});

export const kicker = style({ color: vars.text.muted, fontSize: fontSize.small, fontWeight: fontWeight.medium });

export const lead = style({ maxInlineSize: measure.form, fontSize: fontSize.lead, lineHeight: lineHeight.large, textWrap: 'pretty' });

export const picture = style({
  inlineSize: '6.5rem',
  '@media': { [media.wide]: { gridArea: 'window', inlineSize: '100%' }, [media.print]: { display: 'none' } },
});

export const body = style({ minInlineSize: 0, '@media': { [media.wide]: { gridArea: 'body' } } });

export const contents = style({
  paddingBlock: space.s,
  borderBlock: `${line.hair} solid ${vars.border.hairline}`,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  '@media': {
    [media.wide]: {
      gridArea: 'contents',
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
    [media.print]: { display: 'none' },
  },
});

/** In a list of nothing but links their colour is enough; a line under each would hide their order. */
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
