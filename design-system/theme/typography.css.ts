import { globalFontFace } from '@vanilla-extract/css';

/*
 * Stand-ins for the two typefaces until they have loaded, made from faces people already have and
 * stretched to the same widths and line boxes so that nothing moves. The figures are measured: average
 * advance of an English and a Spanish sample, and the font box, against Liberation Serif and Sans (which share
 * the metrics of Times New Roman and Arial); Georgia and Roboto follow from their published averages.
 */
globalFontFace('Newsreader Georgia', {
  src: 'local("Georgia")',
  sizeAdjust: '93.7%',
  ascentOverride: '78.4%',
  descentOverride: '28.3%',
  lineGapOverride: '0%',
});
globalFontFace('Newsreader Times', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '104.4%',
  ascentOverride: '70.4%',
  descentOverride: '25.4%',
  lineGapOverride: '0%',
});
globalFontFace('Atkinson Arial', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica")',
  sizeAdjust: '98.7%',
  ascentOverride: '99.7%',
  descentOverride: '32%',
  lineGapOverride: '0%',
});
globalFontFace('Atkinson Roboto', {
  src: 'local("Roboto")',
  sizeAdjust: '97.9%',
  ascentOverride: '100.5%',
  descentOverride: '32.3%',
  lineGapOverride: '0%',
});

/** `title` for titles, Scripture and prayers; `text` for everything one reads or operates. */
export const fontFamily = {
  title: '"Newsreader", "Newsreader Georgia", "Newsreader Times", Georgia, serif',
  text: '"Atkinson Hyperlegible Next", "Atkinson Arial", "Atkinson Roboto", system-ui, sans-serif',
} as const;
