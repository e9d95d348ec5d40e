import { useMemo, useState } from 'react';
import { useTable } from '@tanstack/react-table';
import type { ColumnVisibilityState, RowData, RowSelectionState, SortingState, Updater } from '@tanstack/react-table';
import { locales, useLanguage } from '../../../i18n/useMessages.ts';
import type { DataTableColumnChoice } from '../ColumnChoice.tsx';
import type { DataTableSelection } from '../Selection.tsx';
import { columnDefs, features } from './tableFeatures.ts';
import type { DataTableColumn, DataTableSort } from './tableFeatures.ts';

interface EngineInput<Row extends RowData> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: DataTableSort | undefined;
  onSort: ((sort: DataTableSort) => void) | undefined;
  selection: DataTableSelection<Row> | undefined;
  columnChoice: DataTableColumnChoice | undefined;
  /** A row is open beside the list, so secondary columns are hidden. */
  isBeside: boolean;
}

const valueOf = <Value>(updater: Updater<Value>, before: Value): Value =>
  typeof updater === 'function' ? (updater as (before: Value) => Value)(before) : updater;

/** The table engine with the page's own state: the order, the selection, and the visible columns. */
export function useTableEngine<Row extends RowData>({
  columns,
  rows,
  rowId,
  sort,
  onSort,
  selection,
  columnChoice,
  isBeside,
}: EngineInput<Row>) {
  const language = locales[useLanguage()];
  const isSortedByServer = onSort !== undefined;
  const definitions = useMemo(
    () => columnDefs(columns, { isSortedByServer, language }),
    [columns, isSortedByServer, language],
  );
  const [chosen, choose] = useState<DataTableSort>();
  const current = isSortedByServer ? sort : (chosen ?? sort);
  const sortedColumn = current?.columnId;
  const desc = current?.direction === 'descending';
  const sorting = useMemo<SortingState>(
    () => (sortedColumn === undefined ? [] : [{ id: sortedColumn, desc }]),
    [sortedColumn, desc],
  );
  const selectedIds = selection?.selectedIds;
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries((selectedIds ?? []).map((id) => [id, true as const])),
    [selectedIds],
  );
  const hiddenIds = columnChoice?.hiddenIds;
  const columnVisibility = useMemo<ColumnVisibilityState>(() => {
    const besides = columns.filter(({ isSecondary = false }) => isBeside && isSecondary).map(({ id }) => id);
    return Object.fromEntries([...(hiddenIds ?? []), ...besides].map((id) => [id, false]));
  }, [columns, hiddenIds, isBeside]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection, columnVisibility },
    manualSorting: isSortedByServer,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = valueOf(updater, sorting);
      if (next !== undefined)
        (onSort ?? choose)({ columnId: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) => {
      selection?.onChange(Object.keys(valueOf(updater, rowSelection)));
    },
  });
}
