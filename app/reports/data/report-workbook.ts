import { columnWidth, sheetCell, type SheetCell } from '#rules/reports';
import type { WorkSheet } from 'xlsx';
import type { ReportColumn, ReportRow } from './report-row.ts';

/** How many rows are written before the thread checks whether the file is still needed. */
const portion = 2_000;
const listen = () => new Promise((resolve) => setTimeout(resolve));

/** The content of a workbook. */
interface WorkbookContent {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** By column id; money in cents. */
  readonly totals: Readonly<Record<string, number>>;
  readonly totalLabel: string;
}

/** Writes a workbook with one sheet. `onProgress` gets the finished share, from 0 to 1, and throws to cancel. */
export async function makeWorkbook(
  { columns, rows, totals, totalLabel }: WorkbookContent,
  onProgress: (done: number) => void,
): Promise<ArrayBuffer> {
  const { utils, write } = await import('xlsx');
  const sheet: WorkSheet = {};
  const widths = columns.map(({ title }) => title.length);
  const put = (row: number, column: number, cell: SheetCell | undefined) => {
    if (cell) sheet[utils.encode_cell({ r: row, c: column })] = cell;
  };
  columns.forEach(({ title }, column) => {
    put(0, column, sheetCell('text', title));
  });
  for (const [index, { cells }] of rows.entries()) {
    columns.forEach(({ type }, at) => {
      const value = cells[at] ?? '';
      put(index + 1, at, sheetCell(type, value));
      widths[at] = columnWidth(widths[at] ?? 0, value);
    });
    if (index % portion === 0) {
      onProgress((0.6 * index) / rows.length);
      await listen();
    }
  }
  const hasTotals = columns.some(({ isSummed }) => isSummed) && rows.length > 0;
  if (hasTotals) {
    put(rows.length + 1, 0, sheetCell('text', totalLabel));
    columns.forEach(({ id, type, isSummed }, at) => {
      const sum = totals[id];
      if (isSummed && sum !== undefined) put(rows.length + 1, at, sheetCell(type, type === 'money' ? sum / 100 : sum));
    });
  }
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length + Number(hasTotals), c: Math.max(0, columns.length - 1) },
  });
  sheet['!cols'] = widths.map((wch) => ({ wch: wch + 2 }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Report');
  onProgress(0.7);
  const file = write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  onProgress(1);
  return file;
}
