import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${line.hair} solid ${vars.border.strong}`;

export const frame = style([focusRing, { overflowX: 'auto', '@media': { [media.print]: { overflow: 'visible' } } }]);

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({ paddingBlock: space.xs, fontWeight: fontWeight.strong, textAlign: 'start' });

/** Identifies the sheet on further pages of a long table; on screen its title is nearby. */
export const running = style({
  display: 'none',
  '@media': { [media.print]: { display: 'table-row', fontSize: fontSize.small, color: vars.text.muted } },
});

const cell = style({ padding: space.xxs, paddingInlineEnd: space.s, textAlign: 'start', verticalAlign: 'top' });

export const header = style([
  cell,
  { borderBlockEnd: `${line.control} solid ${vars.border.strong}`, verticalAlign: 'end' },
]);

/** A row that fits on one page stays together, with all of its lines. */
export const rows = styleVariants({
  reading: { breakInside: 'avoid' },
  writing: { breakInside: 'avoid', blockSize: '2.75rem' },
});

/** Keeps a group that fits on one page together. */
export const unbroken = style({ breakInside: 'avoid' });

export const group = style([
  cell,
  { paddingBlockStart: space.s, borderBlockEnd: hairline, fontWeight: fontWeight.strong, breakAfter: 'avoid' },
]);

export const cells = styleVariants({
  text: [cell, { borderBlockEnd: hairline }],
  name: [cell, { borderBlockEnd: hairline, fontWeight: fontWeight.medium, hyphens: 'none' }],
  number: [cell, { borderBlockEnd: hairline, textAlign: 'end', whiteSpace: 'nowrap' }],
  oneLine: [cell, { borderBlockEnd: hairline, whiteSpace: 'nowrap' }],
  /** Wide enough to write in by hand. */
  blank: [cell, { inlineSize: '18%', border: hairline }],
  blankAlone: [cell, { inlineSize: '50%', border: hairline }],
});

export const numberHeader = style([header, { textAlign: 'end' }]);
