import type { ReactElement } from 'react';
import type { RowData } from '@tanstack/react-table';
import { body, cell, cellLabel, numeric, row, rowHeader, sideCell } from './DataTable.css.ts';
import type { DataTableColumn } from './tableFeatures.ts';

/** Sums of a table, formatted. */
export type TableTotals = {
  /** The label of the sums, such as 'Total'. */
  label: string;
  /** By the ids of columns; a column without one has none. */
  values: Readonly<Record<string, string>>;
};

type TotalsProps<Row extends RowData> = TableTotals & {
  columns: readonly DataTableColumn<Row>[];
  /** The class that gives a column of a wide table its width. */
  widthOf: ((column: DataTableColumn<Row>) => string) | undefined;
  /** How many cells precede and follow the columns. */
  before: number;
  after: number;
};

/** The last row of a table: the sums of all pages. */
export function Totals<Row extends RowData>({ label, values, columns, widthOf, before, after }: TotalsProps<Row>): ReactElement {
  const side = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => <td key={`${name}${String(index)}`} role="cell" className={sideCell} />);
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
