import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { size, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { body, cell, frame, head, headCell, headRow, numeric, row, rowHeader, table, wideRegion } from '../DataTable.css.ts';

/*
 * Columns that scroll sideways have room: a short value takes one line, a long one two. The first column stays visible to name
 * the row. The browser measures no cell to find a column's width, and lays out only visible rows. Otherwise each sort of a
 * hundred rows with twelve columns would freeze a slow page.
 */
const region = `:root ${frame}[data-layout="list"] ${wideRegion}`;
const wide = '(min-width: 52rem)';
const onScreen = (rules: Record<string, string | number>) => ({ '@media': { screen: { '@container': { [wide]: rules } } } });

/** The width of a column, by how many characters it has room for. */
export const columnWidths = styleVariants(
  { 4: 4, 8: 8, 12: 12, 16: 16, 20: 20, 24: 24, 28: 28, 32: 32 },
  (width) =>
    onScreen({
      flex: `${String(width)} 0 auto`,
      boxSizing: 'border-box',
      inlineSize: `calc(${String(width)}ch + 2 * ${space.xs})`,
      // Else the longest word of each value is measured.
      minInlineSize: 0,
    }),
);

globalStyle(`${region} ${table}`, onScreen({ display: 'block', inlineSize: 'max-content', minInlineSize: '100%' }));
globalStyle(`${region} :is(${head}, ${body}, caption)`, onScreen({ display: 'block' }));
globalStyle(`${region} :is(${row}, ${headRow})`, onScreen({ display: 'flex' }));
globalStyle(`${region} tbody ${row}`, onScreen({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${size.target}` }));
globalStyle(`${region} ${headCell}`, onScreen({ display: 'flex', alignItems: 'center', blockSize: 'auto' }));
globalStyle(`${region} ${headCell}${numeric}`, onScreen({ justifyContent: 'flex-end' }));
/** A value of one line is in the middle of its row. */
const centered = (rowSize: string) => `calc((${rowSize} - 1lh) / 2)`;
globalStyle(
  `${region} ${cell}`,
  onScreen({ display: 'block', blockSize: 'auto', paddingBlock: centered(size.target), overflowWrap: 'anywhere' }),
);
globalStyle(`:root:not([data-density="comfortable"]) ${frame}[data-layout="list"] ${wideRegion} ${cell}`, {
  '@media': { [media.finePointer]: { '@container': { [wide]: { paddingBlock: centered('2.5714rem') } } } },
});
globalStyle(`${region} :is(${rowHeader}, ${headCell}:first-child)`, {
  '@container': { [wide]: { position: 'sticky', insetInlineStart: 0, background: vars.surface.page } },
});
