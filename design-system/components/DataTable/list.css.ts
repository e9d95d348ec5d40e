import { globalStyle } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { fontSize, fontWeight, line, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import {
  cell,
  cellLabel,
  frame,
  head,
  headCell,
  leadingRowHeader,
  numeric,
  row,
  rowHeader,
  rowLink,
  sentence,
  short,
  sideCell,
  sortButton,
  status,
} from './DataTable.css.ts';
import { sign } from '../StatusTag/StatusTag.css.ts';
import { roomy } from './lines/lines.css.ts';
import { selectAll, selectAllWords, selectTarget } from './Selection.css.ts';
import { compactRow } from '../WorkspaceLayout/rows.ts';

/*
 * The main rows of a screen (`layout="list"`). Each is 36 px high with a mouse, at the workspace's root font size of 14 px, and
 * 44 px with touch or for people who chose the comfortable density.
 */
const list = `${frame}[data-layout="list"]`;
const compact = `:root:not([data-density="comfortable"]) ${list}`;
const narrow = '(max-width: 51.99rem)';
const wide = '(min-width: 52rem)';

globalStyle(list, { position: 'relative', gap: space.xs });
globalStyle(`${list} ${status}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  minBlockSize: 0,
});

globalStyle(`${list} ${head}`, {
  '@container': { [wide]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: vars.surface.page } },
});
// On paper a sticky header would not be repeated on every page.
globalStyle(`${list} ${head}`, { '@media': { [media.print]: { position: 'static' } } });
globalStyle(`${list} :is(${headCell}, ${cell})`, {
  '@container': { [wide]: { paddingBlock: 0, paddingInline: '0.375rem' } },
});
globalStyle(`${list} ${headCell}`, { lineHeight: '1.25' });
globalStyle(`${list} ${headCell}`, { '@container': { [roomy]: { whiteSpace: 'nowrap' } } });
// The text of a status is enough; its icon would take space from the columns.
globalStyle(`${list} ${sign}`, { display: 'none' });
globalStyle(`${compact} ${sortButton}`, { '@media': { [media.finePointer]: { minBlockSize: '1.75rem' } } });

globalStyle(`${list} ${cell}`, {
  '@container': {
    [wide]: { blockSize: size.target, verticalAlign: 'middle', lineHeight: '1.2' },
  },
});
globalStyle(`${compact} ${cell}`, {
  '@media': { [media.finePointer]: { '@container': { [wide]: { blockSize: compactRow } } } },
});
globalStyle(`${list} ${rowLink}`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlock: 0,
});
globalStyle(`${compact} ${rowLink}`, { '@media': { [media.finePointer]: { minBlockSize: '2.5rem' } } });
// The select-all checkbox is above those of the rows, which makes its purpose clear without a visible label.
globalStyle(`${list} ${selectAll}`, {
  '@container': { [wide]: { minInlineSize: size.target, justifyContent: 'center' } },
});
globalStyle(`${list} ${selectAllWords}`, {
  '@container': { [wide]: onlyHeard },
});
globalStyle(`${list} :is(${selectTarget}, ${selectAll})`, {
  '@container': { [wide]: { display: 'flex', alignItems: 'center' } },
});
globalStyle(`${list} :is(${selectTarget}, ${selectAll}) > input`, {
  '@container': { [wide]: { marginBlockStart: 0 } },
});
globalStyle(`${compact} ${selectTarget}`, { '@media': { [media.finePointer]: { minBlockSize: '2rem' } } });
globalStyle(`${compact} ${selectAll}`, { '@media': { [media.finePointer]: { minBlockSize: '1.75rem' } } });

globalStyle(`${list} ${row}[data-open]`, {
  background: vars.surface.info,
  boxShadow: `inset ${line.strong} 0 0 ${vars.text.action}`,
  '@media': { [media.forcedColors]: { outline: `2px solid ${systemColor.selected}`, outlineOffset: '-2px' } },
});

/*
 * In a narrow list, such as on a phone or beside an open detail, a row is a name with its labeled values below it, in as few
 * lines as they need. The bar above the list handles sorting, so no header is needed.
 */
globalStyle(`${list} ${head}`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${list}[data-selectable] ${head}`, {
  '@container': { [narrow]: { display: 'block', border: 0, padding: 0 } },
});
globalStyle(`${list} ${headCell}`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${list} ${row}`, {
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.s,
      paddingInline: space.xs,
      paddingBlock: `0 ${space.xs}`,
    },
  },
});
globalStyle(`${list} ${cell}`, {
  '@container': {
    [narrow]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.xxs,
      padding: 0,
      color: vars.text.muted,
      lineHeight: '1.4',
    },
  },
});
globalStyle(`${list} ${short}, ${list} ${numeric}`, {
  '@container': { [narrow]: { inlineSize: 'auto', whiteSpace: 'normal' } },
});
globalStyle(`${list} ${rowHeader}`, {
  '@container': {
    [narrow]: {
      display: 'block',
      flex: '1 1 100%',
      paddingBlockEnd: 0,
      color: 'inherit',
      fontFamily: fontFamily.text,
      fontSize: fontSize.small,
    },
  },
});
// The row's first value and its actions share the line of a short name.
globalStyle(`${list} ${rowHeader}:not(${sentence})`, {
  '@container': { [narrow]: { flex: '1 1 auto', fontWeight: fontWeight.medium } },
});
globalStyle(`${list} ${leadingRowHeader} ${rowLink}`, { '@container': { [narrow]: { minBlockSize: size.target } } });
globalStyle(`${compact} ${leadingRowHeader} ${rowLink}`, {
  '@media': { [media.finePointer]: { '@container': { [narrow]: { minBlockSize: '2rem' } } } },
});
globalStyle(`${list} ${cellLabel}`, { '@container': { [narrow]: { display: 'inline', whiteSpace: 'nowrap' } } });
// A label without a value would be useless here.
globalStyle(`${list} ${cell}:has(> div:empty)`, { '@container': { [narrow]: { display: 'none' } } });
// The row's checkbox and actions are on the line of its name.
globalStyle(`${list} ${sideCell}`, { '@container': { [narrow]: { flex: 'none', alignSelf: 'center' } } });
globalStyle(`${list} ${cell}:not(${rowHeader})`, { '@container': { [narrow]: { order: 1 } } });
globalStyle(`${list}[data-selectable] ${row} > ${sideCell}:first-child`, {
  '@container': { [narrow]: { marginInlineEnd: `calc(-1 * ${space.s})` } },
});
globalStyle(`${list}[data-selectable] ${rowHeader}`, {
  '@container': { [narrow]: { maxInlineSize: `calc(100% - ${size.target})` } },
});
globalStyle(`${list} :is(${selectTarget}, ${selectAll})`, {
  '@container': { [narrow]: { display: 'flex', alignItems: 'center' } },
});
globalStyle(`${list} :is(${selectTarget}, ${selectAll}) > input`, {
  '@container': { [narrow]: { marginBlockStart: 0 } },
});
// Checkboxes align with the start of the row's values.
globalStyle(`${list} ${selectTarget}`, { '@container': { [narrow]: { justifyContent: 'flex-start' } } });
globalStyle(`${list} ${selectAll}`, { '@container': { [narrow]: { paddingInlineStart: space.xs } } });
// Keeps a row that is opened or scrolled into view from ending up under the sticky header.
globalStyle(`${list} ${row}`, { scrollMarginBlockStart: '3rem' });
