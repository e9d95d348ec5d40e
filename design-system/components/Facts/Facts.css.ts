import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = style({
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
  fontSize: fontSize.body,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

const fact = style({
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
      // A link that is a full-size target is taller than its term.
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
});

export const terms = styleVariants({
  words: { color: vars.text.muted },
  figures: {},
});

export const descriptions = styleVariants({
  words: { fontWeight: fontWeight.medium, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  figures: { marginInlineStart: 'auto', fontWeight: fontWeight.medium, fontVariantNumeric: 'lining-nums tabular-nums' },
});
