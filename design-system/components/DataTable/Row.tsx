import type { ReactElement, ReactNode } from 'react';
import type { RowData } from '@tanstack/react-table';
import { Cell } from './Cell.tsx';
import { row as rowStyle, sideCell } from './DataTable.css.ts';
import { SelectRow } from './Selection.tsx';
import type { DataTableColumn, EngineRow } from './engine/tableFeatures.ts';

type RowProps<Data extends RowData> = {
  row: EngineRow<Data>;
  columnOf: ReadonlyMap<string, DataTableColumn<Data>>;
  /** Returns the class that sets the width of a column in a wide table. */
  widthOf: ((column: DataTableColumn<Data>) => string) | undefined;
  /** The name of the row's checkbox; undefined if rows cannot be selected. */
  selectionName: string | undefined;
  href: string | undefined;
  detail: string | undefined;
  actions: ReactNode;
  hasActions: boolean;
  isOpen: boolean;
};

/** One row: its checkbox, its values, and its actions. */
export function Row<Data extends RowData>({
  row,
  columnOf,
  widthOf,
  selectionName,
  href,
  detail,
  actions,
  hasActions,
  isOpen,
}: RowProps<Data>): ReactElement {
  const isSelected = selectionName !== undefined && row.getIsSelected();
  return (
    <tr
      role="row"
      className={rowStyle}
      data-row={row.id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      {selectionName !== undefined && (
        <td role="cell" className={sideCell}>
          <SelectRow name={selectionName} isSelected={isSelected} onToggle={row.getToggleSelectedHandler()} />
        </td>
      )}
      {row.getVisibleCells().map(({ id, column: { id: columnId } }) => {
        const column = columnOf.get(columnId);
        return column === undefined ? null : (
          <Cell
            key={id}
            column={column}
            row={row.original}
            width={widthOf?.(column)}
            href={href}
            detail={detail}
            isOpen={isOpen}
          />
        );
      })}
      {hasActions && (
        <td role="cell" className={sideCell}>
          {actions}
        </td>
      )}
    </tr>
  );
}
