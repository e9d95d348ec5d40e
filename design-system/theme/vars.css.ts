import { createThemeContract } from '@vanilla-extract/css';
import { lightColors } from './tokens.ts';

/** The variables that component styles use, such as `vars.text.muted` and `vars.border.hairline`. Themes set their values. */
export const vars = createThemeContract(lightColors);
