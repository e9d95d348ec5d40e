import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

type PersonListElements = {
  /** The first button of each person's row, by id. */
  rows: RefObject<Map<string, HTMLButtonElement>>;
  addButton: RefObject<HTMLButtonElement | null>;
  editor: RefObject<HTMLDivElement | null>;
};

/**
 * Keeps focus near what just changed, since the element that had it is gone: after a removal to the row that took
 * its place, or to Add; into an editor that opened; from an editor that closed back to its person, or to Add.
 */
export function usePersonListFocus(ids: readonly string[], editedId: string | undefined, { rows, addButton, editor }: PersonListElements) {
  /** What to focus once the list without, or again with, a person has been drawn. */
  const wanted = useRef<{ afterRemoving: string; index: number } | { afterRestoring: true; known: readonly string[] }>(undefined);
  const lastEdited = useRef(editedId);

  useEffect(() => {
    const focusRow = (id: string | undefined): void => {
      const row = id === undefined ? undefined : rows.current.get(id);
      (row ?? addButton.current)?.focus();
    };
    if (lastEdited.current !== editedId) {
      if (editedId === undefined) focusRow(lastEdited.current);
      else editor.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
      lastEdited.current = editedId;
      return;
    }
    const change = wanted.current;
    if (change === undefined) return;
    if ('afterRemoving' in change) {
      if (ids.includes(change.afterRemoving)) return;
      focusRow(ids[change.index] ?? ids.at(-1));
    } else {
      const restored = ids.find((id) => !change.known.includes(id));
      if (restored === undefined) return;
      focusRow(restored);
    }
    wanted.current = undefined;
  }, [ids, editedId, rows, addButton, editor]);

  return {
    /** Call before a person is removed. */
    expectRemoval: (id: string): void => {
      wanted.current = { afterRemoving: id, index: ids.indexOf(id) };
    },
    /** Call before a removal is undone. */
    expectRestoring: (): void => {
      wanted.current = { afterRestoring: true, known: ids };
    },
  };
}
