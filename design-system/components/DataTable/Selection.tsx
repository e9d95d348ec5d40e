import { useEffect, useRef } from 'react';
import type { ChangeEvent, ReactElement } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { box } from '../../private/Choice/Choice.css.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { selectAll, selectAllWords, selectTarget, selectionActions, selectionBar } from './Selection.css.ts';

export type DataTableBulkAction = {
  id: string;
  label: string;
  onPress: () => void;
  isPending?: boolean;
};

export type DataTableSelection<Row> = {
  /** The ids of the selected rows, including those on other pages. */
  selectedIds: readonly string[];
  onChange: (selectedIds: readonly string[]) => void;
  /** Returns the name of a row for its checkbox, such as a person's name. */
  rowName: (row: Row) => string;
  /** The bulk actions: a bar with them is visible while any row is selected. */
  actions?: readonly DataTableBulkAction[];
};

type SelectRowProps = {
  name: string;
  isSelected: boolean;
  /** Receives the event, because Shift selects all rows up to this one. */
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The checkbox of one row, named after the row, with a full-size touch target. */
export function SelectRow({ name, isSelected, onToggle }: SelectRowProps): ReactElement {
  const messages = useListMessages();
  return (
    <label className={selectTarget}>
      <input type="checkbox" className={box} checked={isSelected} onChange={onToggle} />
      <VisuallyHidden>{messages.select(name)}</VisuallyHidden>
    </label>
  );
}

type SelectAllProps = {
  isSelected: boolean;
  /** Some rows of the page are selected, but not all. */
  isPartly: boolean;
  onChange: (isSelected: boolean) => void;
};

/** The checkbox for all rows of the current page; indeterminate while only some of them are selected. */
export function SelectAll({ isSelected, isPartly, onChange }: SelectAllProps): ReactElement {
  const messages = useListMessages();
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (element.current !== null) element.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={selectAll}>
      <input
        ref={element}
        type="checkbox"
        className={box}
        checked={isSelected}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span className={selectAllWords}>{messages.selectAll}</span>
    </label>
  );
}

/** The number of selected rows: shown, and announced once after each change. */
export function SelectedCount({ count }: { count: number }): ReactElement {
  const words = useListMessages().selected(count);
  const announce = useAnnounce();
  const last = useRef(count);
  useEffect(() => {
    if (last.current !== count) announce(words);
    last.current = count;
  }, [announce, count, words]);
  return <p>{words}</p>;
}

type SelectionBarProps = { count: number; actions: readonly DataTableBulkAction[]; onClear: () => void };

/** The actions on the selected rows. They overlay the end of the list, so that no row moves under the pointer. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps): ReactElement {
  const messages = useListMessages();
  return (
    <div className={selectionBar} role="group" aria-label={messages.selection} data-empty={count === 0 || undefined}>
      <SelectedCount count={count} />
      {count > 0 && (
        <div className={selectionActions}>
          {actions.map(({ id, label, onPress, isPending = false }) => (
            <Button key={id} onPress={onPress} isPending={isPending}>
              {label}
            </Button>
          ))}
          <Button tone="quiet" onPress={onClear}>
            {messages.clearSelection}
          </Button>
        </div>
      )}
    </div>
  );
}
