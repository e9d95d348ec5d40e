import { style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, line, lineHeight, measure, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const letter = style({
  maxInlineSize: measure.text,
  paddingInlineStart: space.s,
  borderInlineStart: `${line.strong} solid ${vars.border.hairline}`,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { [media.forcedColors]: { borderColor: systemColor.text } },
});
