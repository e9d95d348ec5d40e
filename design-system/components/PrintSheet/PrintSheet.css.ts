import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, line, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** On the screen a frame shows where a sheet ends; on paper each begins a page. */
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

/** What the sheet is, and of when: small, so that the names have the page. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  fontSize: fontSize.small,
  color: vars.text.muted,
  '@media': { [media.print]: { marginBlockEnd: space.s } },
});

/** What has to happen with the paper. */
export const warning = style({
  padding: space.xs,
  border: `${line.strong} solid ${vars.border.strong}`,
  fontSize: fontSize.small,
  '@media': { [media.print]: { marginBlockEnd: space.s } },
});
