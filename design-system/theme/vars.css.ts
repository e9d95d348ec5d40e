import { createThemeContract } from '@vanilla-extract/css';
import { lightColors } from './tokens.ts';

/** The names components style with: `vars.text.muted`, `vars.border.hairline`. Themes give them their values. */
export const vars = createThemeContract(lightColors);
