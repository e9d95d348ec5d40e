import { style } from '@vanilla-extract/css';
import { lineHeightOfRows } from '../../components/WorkspaceLayout/rows.ts';
import { media } from '../../theme/media.ts';
import { fontSize, line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { input } from '../Field/Field.css.ts';

export const choicePlace = style({
  position: 'relative',
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '11rem',
  // Without a search before it, there is room for a whole name.
  selectors: { '&:first-child': { maxInlineSize: '20rem' } },
  '@media': { [media.narrow]: { flex: '1 1 6.5rem', maxInlineSize: 'none' } },
});

/** The sort order takes the remaining space of the line, because its text ends with the direction. */
export const sortPlace = style([
  choicePlace,
  {
    '@media': {
      [media.wide]: { flex: '6 1 9rem', maxInlineSize: '14.75rem' },
      // Its own width: beside the primary filter, both would be cut off.
      [media.narrow]: { flexBasis: '11rem' },
    },
  },
]);

/** A field as high as a list row, without the spacing of a form. */
export const control = style([
  input,
  lineHeightOfRows,
  {
    paddingBlock: 0,
    paddingInline: space.xs,
    fontSize: fontSize.small,
    borderBlockEnd: `${line.hair} solid ${vars.border.control}`,
  },
]);

export const choice = style([
  control,
  { inlineSize: '100%', paddingInlineEnd: '1.75rem', appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' },
]);

export const choiceMark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.xs,
  display: 'flex',
  alignItems: 'center',
  fontSize: '0.75rem',
  pointerEvents: 'none',
});
