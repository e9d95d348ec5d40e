import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  marginBlockEnd: space.m,
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
});

export const item = style({ paddingBlock: space.s, borderBlockEnd: `${line.hair} solid ${vars.border.hairline}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  rowGap: space.xs,
});

export const person = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const name = style({ fontWeight: fontWeight.strong });

export const details = style({ color: vars.text.muted, fontSize: fontSize.small });

export const problem = style({ color: vars.text.critical, fontSize: fontSize.small, fontWeight: fontWeight.strong });

/** Quiet buttons have no visible edge, so their text aligns with the name above, or with the end of the line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInline: `calc(-1 * ${space.s})`,
});

export const editor = style({
  paddingBlock: space.m,
  paddingInline: space.m,
  marginBlockEnd: space.m,
  borderInlineStart: `${line.strong} solid ${vars.ornament.gold}`,
  background: vars.surface.raised,
});

export const empty = style({ marginBlockEnd: space.m, color: vars.text.muted });

export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  marginBlockEnd: space.s,
  paddingBlock: space.xs,
  paddingInline: space.s,
  rowGap: space.xs,
  background: vars.surface.info,
});
