import { columnVisibilityFeature, rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, Row as TableRow, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What the table engine needs to know; a stable reference, as it requires. */
export const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });

/** A row in the engine's type. */
export type EngineRow<Row extends RowData> = TableRow<typeof features, Row>;

export type DataTableColumn<Row> = {
  id: string;
  /** The column's name, also for its sort button. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names its row; one column per table. With `rowHref` it contains the link. */
  isRowHeader?: boolean;
  /** Its values are sentences: the links in them stand out, not the words. */
  isSentence?: boolean;
  sortable?: boolean;
  /** Tabular figures, aligned to the end of the column. */
  numeric?: boolean;
  /** Its values explain themselves, such as a state: in narrow rows they appear without the column's name. */
  isPlain?: boolean;
  /** Hidden while a row is open beside the list, where only identifying columns fit. */
  isSecondary?: boolean;
  /** `short` keeps the content on one line and the column no wider than that. */
  width?: 'auto' | 'short';
  /**
   * In a wide `list` its values stay on one line, in this part of the width, and rows are one line high. Overflow is shown on
   * hover and to the keyboard.
   */
  share?: 'small' | 'medium' | 'large' | 'all';
  /** In a wide table: how many characters its longest value has. The column gets that width, at most that of 32. @default 12 */
  characters?: number;
};

/** Our columns as the engine takes them. The server sorts and the table renders its cells, so the engine reads no value. */
export function columnDefs<Row extends RowData>(columns: readonly DataTableColumn<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, sortable = false, isRowHeader = false }) => ({
    id,
    header,
    accessorFn: (row: Row): unknown => row,
    enableSorting: sortable,
    enableHiding: !isRowHeader,
    sortDescFirst: false,
  }));
}
