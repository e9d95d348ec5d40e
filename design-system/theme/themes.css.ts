import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { contrastColors, contrastNightColors, darkColors, lightColors } from './tokens.ts';
import { vars } from './vars.css.ts';

const light = { colorScheme: 'light', vars: assignVars(vars, lightColors) } as const;
const dark = { colorScheme: 'dark', vars: assignVars(vars, darkColors) } as const;
const contrast = { colorScheme: 'light', vars: assignVars(vars, contrastColors) } as const;
const contrastNight = { colorScheme: 'dark', vars: assignVars(vars, contrastNightColors) } as const;

// Readers whose device requests more contrast get it in the light or dark theme that they chose here.
globalStyle(':root', {
  ...light,
  '@media': { [media.dark]: dark, [media.moreContrast]: contrast, [media.moreContrastByNight]: contrastNight },
});
globalStyle(':root[data-theme="light"]', { ...light, '@media': { [media.moreContrast]: contrast } });
globalStyle(':root[data-theme="dark"]', { ...dark, '@media': { [media.moreContrast]: contrastNight } });
globalStyle(':root[data-theme="contrast"]', { ...contrast, '@media': { [media.dark]: contrastNight } });

/** A part of the page that is dark in every theme: everything inside uses the dark values. */
export const night = style({
  ...dark,
  background: vars.surface.page,
  color: vars.text.default,
  '@media': { [media.moreContrast]: contrastNight },
  selectors: { ':root[data-theme="contrast"] &': contrastNight },
});

// Prints with the light values, whatever theme the screen shows.
globalStyle(`:root, :root[data-theme], ${night}, :root[data-theme] ${night}`, { '@media': { [media.print]: light } });
