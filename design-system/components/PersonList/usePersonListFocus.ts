import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../private/Focus/afterPaint.ts';

type PersonListElements = {
  /** The first button of each person's row, by id. */
  rows: RefObject<Map<string, HTMLButtonElement>>;
  addButton: RefObject<HTMLButtonElement | null>;
  editor: RefObject<HTMLDivElement | null>;
};

type PersonListFocus<Editor> = {
  /** The editor that was open when the focus was last placed. Until it matches the current one, the pressed control must stay. */
  settled: Editor | undefined;
  /** Call before a person is removed: focus goes to the row that takes its place, or to Add. */
  leaveRow: (id: string) => void;
  /** Call before a removal is undone; `then` runs once the focus is in the restored row. */
  expectRestoring: (then: () => void) => void;
};

const fields = 'input, select, textarea';

/** Focuses the editor's first field, unless the user is already in one of its fields. */
function focusFields(editor: HTMLElement | null): void {
  const isInField = document.activeElement?.matches(fields) === true && editor?.contains(document.activeElement);
  if (isInField !== true) editor?.querySelector<HTMLElement>(fields)?.focus();
}

/**
 * Keeps focus near the change: into an opened editor, and from a closed editor back to its person or to Add. Focus moves after the
 * new elements are painted and while the pressed one still exists. If both happened in one commit, screen readers would lose
 * their place with the removed element and skip the new one.
 */
export function usePersonListFocus<Editor extends { personId: string }>(
  ids: readonly string[],
  editor: Editor | undefined,
  elements: PersonListElements,
): PersonListFocus<Editor> {
  const [settled, setSettled] = useState(editor);
  const restoring = useRef<{ known: readonly string[]; then: () => void }>(undefined);
  const edited = editor?.personId;
  const wasEdited = settled?.personId;
  const { rows, addButton, editor: editorElement } = elements;

  // The page re-renders its editor often; only a change of the edited person matters for the focus.
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });

  useEffect(() => {
    if (edited === wasEdited) return undefined;
    return afterPaint(() => {
      if (edited === undefined) {
        const row = wasEdited === undefined ? undefined : rows.current.get(wasEdited);
        (row ?? addButton.current)?.focus();
      } else {
        focusFields(editorElement.current);
      }
      setSettled(latest.current);
    });
  }, [edited, wasEdited, rows, addButton, editorElement]);

  useEffect(() => {
    const wanted = restoring.current;
    const restored = wanted && ids.find((id) => !wanted.known.includes(id));
    if (wanted === undefined || restored === undefined) return undefined;
    return afterPaint(() => {
      restoring.current = undefined;
      rows.current.get(restored)?.focus();
      wanted.then();
    });
  }, [ids, rows]);

  return {
    settled,
    leaveRow: (id) => {
      const index = ids.indexOf(id);
      const next = ids[index + 1] ?? ids[index - 1];
      (next === undefined ? addButton.current : rows.current.get(next))?.focus();
    },
    expectRestoring: (then) => {
      restoring.current = { known: ids, then };
    },
  };
}
