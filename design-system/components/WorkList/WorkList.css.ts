import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  minBlockSize: size.target,
  paddingBlock: space.xxs,
  paddingInlineEnd: space.xs,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  color: vars.text.default,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

export const rowLink = style([
  row,
  focusRing,
  hovered({ background: vars.surface.info }),
  {
    borderRadius: radius.small,
    color: vars.text.action,
    textDecoration: 'none',
    // The next row must not cover the focus ring.
    selectors: { '&:focus-visible': { position: 'relative', zIndex: 1, outlineOffset: '-3px' } },
  },
]);

/** Aligns the counts in a column, whatever their length. */
export const count = style({
  flex: '0 0 auto',
  minInlineSize: '2.75rem',
  textAlign: 'end',
  fontSize: fontSize.title4,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.snug,
});

export const words = style({ flex: '1 1 auto', minInlineSize: 0, textWrap: 'pretty' });

export const note = style({ color: vars.text.muted });
