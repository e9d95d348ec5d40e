import { breakpoints } from './breakpoints.ts';

/** Enough room for a list and an open detail side by side. Scripts ask for it too, and load nothing else of this file. */
export const split = `screen and (min-width: ${breakpoints.split}) and (min-height: 30em)`;

/** Every media query of the library, for use as keys of `@media`. */
export const media = {
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  moreContrastByNight: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  ownColors: 'not (forced-colors: active)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  print: 'print',
  narrow: `screen and (width < ${breakpoints.medium})`,
  medium: `screen and (min-width: ${breakpoints.medium})`,
  wide: `screen and (min-width: ${breakpoints.wide})`,
  belowWide: `screen and (width < ${breakpoints.wide})`,
  /** At these widths, the entries of a full menu bar must be closer together. */
  tight: `screen and (min-width: ${breakpoints.wide}) and (width < ${breakpoints.roomy})`,
  roomy: `screen and (min-width: ${breakpoints.roomy})`,
  roomyForMouse: `screen and (min-width: ${breakpoints.roomy}) and (hover: hover) and (pointer: fine)`,
  roomiest: `screen and (min-width: ${breakpoints.roomiest})`,
  /** Too little room for a full menu bar on one line: with large controls more often than with small ones. */
  crowded: [
    `screen and (min-width: ${breakpoints.wide}) and (width < ${breakpoints.full})`,
    `screen and (min-width: ${breakpoints.wide}) and (width < ${breakpoints.roomy}) and (hover: none)`,
    `screen and (min-width: ${breakpoints.wide}) and (width < ${breakpoints.roomy}) and (not (pointer: fine))`,
  ].join(),
  split,
  smallest: `screen and (width < ${breakpoints.small})`,
  hovers: '(hover: hover)',
  /** Touch is the main pointer, however wide the screen. */
  touched: '(pointer: coarse)',
  /** A mouse on a wide screen. Touch devices, and pages zoomed until they are narrow, need larger controls. */
  finePointer: `screen and (min-width: ${breakpoints.wide}) and (hover: hover) and (pointer: fine)`,
  scriptsOff: '(scripting: none)',
} as const;

/** System colors for rules under `media.forcedColors`, where our own colors are overridden. */
export const systemColor = {
  text: 'CanvasText',
  background: 'Canvas',
  selected: 'Highlight',
  selectedText: 'HighlightText',
  disabled: 'GrayText',
  buttonText: 'ButtonText',
} as const;
