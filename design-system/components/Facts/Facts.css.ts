import { style, styleVariants } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
  fontSize: fontSize.body,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const lists = styleVariants({
  words: [list],
  figures: [list],
  across: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.l,
    rowGap: space.xs,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
});

export const fact = style({
  paddingBlock: space.s,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { paddingBlock: space.xxs, breakInside: 'avoid' } },
});

export const layouts = styleVariants({
  words: [
    fact,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: space.m,
      // A standalone link with a full-size target is taller than its term.
      alignItems: 'baseline',
      '@media': {
        [media.medium]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 3fr)' },
        [media.print]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 3fr)' },
      },
    },
  ],
  figures: [
    fact,
    { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: space.m },
  ],
  across: { minInlineSize: '5.5rem' },
});

/** For screen readers only: they read a dialog as one text, and would run a term and its description together. */
const heardColon = style({
  '::after': {
    content: '": "',
    ...onlyHeard,
    whiteSpace: 'pre',
  },
});

export const terms = styleVariants({
  words: [heardColon, { color: vars.text.muted }],
  figures: [heardColon],
  across: [heardColon, { color: vars.text.muted, fontSize: fontSize.small }],
});

export const descriptions = styleVariants({
  words: { fontWeight: fontWeight.medium, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  figures: { marginInlineStart: 'auto', fontWeight: fontWeight.medium, fontVariantNumeric: 'lining-nums tabular-nums' },
  across: { fontWeight: fontWeight.strong, fontSize: fontSize.lead, fontVariantNumeric: 'lining-nums tabular-nums' },
});

/** A fact that can be changed: its link is at the end of the line, on a phone beside the term and the value. */
export const changeable = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: space.xs,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 3fr) auto', paddingBlock: space.xxs },
  },
});

export const changePlace = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  '@media': {
    [media.medium]: { gridColumn: 'auto', gridRow: 'auto', alignSelf: 'baseline' },
    [media.print]: { display: 'none' },
  },
});
