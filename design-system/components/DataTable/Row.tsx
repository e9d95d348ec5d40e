import { memo } from 'react';
import type { ChangeEvent, ReactElement, ReactNode } from 'react';
import { Cell } from './Cell.tsx';
import { row as rowStyle, sideCell } from './DataTable.css.ts';
import { SelectRow } from './Selection.tsx';
import type { DataTableColumn } from './engine/tableFeatures.ts';

type RowProps<Data> = {
  id: string;
  data: Data;
  /** The visible columns. */
  columns: readonly DataTableColumn<Data>[];
  /** Returns the class that sets the width of a column in a wide table. */
  widthOf: ((column: DataTableColumn<Data>) => string) | undefined;
  /** The name of the row's checkbox; undefined if rows cannot be selected. */
  selectionName: string | undefined;
  isSelected: boolean;
  /** Selects or deselects the row with this id; undefined if rows cannot be selected. */
  onSelect: ((id: string, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  href: string | undefined;
  detail: string | undefined;
  actions: ReactNode;
  hasActions: boolean;
  isOpen: boolean;
};

function RowOfTable<Data>({
  id,
  data,
  columns,
  widthOf,
  selectionName,
  isSelected,
  onSelect,
  href,
  detail,
  actions,
  hasActions,
  isOpen,
}: RowProps<Data>): ReactElement {
  return (
    <tr
      role="row"
      className={rowStyle}
      data-row={id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      {selectionName !== undefined && (
        <td role="cell" className={sideCell}>
          <SelectRow
            name={selectionName}
            isSelected={isSelected}
            onToggle={(event) => {
              onSelect?.(id, event);
            }}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={column}
          row={data}
          width={widthOf?.(column)}
          href={href}
          detail={detail}
          isOpen={isOpen}
        />
      ))}
      {hasActions && (
        <td role="cell" className={sideCell}>
          {actions}
        </td>
      )}
    </tr>
  );
}

/** One row: its checkbox, its values, and its actions. Memoized, so that rows can change a few at a time. */
export const Row = memo(RowOfTable) as typeof RowOfTable;
