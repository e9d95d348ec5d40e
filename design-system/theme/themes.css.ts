import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { darkColors, lightColors } from './tokens.ts';
import { vars } from './vars.css.ts';

const light = { colorScheme: 'light', vars: assignVars(vars, lightColors) } as const;
const dark = { colorScheme: 'dark', vars: assignVars(vars, darkColors) } as const;

globalStyle(':root', { ...light, '@media': { [media.dark]: dark } });
globalStyle(':root[data-theme="light"]', light);
globalStyle(':root[data-theme="dark"]', dark);

// Readers who ask for more contrast get hairlines one can see and no quieter grey.
const moreContrast = {
  [vars.text.muted]: vars.text.default,
  [vars.border.hairline]: vars.border.control,
  [vars.border.control]: vars.border.strong,
};
globalStyle(':root, :root[data-theme]', { '@media': { [media.moreContrast]: { vars: moreContrast } } });

/** A part of the page that is night in both themes: everything inside takes the dark values. */
export const night = style({
  ...dark,
  background: vars.surface.page,
  color: vars.text.default,
});

// Paper is paper: print in the light values, whatever the screen shows.
globalStyle(`:root, :root[data-theme], ${night}`, { '@media': { [media.print]: light } });
