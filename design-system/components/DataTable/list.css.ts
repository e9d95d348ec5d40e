import { globalStyle } from '@vanilla-extract/css';
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
  short,
  sideCell,
  sortButton,
  status,
} from './DataTable.css.ts';
import { sign } from '../StatusTag/StatusTag.css.ts';
import { selectAll, selectTarget } from './Selection.css.ts';

/*
 * The rows that a screen is about (`layout="list"`). Under a mouse 36 px each, at the root's 14 px of the workspace; 44 px
 * under a finger and for those who chose more room.
 */
const list = `${frame}[data-layout="list"]`;
const compact = `:root:not([data-density="comfortable"]) ${list}`;
const narrow = '(max-width: 51.99rem)';
const wide = '(min-width: 52rem)';

globalStyle(list, { position: 'relative', gap: space.xs });
globalStyle(`${list} ${status}`, { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 2, minBlockSize: 0 });

globalStyle(`${list} ${head}`, {
  '@container': { [wide]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: vars.surface.page } },
});
globalStyle(`${list} :is(${headCell}, ${cell})`, { '@container': { [wide]: { paddingBlock: 0, paddingInline: space.xs } } });
globalStyle(`${list} ${headCell}`, { whiteSpace: 'nowrap', lineHeight: '1.25' });
// Signs of a state stand in one line; names and events may take two, which fit a row.
globalStyle(`${list} ${cell} > div > div`, { '@container': { [wide]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } } });
// The words of a state say it; its sign would take the room of the columns.
globalStyle(`${list} ${sign}`, { display: 'none' });
globalStyle(`${compact} ${sortButton}`, { '@media': { [media.finePointer]: { minBlockSize: '2rem' } } });

globalStyle(`${list} ${cell}`, {
  '@container': {
    [wide]: { blockSize: size.target, verticalAlign: 'middle', lineHeight: '1.2' },
  },
});
globalStyle(`${compact} ${cell}`, {
  '@media': { [media.finePointer]: { '@container': { [wide]: { blockSize: '2.5714rem' } } } },
});
globalStyle(`${list} ${rowLink}`, { display: 'flex', alignItems: 'center', minBlockSize: size.target, paddingBlock: 0 });
globalStyle(`${compact} ${rowLink}`, { '@media': { [media.finePointer]: { minBlockSize: '2.5rem' } } });
globalStyle(`${compact} :is(${selectTarget}, ${selectAll})`, { '@media': { [media.finePointer]: { minBlockSize: '2rem' } } });

globalStyle(`${list} ${row}[data-open]`, {
  background: vars.surface.info,
  boxShadow: `inset ${line.strong} 0 0 ${vars.text.action}`,
  '@media': { [media.forcedColors]: { outline: `2px solid ${systemColor.selected}`, outlineOffset: '-2px' } },
});

/*
 * Where the list is narrow, as on a phone or beside what was opened from it, a row is a name and below it its values with
 * their names, in as few lines as they need. The bar above the list sorts, so no header is needed.
 */
globalStyle(`${list} ${head}`, { '@container': { [narrow]: { display: 'none' } } });
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
globalStyle(`${list} ${short}, ${list} ${numeric}`, { '@container': { [narrow]: { inlineSize: 'auto', whiteSpace: 'normal' } } });
globalStyle(`${list} ${rowHeader}`, {
  '@container': {
    [narrow]: {
      display: 'block',
      flex: '1 1 100%',
      paddingBlockEnd: 0,
      color: 'inherit',
      fontFamily: fontFamily.text,
      fontSize: fontSize.small,
      fontWeight: fontWeight.medium,
    },
  },
});
globalStyle(`${list} ${leadingRowHeader} ${rowLink}`, { '@container': { [narrow]: { minBlockSize: size.target } } });
globalStyle(`${compact} ${leadingRowHeader} ${rowLink}`, {
  '@media': { [media.finePointer]: { '@container': { [narrow]: { minBlockSize: '2rem' } } } },
});
globalStyle(`${list} ${cellLabel}`, { '@container': { [narrow]: { display: 'inline', whiteSpace: 'nowrap' } } });
globalStyle(`${list} ${sideCell}`, { '@container': { [narrow]: { flex: '1 1 100%', order: 1 } } });
