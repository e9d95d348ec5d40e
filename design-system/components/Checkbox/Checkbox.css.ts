import { style } from '@vanilla-extract/css';
import { boxSize } from '../../private/Choice/Choice.css.ts';
import { space } from '../../theme/tokens.ts';

/** Below the words, not below the box. */
export const details = style({ paddingInlineStart: `calc(${boxSize} + ${space.s})` });
