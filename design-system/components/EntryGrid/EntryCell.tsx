import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { SelectOptions } from '../../private/Field/SelectOptions.tsx';
import { cell, cellLabel, control, note, numberControl } from './EntryGrid.css.ts';
import { entryGridCellId } from './entryGridTypes.ts';
import type { EntryGridColumn, EntryGridRow } from './entryGridTypes.ts';

type EntryCellProps = {
  gridId: string;
  column: EntryGridColumn;
  row: EntryGridRow;
  /** The ids of the column's and the row's names. */
  labelledBy: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** One cell of a grid, with its notes below. */
export function EntryCell({ gridId, column, row, labelledBy, onChange, ...events }: EntryCellProps): ReactElement {
  const id = entryGridCellId(gridId, row.id, column.id);
  const value = row.values[column.id] ?? '';
  const said = row.notes?.[column.id];
  const attributes = {
    id,
    name: id,
    value,
    'aria-labelledby': labelledBy,
    'aria-describedby': said && `${id}-note`,
    'aria-invalid': said?.tone === 'error' || undefined,
    ...events,
  };
  return (
    <td role="cell" className={cell}>
      <span className={cellLabel} aria-hidden="true">
        {column.label}
      </span>
      {column.kind === 'choice' ? (
        <select
          {...attributes}
          className={control}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <SelectOptions options={column.options ?? []} />
        </select>
      ) : (
        <input
          {...attributes}
          className={column.kind === 'number' ? numberControl : control}
          // Numbers are typed as text: a browser's number field drops invalid input and changes with the mouse wheel.
          type="text"
          inputMode={column.kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
      {said && (
        <span id={`${id}-note`} className={note[said.tone]}>
          <Icon name={said.tone === 'error' ? 'error' : 'caution'} />
          {said.text}
        </span>
      )}
    </td>
  );
}
