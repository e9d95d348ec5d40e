import { style } from '@vanilla-extract/css';
import { boxSize } from '../../private/Choice/Choice.css.ts';
import { space } from '../../theme/tokens.ts';

/** Aligned with the label, not with the box. */
export const details = style({ paddingInlineStart: `calc(${boxSize} + ${space.s})` });
