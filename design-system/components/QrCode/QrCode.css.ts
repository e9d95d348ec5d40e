import { style, styleVariants } from '@vanilla-extract/css';
import { contrastColors } from '../../theme/tokens.ts';

/** The same in every theme, including forced colors, because scanners need dark on light. */
const code = style({
  display: 'block',
  background: contrastColors.surface.page,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const sizes = styleVariants({
  medium: [code, { inlineSize: '9rem', blockSize: '9rem' }],
  small: [code, { inlineSize: '5.5rem', blockSize: '5.5rem' }],
});

export const modules = style({ fill: contrastColors.text.default });
