import { style } from '@vanilla-extract/css';
import { contrastColors } from '../../theme/tokens.ts';

/** In every theme the same, forced colors too: a scanner reads dark on light. */
export const code = style({
  display: 'block',
  inlineSize: '9rem',
  blockSize: '9rem',
  background: contrastColors.surface.page,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const modules = style({ fill: contrastColors.text.default });
