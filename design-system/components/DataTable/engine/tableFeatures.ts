import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ColumnDef, Row as TableRow, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { SortDirection } from '../SortableHeader.tsx';

/** The features for the table engine, which requires a stable reference. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowSelectionFeature,
  columnVisibilityFeature,
});

/** A row as typed by the engine. */
export type EngineRow<Row extends RowData> = TableRow<typeof features, Row>;

export type DataTableSort = { columnId: string; direction: SortDirection };

export type DataTableColumn<Row> = {
  id: string;
  /** The column's name, also for its sort button. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names its row; one per table. With `rowHref` it contains the link. */
  isRowHeader?: boolean;
  /** Its values are sentences: only the links in them stand out, so the text is not bold. */
  isSentence?: boolean;
  /** The server can sort by it: see `onSort`. */
  sortable?: boolean;
  /**
   * The value to sort by when the page holds every row and the table sorts them itself (without `onSort`). Texts are compared in the
   * reader's language; rows without a value come last.
   */
  sortValue?: (row: Row) => string | number | undefined;
  /** Its values are tabular figures, aligned to the end of the column. */
  numeric?: boolean;
  /** Its values are self-explanatory, such as a status: in narrow rows they appear without the column's name. */
  isPlain?: boolean;
  /** Hidden while a row is open beside the list, where only identifying columns fit. */
  isSecondary?: boolean;
  /** `short` keeps the content on one line and the column no wider than that. */
  width?: 'auto' | 'short';
  /**
   * In a wide `list` its values stay on one line, in this share of the width, and rows are one line high. Cut-off text is shown
   * on hover and on keyboard focus.
   */
  share?: 'small' | 'medium' | 'large' | 'all';
  /** In a wide table: the length of its longest value in characters. The column gets that width, up to 32. @default 12 */
  characters?: number;
};

/** Converts our columns for the engine. The table renders the cells, so the engine reads only the values it sorts by. */
export function columnDefs<Row extends RowData>(
  columns: readonly DataTableColumn<Row>[],
  { isSortedByServer, language }: { isSortedByServer: boolean; language: string },
): ColumnDef<typeof features, Row>[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return columns.map(({ id, header, sortable = false, sortValue, isRowHeader = false }) => ({
    id,
    header,
    accessorFn: (row: Row): unknown => sortValue?.(row),
    enableSorting: isSortedByServer ? sortable : sortValue !== undefined,
    sortFn: (one: EngineRow<Row>, other: EngineRow<Row>) => {
      const [first, second] = [sortValue?.(one.original), sortValue?.(other.original)];
      return typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compare(String(first), String(second));
    },
    sortUndefined: 'last',
    enableHiding: !isRowHeader,
    sortDescFirst: false,
  }));
}
