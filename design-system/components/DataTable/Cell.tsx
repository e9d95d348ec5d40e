import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { asTarget } from '../Link/asTarget.ts';
import { cell, cellLabel, leadingRowHeader, numeric, rowHeader, rowLink, short } from './DataTable.css.ts';
import type { DataTableColumn } from './tableFeatures.ts';

type CellProps<Row> = { column: DataTableColumn<Row>; row: Row; href: string | undefined; detail: string | undefined; isOpen: boolean };

/** One value of a row; the row header is the link where the row leads somewhere. */
export function Cell<Row>({ column, row, href, detail, isOpen }: CellProps<Row>): ReactElement {
  const content = column.cell(row);
  const classes = [cell, column.isRowHeader && rowHeader, column.isRowHeader && href !== undefined && leadingRowHeader, column.numeric && numeric, column.width === 'short' && short];
  const className = classes.filter(Boolean).join(' ');
  if (column.isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {href === undefined ? (
          content
        ) : (
          <PageLink className={rowLink} href={href} aria-current={isOpen ? 'true' : undefined}>
            {content}
            {detail !== undefined && <VisuallyHidden>, {detail}</VisuallyHidden>}
          </PageLink>
        )}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      {column.isPlain !== true && <span className={cellLabel}>{column.header} </span>}
      <div>{asTarget(content)}</div>
    </td>
  );
}
