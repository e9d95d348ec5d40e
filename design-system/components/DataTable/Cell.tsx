import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../Link/Link.tsx';
import { cell, cellLabel, numeric, rowHeader, short } from './DataTable.css.ts';
import type { DataTableColumn } from './tableFeatures.ts';

type CellProps<Row> = { column: DataTableColumn<Row>; row: Row; href: string | undefined; detail: string | undefined };

/** One value of a row; the row header is the link where the row leads somewhere. */
export function Cell<Row>({ column, row, href, detail }: CellProps<Row>): ReactElement {
  const content = column.cell(row);
  const classes = [cell, column.isRowHeader && rowHeader, column.numeric && numeric, column.width === 'short' && short];
  const className = classes.filter(Boolean).join(' ');
  if (column.isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {href === undefined ? (
          content
        ) : (
          <Link href={href}>
            {content}
            {detail !== undefined && <VisuallyHidden>, {detail}</VisuallyHidden>}
          </Link>
        )}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      <span className={cellLabel}>{column.header} </span>
      <span>{content}</span>
    </td>
  );
}
