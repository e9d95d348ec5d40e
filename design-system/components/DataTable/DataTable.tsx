import { useEffect, useId, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTable } from '@tanstack/react-table';
import type { RowData, SortingState, Updater } from '@tanstack/react-table';
import { useMessages } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { body, caption as captionStyle, cell, cellLabel, frame, head, headRow, numeric, row as rowStyle, rowHeader, short, status, table as tableStyle } from './DataTable.css.ts';
import { SortableHeader } from './SortableHeader.tsx';
import type { SortDirection } from './SortableHeader.tsx';
import { columnDefs, features } from './tableFeatures.ts';
import type { DataTableColumn } from './tableFeatures.ts';

export type DataTableSort = { columnId: string; direction: SortDirection };

export type DataTableProps<Row extends RowData> = {
  /** The table's name. */
  caption: string;
  /** Makes the name a heading of this level. */
  captionLevel?: 2 | 3 | 4;
  columns: readonly DataTableColumn<Row>[];
  /** The rows of the open page, sorted by the server. */
  rows: readonly Row[];
  /** What a row is known by. */
  rowId: (row: Row) => string;
  /** How the rows are sorted. */
  sort?: DataTableSort;
  /** Asks for another order. */
  onSort?: (sort: DataTableSort) => void;
  /** Other rows are on their way; these stay meanwhile. @default false */
  isBusy?: boolean;
  /** Stands in place of a table without rows. */
  empty?: ReactNode;
  /** The pages of a long list. */
  page?: PaginationProps;
  /** Where a row leads; its row header is the link. */
  rowHref?: (row: Row) => string;
  /** How many rows there are, in words: shown, and said aloud once when rows have arrived. */
  resultText: string;
};

/**
 * Rows that the server sorts and pages, as a plain table; on a phone each row is a block of labelled lines.
 * The engine compares `columns` by reference: keep them in a constant or memo where they do not change.
 */
export function DataTable<Row extends RowData>({
  caption,
  captionLevel,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  isBusy = false,
  empty,
  page,
  rowHref,
  resultText,
}: DataTableProps<Row>): ReactElement {
  const messages = useMessages();
  const titleId = useId();
  useResultAnnouncement(isBusy, resultText);
  const definitions = useMemo(() => columnDefs(columns), [columns]);
  const sortedColumn = sort?.columnId;
  const desc = sort?.direction === 'descending';
  const sorting = useMemo<SortingState>(() => (sortedColumn === undefined ? [] : [{ id: sortedColumn, desc }]), [sortedColumn, desc]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next !== undefined) onSort?.({ columnId: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
  });
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const heading = captionLevel === undefined ? undefined : (
    <div id={titleId}>
      <Heading level={captionLevel} size={3}>
        {caption}
      </Heading>
    </div>
  );

  return (
    <div className={frame}>
      <div className={status}>
        <p>{resultText}</p>
        {isBusy && <Spinner label={messages.loading} />}
      </div>
      {heading}
      {rows.length === 0 ? (
        <div>
          {heading === undefined && <p className={captionStyle}>{caption}</p>}
          {!isBusy && empty}
        </div>
      ) : (
        <table role="table" className={tableStyle} aria-labelledby={heading && titleId} aria-busy={isBusy}>
          {heading === undefined && <caption className={captionStyle}>{caption}</caption>}
          <thead role="rowgroup" className={head}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} role="row" className={headRow} data-hint={columns.some(({ sortable }) => sortable) ? messages.sortBy : undefined}>
                {group.headers.map(({ id, column }) => {
                  const direction = column.getIsSorted();
                  return (
                    <SortableHeader
                      key={id}
                      name={columnOf.get(column.id)?.header ?? ''}
                      isNumeric={columnOf.get(column.id)?.numeric ?? false}
                      sorted={column.getCanSort() ? ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[direction || 'none'] : undefined}
                      onToggle={() => column.toggleSorting()}
                    />
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup" className={body}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} role="row" className={rowStyle}>
                {row.getAllCells().map(({ id, column: { id: columnId } }) => {
                  const column = columnOf.get(columnId);
                  return column === undefined ? null : <Cell key={id} column={column} row={row.original} href={rowHref?.(row.original)} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {page !== undefined && <Pagination {...page} />}
    </div>
  );
}

function Cell<Row extends RowData>({ column, row, href }: { column: DataTableColumn<Row>; row: Row; href: string | undefined }): ReactElement {
  const content = column.cell(row);
  const classes = [cell, column.isRowHeader && rowHeader, column.numeric && numeric, column.width === 'short' && short];
  const className = classes.filter(Boolean).join(' ');
  if (column.isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {href === undefined ? content : <Link href={href}>{content}</Link>}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      <span className={cellLabel}>{column.header}</span>
      <span>{content}</span>
    </td>
  );
}

/** Says the result once, when loading has ended; not what stood there from the start. */
function useResultAnnouncement(isBusy: boolean, resultText: string): void {
  const announce = useAnnounce();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) announce(resultText);
    wasBusy.current = isBusy;
  }, [isBusy, resultText, announce]);
}
