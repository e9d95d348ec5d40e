import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const sizes = styleVariants({
  small: { fontSize: fontSize.small, lineHeight: lineHeight.body },
  body: { fontSize: fontSize.body, lineHeight: lineHeight.body },
  lead: { fontSize: fontSize.lead, lineHeight: lineHeight.large },
});

export const tones = styleVariants({
  default: {},
  muted: { color: vars.text.muted },
  critical: { color: vars.text.critical },
  positive: { color: vars.text.positive },
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const block = style({ textWrap: 'pretty' });
