import { Fragment, useEffect, useId, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTable } from '@tanstack/react-table';
import type { RowData, SortingState, Updater } from '@tanstack/react-table';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Cell } from './Cell.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { DataTableColumnChoice } from './ColumnChoice.tsx';
import { body, caption as captionStyle, frame, head, headRow, hiddenHeadCell, row as rowStyle, sideCell, status, table as tableStyle } from './DataTable.css.ts';
import './list.css.ts';
import { SelectAll, SelectedCount, SelectRow } from './Selection.tsx';
import type { DataTableSelection } from './Selection.tsx';
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
  /** What tells a row's link from that of another row of the same name, such as a reference; heard after the name. */
  rowDetail?: (row: Row) => string;
  /** How many rows there are, in words: shown, and said aloud once when rows have arrived. */
  resultText: string;
  /** Lets rows be selected, one by one and all of a page; the count is shown and said. */
  selection?: DataTableSelection<Row>;
  /** What can be done with a row: a Menu at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Lets the reader leave columns out. */
  columnChoice?: DataTableColumnChoice;
  /**
   * `list` is for the rows that a screen is about: close together, under a header that stays in sight, named and counted by
   * the screen itself; where it is narrow each row is a line or two. @default 'table'
   */
  layout?: 'table' | 'list';
  /** The row that is open beside the list. */
  openId?: string;
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
  rowDetail,
  resultText,
  selection,
  rowActions,
  columnChoice,
  layout = 'table',
  openId,
}: DataTableProps<Row>): ReactElement {
  const messages = useFurtherMessages();
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
  const hidden = columnChoice?.hiddenIds ?? [];
  const columnOf = new Map(columns.filter(({ id, isRowHeader = false }) => isRowHeader || !hidden.includes(id)).map((column) => [column.id, column]));
  const isList = layout === 'list';
  const Name = isList ? VisuallyHidden : Fragment;
  const heading = captionLevel === undefined ? undefined : (
    <div id={titleId}>
      <Heading level={captionLevel} size={3}>
        {caption}
      </Heading>
    </div>
  );

  return (
    <div className={frame} data-layout={layout}>
      <div className={status}>
        {!isList && <p>{resultText}</p>}
        {isBusy && <Spinner label={messages.loading} />}
        {selection !== undefined && <SelectedCount count={selection.selectedIds.length} />}
      </div>
      {columnChoice !== undefined && <ColumnChoice {...columnChoice} columns={columns.filter(({ isRowHeader = false }) => !isRowHeader)} />}
      {heading}
      {selection !== undefined && rows.length > 0 && <SelectAll ids={rows.map(rowId)} {...selection} />}
      {rows.length === 0 ? (
        <div>
          {heading === undefined && !isList && <p className={captionStyle}>{caption}</p>}
          {!isBusy && empty}
        </div>
      ) : (
        <table role="table" className={tableStyle} aria-labelledby={heading && titleId} aria-busy={isBusy}>
          {heading === undefined && (
            <caption className={isList ? undefined : captionStyle}>
              <Name>{caption}</Name>
            </caption>
          )}
          <thead role="rowgroup" className={head}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} role="row" className={headRow} data-hint={columns.some(({ sortable }) => sortable) ? messages.sortBy : undefined}>
                {selection !== undefined && <HiddenHeader name={messages.selection} />}
                {group.headers.map(({ id, column }) => {
                  const shown = columnOf.get(column.id);
                  if (shown === undefined) return null;
                  const direction = column.getIsSorted();
                  return (
                    <SortableHeader
                      key={id}
                      name={shown.header}
                      isNumeric={shown.numeric ?? false}
                      sorted={column.getCanSort() ? ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[direction || 'none'] : undefined}
                      onToggle={() => column.toggleSorting()}
                    />
                  );
                })}
                {rowActions !== undefined && <HiddenHeader name={messages.actions} />}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup" className={body}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} role="row" className={rowStyle} data-selected={selection?.selectedIds.includes(row.id) || undefined} data-open={row.id === openId || undefined}>
                {selection !== undefined && (
                  <td role="cell" className={sideCell}>
                    <SelectRow
                      name={selection.rowName(row.original)}
                      isSelected={selection.selectedIds.includes(row.id)}
                      onChange={(isSelected) => {
                        const others = selection.selectedIds.filter((id) => id !== row.id);
                        selection.onChange(isSelected ? [...others, row.id] : others);
                      }}
                    />
                  </td>
                )}
                {row.getAllCells().map(({ id, column: { id: columnId } }) => {
                  const column = columnOf.get(columnId);
                  return column === undefined ? null : <Cell key={id} column={column} row={row.original} href={rowHref?.(row.original)} detail={rowDetail?.(row.original)} isOpen={row.id === openId} />;
                })}
                {rowActions !== undefined && (
                  <td role="cell" className={sideCell}>
                    {rowActions(row.original)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {page !== undefined && <Pagination {...page} />}
    </div>
  );
}

/** The header of boxes or actions: heard, and not shown, as the cells say all. */
function HiddenHeader({ name }: { name: string }): ReactElement {
  return (
    <th scope="col" role="columnheader" className={hiddenHeadCell}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
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
