import { rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What the table engine has to know; a stable reference, as it asks for. */
export const features = tableFeatures({ rowSortingFeature });

export type DataTableColumn<Row> = {
  id: string;
  /** The column's name, also that of its sort button. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names its row; one column of a table. With `rowHref` it holds the link. */
  isRowHeader?: boolean;
  sortable?: boolean;
  /** Figures of one width, set to the end so that they stand under each other. */
  numeric?: boolean;
  /** Its values say by themselves what they are, such as a state: in narrow rows they stand without the column's name. */
  isPlain?: boolean;
  /** `short` keeps the content on one line and the column as narrow as that. */
  width?: 'auto' | 'short';
};

/** Our columns in the engine's words. The server sorts and the table draws its cells, so the engine reads no value. */
export function columnDefs<Row extends RowData>(columns: readonly DataTableColumn<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, sortable = false }) => ({
    id,
    header,
    accessorFn: (row: Row): unknown => row,
    enableSorting: sortable,
    sortDescFirst: false,
  }));
}
