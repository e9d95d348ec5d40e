import { globalFontFace } from '@vanilla-extract/css';

/*
 * Fallback fonts for the two typefaces until they load, made from local fonts and scaled to the same widths and
 * line boxes, so that nothing moves. The figures were measured in Chromium: the widths of the site's own text in
 * English and Spanish against Liberation Serif and Sans, Gelasio (which share the metrics of Times New Roman, Arial
 * and Georgia) and Roboto. Newsreader is a little wider at title weight (104.05 % of Times at weight 400, 105.4 % at
 * 460), so its figures are between the two. A font's metrics divided by them give the overrides.
 */
globalFontFace('Newsreader Georgia', {
  src: 'local("Georgia")',
  sizeAdjust: '95.9%',
  ascentOverride: '76.6%',
  descentOverride: '27.6%',
  lineGapOverride: '0%',
});
globalFontFace('Newsreader Times', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '104.7%',
  ascentOverride: '70.2%',
  descentOverride: '25.3%',
  lineGapOverride: '0%',
});
globalFontFace('Atkinson Arial', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica")',
  sizeAdjust: '98.6%',
  ascentOverride: '99.8%',
  descentOverride: '32%',
  lineGapOverride: '0%',
});
globalFontFace('Atkinson Roboto', {
  src: 'local("Roboto")',
  sizeAdjust: '99.6%',
  ascentOverride: '98.8%',
  descentOverride: '31.7%',
  lineGapOverride: '0%',
});

const text = '"Atkinson Hyperlegible Next", "Atkinson Arial", "Atkinson Roboto", system-ui, sans-serif';

/**
 * `title` is for titles, Scripture and prayers; `text` for body text and controls; `code` where a zero must not be
 * mistaken for the letter O, as in a visible password.
 */
export const fontFamily = {
  title: '"Newsreader", "Newsreader Georgia", "Newsreader Times", Georgia, serif',
  text,
  code: `"Atkinson Slashed Zero", ${text}`,
} as const;
