import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { box } from '../../private/Choice/Choice.css.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { selectAll, selectTarget } from './Selection.css.ts';

export type DataTableSelection<Row> = {
  /** The ids of the rows that are selected, those of other pages too. */
  selectedIds: readonly string[];
  onChange: (selectedIds: readonly string[]) => void;
  /** What a row is called, such as a person's name: its box is named by it. */
  rowName: (row: Row) => string;
};

type SelectRowProps = { name: string; isSelected: boolean; onChange: (isSelected: boolean) => void };

/** The box of one row, named by the row; its target is the size of a finger. */
export function SelectRow({ name, isSelected, onChange }: SelectRowProps): ReactElement {
  const messages = useFurtherMessages();
  return (
    <label className={selectTarget}>
      <input
        type="checkbox"
        className={box}
        checked={isSelected}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <VisuallyHidden>{messages.select(name)}</VisuallyHidden>
    </label>
  );
}

type SelectAllProps = { ids: readonly string[]; selectedIds: readonly string[]; onChange: (ids: readonly string[]) => void };

/** One box for the rows of the open page; half-way while only some of them are selected. */
export function SelectAll({ ids, selectedIds, onChange }: SelectAllProps): ReactElement {
  const messages = useFurtherMessages();
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (element.current !== null) element.current.indeterminate = count > 0 && count < ids.length;
  }, [count, ids.length]);
  return (
    <label className={selectAll}>
      <input
        ref={element}
        type="checkbox"
        className={box}
        checked={count > 0 && count === ids.length}
        onChange={(event) => {
          const others = selectedIds.filter((id) => !ids.includes(id));
          onChange(event.target.checked ? [...others, ...ids] : others);
        }}
      />
      {messages.selectAll}
    </label>
  );
}

/** How many rows are selected: shown, and said once after each change. */
export function SelectedCount({ count }: { count: number }): ReactElement {
  const words = useFurtherMessages().selected(count);
  const announce = useAnnounce();
  const last = useRef(count);
  useEffect(() => {
    if (last.current !== count) announce(words);
    last.current = count;
  }, [announce, count, words]);
  return <p>{words}</p>;
}
