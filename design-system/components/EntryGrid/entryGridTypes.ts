/** A column of short answers. */
export type EntryGridColumn = {
  id: string;
  label: string;
  /** A whole number or one of a few choices; by default, a line of text. */
  kind?: 'number' | 'choice';
  /** The choices; an empty value is offered only if it is one of them. */
  options?: readonly { value: string; label: string }[];
};

/** A note beside a cell: an error must be corrected; a warning may be ignored. */
export type EntryGridNote = { tone: 'error' | 'warning'; text: string };

/** A row: its values and notes by column. */
export type EntryGridRow = {
  id: string;
  /** Its name for screen readers, such as 'Person 2'. */
  name: string;
  values: Readonly<Record<string, string>>;
  notes?: Readonly<Record<string, EntryGridNote | undefined>>;
};

/** The id of a control, which an error summary links to. */
export function entryGridCellId(gridId: string, rowId: string, columnId: string): string {
  return `${gridId}-${rowId}-${columnId}`;
}
