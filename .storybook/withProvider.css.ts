import { style } from '@vanilla-extract/css';
import { measure, space } from '../design-system/theme/tokens.ts';

/** The width most components meet in the site, with room for the focus mark. */
export const column = style({ maxInlineSize: measure.wide, padding: space.m });
