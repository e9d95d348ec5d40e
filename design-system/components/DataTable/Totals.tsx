import type { ReactElement } from 'react';
import type { RowData } from '@tanstack/react-table';
import { body, cell, cellLabel, numeric, row, rowHeader, sideCell } from './DataTable.css.ts';
import type { DataTableColumn } from './engine/tableFeatures.ts';

/** The formatted totals of a table. */
export type TableTotals = {
  /** The label of the totals, such as 'Total'. */
  label: string;
  /** The totals by column id; a column without an entry has no total. */
  values: Readonly<Record<string, string>>;
};

type TotalsProps<Row extends RowData> = TableTotals & {
  columns: readonly DataTableColumn<Row>[];
  /** Returns the class that sets the width of a column in a wide table. */
  widthOf: ((column: DataTableColumn<Row>) => string) | undefined;
  /** The number of cells before and after the columns. */
  before: number;
  after: number;
};

/** The last row of a table: the totals of all pages. */
export function Totals<Row extends RowData>({
  label,
  values,
  columns,
  widthOf,
  before,
  after,
}: TotalsProps<Row>): ReactElement {
  const side = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => (
      <td key={`${name}${String(index)}`} role="cell" className={sideCell} />
    ));
  const classes = (column: DataTableColumn<Row>, kind: string | false | undefined) =>
    [cell, kind, widthOf?.(column)].filter(Boolean).join(' ');
  return (
    <tfoot role="rowgroup" className={body}>
      <tr role="row" className={row}>
        {side(before, 'before')}
        {columns.map((column) => {
          const { id, header, isRowHeader, numeric: isNumeric } = column;
          return isRowHeader ? (
            <th key={id} scope="row" role="rowheader" className={classes(column, rowHeader)}>
              {label}
            </th>
          ) : (
            <td key={id} role="cell" className={classes(column, isNumeric && numeric)}>
              {values[id] !== undefined && (
                <>
                  <span className={cellLabel}>{header} </span>
                  <div>{values[id]}</div>
                </>
              )}
            </td>
          );
        })}
        {side(after, 'after')}
      </tr>
    </tfoot>
  );
}
