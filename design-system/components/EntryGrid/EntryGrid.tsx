import { useEffect, useId, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { EntryCell } from './EntryCell.tsx';
import * as styles from './EntryGrid.css.ts';
import { entryGridCellId } from './entryGridTypes.ts';
import type { EntryGridColumn, EntryGridRow } from './entryGridTypes.ts';

export type EntryGridProps = {
  /** The prefix of every control's id, see `entryGridCellId`; unique on the page. */
  id: string;
  label: string;
  hint?: string;
  columns: readonly EntryGridColumn[];
  /** At least one. */
  rows: readonly EntryGridRow[];
  onChange: (rowId: string, columnId: string, value: string) => void;
  /** Called to add a row at the end; its first cell then gets the focus. */
  onAdd: () => void;
  onRemove: (rowId: string) => void;
  /** Called when several cells copied from a spreadsheet are pasted into a row. Returns the message to show and announce. */
  onPasteTable: (rowId: string, text: string) => string;
  addLabel: string;
  /** The accessible name of a row's remove button, such as 'Remove Ana Ruiz'. */
  removeLabel: (row: EntryGridRow) => string;
};

/**
 * A grid for many short answers of the same kind, typed without a mouse: Tab moves to the next field, Enter moves to the next
 * row and adds one after the last, Ctrl+Enter sends the form. It is a table of fields, so that each announces its column and row.
 */
export function EntryGrid({
  id,
  label,
  hint,
  columns,
  rows,
  onChange,
  onAdd,
  onRemove,
  onPasteTable,
  addLabel,
  removeLabel,
}: EntryGridProps): ReactElement {
  const announce = useAnnounce();
  const nameId = useId();
  const [pasted, setPasted] = useState('');
  // The row to focus once the page has updated the rows.
  const wanted = useRef<number>(undefined);
  const firstColumn = columns[0]?.id ?? '';

  const focusRow = (row: EntryGridRow | undefined): void => {
    if (!row) return;
    const control = document.getElementById(entryGridCellId(id, row.id, firstColumn));
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  };
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = rows.at(wanted.current) ?? rows.at(-1);
    wanted.current = undefined;
    const control = row && document.getElementById(entryGridCellId(id, row.id, firstColumn));
    control?.focus();
  }, [id, rows, firstColumn]);

  const add = (): void => {
    wanted.current = -1;
    setPasted('');
    onAdd();
  };
  const goOn = (event: KeyboardEvent, index: number): void => {
    // Enter also commits text composed with an input method.
    if (event.key !== 'Enter' || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      event.currentTarget.closest('form')?.requestSubmit();
      return;
    }
    const next = rows[index + 1];
    if (next) focusRow(next);
    else add();
  };
  const remove = (row: EntryGridRow, index: number): void => {
    wanted.current = index;
    setPasted('');
    onRemove(row.id);
  };
  const paste = (event: ClipboardEvent, rowId: string): void => {
    const text = event.clipboardData.getData('text/plain');
    // The browser handles pasting a single cell.
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    const message = onPasteTable(rowId, text);
    setPasted(message);
    announce(message);
  };

  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-describedby={hint === undefined ? undefined : `${nameId}-hint`}>
        <caption className={styles.caption}>{label}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th scope="col" role="columnheader">
              <VisuallyHidden>#</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                id={`${nameId}-column-${column.id}`}
                scope="col"
                role="columnheader"
                className={styles.headCell}
              >
                {column.label}
              </th>
            ))}
            <td role="cell" />
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row, index) => (
            <tr key={row.id} role="row" className={styles.row}>
              <th id={`${nameId}-row-${row.id}`} scope="row" role="rowheader" className={styles.rowHeader}>
                <span className={styles.rowNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.rowName}>{row.name}</span>
              </th>
              {columns.map((column) => (
                <EntryCell
                  key={column.id}
                  gridId={id}
                  column={column}
                  row={row}
                  labelledBy={`${nameId}-column-${column.id} ${nameId}-row-${row.id}`}
                  onChange={(value) => {
                    setPasted('');
                    onChange(row.id, column.id, value);
                  }}
                  onKeyDown={(event) => {
                    goOn(event, index);
                  }}
                  onPaste={(event) => {
                    paste(event, row.id);
                  }}
                />
              ))}
              <td role="cell" className={styles.sideCell}>
                {rows.length > 1 && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={removeLabel(row)}
                    onClick={() => {
                      remove(row, index);
                    }}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hint !== undefined && (
        <p id={`${nameId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.foot}>
        <Button tone="quiet" size="small" onPress={add}>
          {addLabel}
        </Button>
        {pasted !== '' && <p className={styles.hint}>{pasted}</p>}
      </div>
    </div>
  );
}
