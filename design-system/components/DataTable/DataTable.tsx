import { Fragment, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { RowData } from '@tanstack/react-table';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { DataTableColumnChoice } from './ColumnChoice.tsx';
import {
  body,
  caption as captionStyle,
  frame,
  head,
  headRow,
  status,
  table as tableStyle,
  wideRegion,
} from './DataTable.css.ts';
import './list.css.ts';
import { OwnSort } from './OwnSort.tsx';
import { columnWidth } from './wide/columnWidth.ts';
import { useWholeLines } from './lines/useWholeLines.ts';
import { Row as TableRow } from './Row.tsx';
import { Totals } from './Totals.tsx';
import type { TableTotals } from './Totals.tsx';
import { SelectAll, SelectedCount, SelectionBar } from './Selection.tsx';
import type { DataTableSelection } from './Selection.tsx';
import { SideHeader, SortableHeader } from './SortableHeader.tsx';
import type { DataTableColumn, DataTableSort } from './engine/tableFeatures.ts';
import { useTableEngine } from './engine/useTableEngine.ts';
import { checkboxNames } from './announce/checkboxNames.ts';
import { useResultAnnouncement } from './announce/useResultAnnouncement.ts';

export type DataTableProps<Row extends RowData> = {
  /** The table's name. */
  caption: string;
  /** The heading level of the table's name; without it the name is not a heading. */
  captionLevel?: 2 | 3 | 4;
  columns: readonly DataTableColumn<Row>[];
  /** The rows of the current page, sorted by the server; without `onSort` all rows, which the table sorts. */
  rows: readonly Row[];
  /** Returns the id of a row. */
  rowId: (row: Row) => string;
  /** The current sort order of the rows; without `onSort` the first one. */
  sort?: DataTableSort;
  /** Called when the user requests another order from the server. Without it the table sorts by the columns with a `sortValue`. */
  onSort?: (sort: DataTableSort) => void;
  /** Other rows are loading; the current ones stay until then. @default false */
  isBusy?: boolean;
  /** Shown in place of the table if there are no rows. */
  empty?: ReactNode;
  /** The pages of a long list. */
  page?: PaginationProps;
  /** Returns the address of a row; the row header links to it. */
  rowHref?: (row: Row) => string;
  /** Text that distinguishes a row's link from that of another row with the same name, such as a reference; read after the name. */
  rowDetail?: (row: Row) => string;
  /** The number of rows, in words: shown, and announced once when rows arrive. */
  resultText: string;
  /** Enables selecting rows one by one, as a range with Shift, or a whole page; the count is shown and announced. */
  selection?: DataTableSelection<Row>;
  /** The actions for a row: a Menu at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Lets the reader hide columns. In a `list` the choice itself is in the ListBar above it. */
  columnChoice?: DataTableColumnChoice;
  /**
   * `list` is for the main rows of a screen: dense, with a sticky header; the screen itself shows the name and the count. In a
   * narrow space each row takes a line or two. @default 'table'
   */
  layout?: 'table' | 'list';
  /** The id of the row that is open beside the list. */
  openId?: string;
  /** Totals below the rows, by column id; their label is in the row header column. */
  totals?: TableTotals;
  /** For more columns than fit on a screen: the table scrolls sideways on its own, and the page does not. */
  isWide?: boolean;
};

/**
 * A plain table of rows that the server sorts and paginates, or of all rows, which it sorts itself; on a phone each row is a block of labeled lines. The table engine
 * compares `columns` by reference: keep them in a constant or memo if they do not change.
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
  totals,
  isWide = false,
}: DataTableProps<Row>): ReactElement {
  const messages = useListMessages();
  const { loading } = useFurtherMessages();
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  useResultAnnouncement(isBusy, resultText);
  const isList = layout === 'list';
  const hasLines = isList && columns.some(({ share }) => share !== undefined);
  useWholeLines(element, hasLines);
  const table = useTableEngine({
    columns,
    rows,
    rowId,
    sort,
    onSort,
    selection,
    columnChoice,
    isBeside: isList && openId !== undefined,
  });
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const widthOf = isWide ? columnWidth<Row> : undefined;
  const count = selection?.selectedIds.length ?? 0;
  const checkboxes = selection && checkboxNames(rows, selection.rowName, rowDetail);
  const bulkActions = selection?.actions;
  const Name = isList ? VisuallyHidden : Fragment;
  const heading =
    captionLevel === undefined ? undefined : (
      <div id={titleId}>
        <Heading level={captionLevel} size={3}>
          {caption}
        </Heading>
      </div>
    );
  const selectAll = selection !== undefined && rows.length > 0 && (
    <SelectAll
      isSelected={table.getIsAllPageRowsSelected()}
      isPartly={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
      onChange={(isSelected) => table.toggleAllPageRowsSelected(isSelected)}
    />
  );

  return (
    <div
      ref={element}
      className={frame}
      data-layout={layout}
      data-lines={hasLines || undefined}
      data-selectable={selection !== undefined || undefined}
    >
      {heading}
      <div className={status}>
        {!isList && <p>{resultText}</p>}
        {isBusy && <Spinner label={loading} />}
        {selection !== undefined && bulkActions === undefined && <SelectedCount count={count} />}
      </div>
      {columnChoice !== undefined && !isList && (
        <ColumnChoice {...columnChoice} columns={columns.filter(({ isRowHeader = false }) => !isRowHeader)} />
      )}
      {!isList && selectAll}
      {isList && onSort === undefined && (
        <OwnSort table={table} columns={columns} caption={caption} name={`${titleId}sort`} />
      )}
      {rows.length === 0 ? (
        <div>
          {heading === undefined && !isList && <p className={captionStyle}>{caption}</p>}
          {!isBusy && empty}
        </div>
      ) : (
        <div className={isWide ? wideRegion : undefined}>
          <table role="table" className={tableStyle} aria-labelledby={heading && titleId} aria-busy={isBusy}>
            {heading === undefined && (
              <caption className={isList ? undefined : captionStyle}>
                <Name>{caption}</Name>
              </caption>
            )}
            <thead role="rowgroup" className={head}>
              {table.getHeaderGroups().map((group) => (
                <tr
                  key={group.id}
                  role="row"
                  className={headRow}
                  data-hint={
                    table.getAllLeafColumns().some((column) => column.getCanSort()) && !isList
                      ? messages.sortBy
                      : undefined
                  }
                >
                  {selection !== undefined && <SideHeader name={messages.selection}>{isList && selectAll}</SideHeader>}
                  {group.headers.map(({ id, column }) => {
                    const direction = column.getIsSorted();
                    const known = columnOf.get(column.id);
                    const { header = '', numeric = false } = known ?? {};
                    return (
                      <SortableHeader
                        key={id}
                        name={header}
                        isNumeric={numeric}
                        width={known && widthOf?.(known)}
                        sorted={
                          column.getCanSort()
                            ? ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[direction || 'none']
                            : undefined
                        }
                        onToggle={() => column.toggleSorting()}
                      />
                    );
                  })}
                  {rowActions !== undefined && <SideHeader name={messages.actions} />}
                </tr>
              ))}
            </thead>
            <tbody role="rowgroup" className={body}>
              {table.getRowModel().rows.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columnOf={columnOf}
                  widthOf={widthOf}
                  selectionName={checkboxes?.get(row.original)}
                  href={rowHref?.(row.original)}
                  detail={rowDetail?.(row.original)}
                  actions={rowActions?.(row.original)}
                  hasActions={rowActions !== undefined}
                  isOpen={row.id === openId}
                />
              ))}
            </tbody>
            {totals !== undefined && (
              <Totals
                {...totals}
                widthOf={widthOf}
                columns={columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true)}
                before={selection === undefined ? 0 : 1}
                after={rowActions === undefined ? 0 : 1}
              />
            )}
          </table>
        </div>
      )}
      {bulkActions !== undefined && (
        <SelectionBar
          count={count}
          actions={bulkActions}
          onClear={() => {
            table.setRowSelection({});
            // The pressed button has disappeared with the bar.
            element.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
          }}
        />
      )}
      {page !== undefined && <Pagination {...page} />}
    </div>
  );
}
