/** Widths at which a layout may change, in em of the reader's font size (40em is 640 px at the usual 16 px). */
export const breakpoints = {
  small: '22em',
  medium: '40em',
  wide: '64em',
  split: '75em',
  full: '80em',
  roomy: '90em',
  roomiest: '100em',
} as const;
