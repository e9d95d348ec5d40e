import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { size, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import {
  body,
  cell,
  frame,
  head,
  headCell,
  headRow,
  numeric,
  row,
  rowHeader,
  table,
  wideRegion,
} from '../DataTable.css.ts';
import { compactRow } from '../../WorkspaceLayout/rows.ts';

/*
 * Columns that scroll sideways can be wide: a short value takes one line, a long one two. The first column stays visible to name
 * the row. The browser does not measure cells to size the columns, and lays out only visible rows. Otherwise each sort of a
 * hundred rows with twelve columns would freeze the page on a slow device.
 */
const region = `:root ${frame}[data-layout="list"] ${wideRegion}`;
const wide = '(min-width: 52rem)';
const onScreen = (rules: Record<string, string | number>) => ({
  '@media': { screen: { '@container': { [wide]: rules } } },
});

/** The width of a column, by the number of characters that fit. */
export const columnWidths = styleVariants({ 4: 4, 8: 8, 12: 12, 16: 16, 20: 20, 24: 24, 28: 28, 32: 32 }, (width) =>
  onScreen({
    flex: `${String(width)} 0 auto`,
    boxSizing: 'border-box',
    inlineSize: `calc(${String(width)}ch + 2 * ${space.xs})`,
    // Otherwise the browser would measure the longest word of each value.
    minInlineSize: 0,
  }),
);

globalStyle(`${region} ${table}`, onScreen({ display: 'block', inlineSize: 'max-content', minInlineSize: '100%' }));
globalStyle(`${region} :is(${head}, ${body}, caption)`, onScreen({ display: 'block' }));
globalStyle(`${region} :is(${row}, ${headRow})`, onScreen({ display: 'flex' }));
globalStyle(
  `${region} tbody ${row}`,
  onScreen({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${size.target}` }),
);
globalStyle(`${region} ${headCell}`, onScreen({ display: 'flex', alignItems: 'center', blockSize: 'auto' }));
globalStyle(`${region} ${headCell}${numeric}`, onScreen({ justifyContent: 'flex-end' }));
/** The padding that vertically centers a one-line value in its row. */
const centered = (rowSize: string) => `calc((${rowSize} - 1lh) / 2)`;
globalStyle(
  `${region} ${cell}`,
  onScreen({ display: 'block', blockSize: 'auto', paddingBlock: centered(size.target), overflowWrap: 'anywhere' }),
);
globalStyle(`:root:not([data-density="comfortable"]) ${frame}[data-layout="list"] ${wideRegion} ${cell}`, {
  '@media': { [media.finePointer]: { '@container': { [wide]: { paddingBlock: centered(compactRow) } } } },
});
globalStyle(`${region} :is(${rowHeader}, ${headCell}:first-child)`, {
  '@container': { [wide]: { position: 'sticky', insetInlineStart: 0, background: vars.surface.page } },
});
