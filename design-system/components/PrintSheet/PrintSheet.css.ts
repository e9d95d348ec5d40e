import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, line, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** On screen a frame shows where a sheet ends; on paper each sheet starts a new page. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.m,
  border: `${line.hair} solid ${vars.border.hairline}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  '@media': {
    [media.print]: {
      display: 'block',
      padding: 0,
      border: 'none',
      background: 'none',
      breakAfter: 'page',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});

/** The sheet's description and date, in small type, so that the names get the space. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  fontSize: fontSize.small,
  color: vars.text.muted,
  '@media': { [media.print]: { marginBlockEnd: space.s } },
});

/** Instructions for handling the paper. */
export const warning = style({
  padding: space.xs,
  border: `${line.strong} solid ${vars.border.strong}`,
  fontSize: fontSize.small,
  '@media': { [media.print]: { marginBlockEnd: space.s } },
});
