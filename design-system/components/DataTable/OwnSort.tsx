import type { ReactElement } from 'react';
import type { ReactTable, RowData } from '@tanstack/react-table';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { SortChoice } from '../../private/BarChoice/SortChoice.tsx';
import { ownSort } from './DataTable.css.ts';
import type { DataTableColumn, features } from './engine/tableFeatures.ts';

type OwnSortProps<Row extends RowData> = {
  table: ReactTable<typeof features, Row>;
  columns: readonly DataTableColumn<Row>[];
  caption: string;
  /** The control's name, unique on the page. */
  name: string;
};

/** The sort order of a list that sorts itself, where it is so narrow that it has no header. Other lists have it in their ListBar. */
export function OwnSort<Row extends RowData>({
  table,
  columns,
  caption,
  name,
}: OwnSortProps<Row>): ReactElement | null {
  const messages = useListMessages();
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined);
  if (sortable.length === 0 || table.getRowModel().rows.length < 2) return null;
  const sorted = table.getAllLeafColumns().find((column) => column.getIsSorted() !== false);
  return (
    <div className={ownSort}>
      <SortChoice
        name={name}
        label={`${caption}: ${messages.sortBy}`}
        columns={sortable}
        value={
          sorted && { columnId: sorted.id, direction: sorted.getIsSorted() === 'desc' ? 'descending' : 'ascending' }
        }
        onSort={({ columnId, direction }) => {
          table.setSorting([{ id: columnId, desc: direction === 'descending' }]);
        }}
      />
    </div>
  );
}
