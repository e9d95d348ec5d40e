import { memo } from 'react';
import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { asTarget } from '../Link/asTarget.ts';
import { cell, cellLabel, leadingRowHeader, numeric, rowHeader, rowLink, sentence, short } from './DataTable.css.ts';
import { line, shares } from './lines/lines.css.ts';
import type { DataTableColumn } from './engine/tableFeatures.ts';

type CellProps<Row> = {
  column: DataTableColumn<Row>;
  row: Row;
  width: string | undefined;
  href: string | undefined;
  detail: string | undefined;
  isOpen: boolean;
};

function CellOfRow<Row>({ column, row, width, href, detail, isOpen }: CellProps<Row>): ReactElement {
  const content = column.cell(row);
  const { share } = column;
  // A wide table has many values, which are laid out faster without wrapper elements.
  const isBare =
    width !== undefined && share === undefined && href === undefined && typeof content === 'string' && content !== '';
  const onLine = share && { className: line, 'data-line': true };
  const classes = [
    cell,
    column.isRowHeader && rowHeader,
    column.isRowHeader && href !== undefined && leadingRowHeader,
    column.numeric && numeric,
    column.width === 'short' && short,
    column.isSentence && sentence,
  ];
  const className = [...classes, share && shares[share], width].filter(Boolean).join(' ');
  if (column.isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {isBare ? (
          content
        ) : href === undefined ? (
          <div {...onLine}>{content}</div>
        ) : (
          <PageLink className={rowLink} href={href} aria-current={isOpen ? 'true' : undefined}>
            {share === undefined ? content : <span {...onLine}>{content}</span>}
            {detail !== undefined && <VisuallyHidden>, {detail}</VisuallyHidden>}
          </PageLink>
        )}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      {column.isPlain !== true && <span className={cellLabel}>{column.header} </span>}
      {isBare ? content : <div {...onLine}>{asTarget(content)}</div>}
    </td>
  );
}

/** One value of a row; the row header is a link if the row has an address. Memoized, so that unchanged rows do not re-render. */
export const Cell = memo(CellOfRow) as typeof CellOfRow;
