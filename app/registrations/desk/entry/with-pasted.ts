import { isBlankRow, newRow, type EntryDraft, type EntryRow } from './entry-draft.ts';
import type { PastedPerson } from './read-pasted.ts';

/**
 * Inserts pasted people at a row: into it, if it is blank, and into new rows below. A blank row keeps its id, so that its field
 * keeps the focus.
 */
export function withPasted(draft: EntryDraft, rowId: string, people: readonly PastedPerson[]): EntryDraft {
  if (people.length === 0) return draft;
  const at = draft.rows.findIndex(({ id }) => id === rowId);
  const row = draft.rows[at];
  const isInto = row !== undefined && isBlankRow(row);
  const pasted = people.map((person, index): EntryRow => {
    const added = { ...newRow(row), ...person };
    return isInto && index === 0 ? { ...added, id: rowId } : added;
  });
  const before = draft.rows.slice(0, isInto ? at : at + 1);
  return { ...draft, rows: [...before, ...pasted, ...draft.rows.slice(at + 1).filter((other) => !isBlankRow(other))] };
}
