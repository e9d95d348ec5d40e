import { style, styleVariants } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  selectors: { '&[data-live]': { color: vars.text.critical, fontWeight: fontWeight.strong } },
});

const mark = style({
  flex: 'none',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  border: `${line.control} solid currentColor`,
  borderRadius: radius.round,
});

/** A filled and an empty ring, distinguishable without color. */
export const marks = styleVariants({
  live: [mark, { background: 'currentColor', '@media': { [media.forcedColors]: { background: systemColor.text } } }],
  notLive: [mark],
});
