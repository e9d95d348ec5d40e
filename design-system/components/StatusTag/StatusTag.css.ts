import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontWeight, line, lineHeight, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Has its own background, so that its text is as legible in a selected row as on the page. */
const tag = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  maxInlineSize: '100%',
  paddingBlock: '0.1em',
  paddingInline: '0.4em 0.55em',
  border: `${line.hair} solid currentColor`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const tones = styleVariants({
  neutral: [tag, { background: vars.surface.sunken, color: vars.text.muted }],
  info: [tag, { background: vars.surface.info, color: vars.text.action }],
  positive: [tag, { background: vars.surface.positive, color: vars.text.positive }],
  caution: [tag, { background: vars.surface.caution, color: vars.text.caution }],
  critical: [tag, { background: vars.surface.critical, color: vars.text.critical }],
});

/** As high as the first line of the text beside it. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: `calc(${lineHeight.snug} * 1em)`,
  fontSize: '0.85em',
});
