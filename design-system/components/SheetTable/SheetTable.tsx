import type { ReactElement, ReactNode } from 'react';
import { InLanguages } from '../../private/InLanguages/InLanguages.tsx';
import type { SheetWords } from '../../private/InLanguages/InLanguages.tsx';
import {
  caption as captionStyle,
  cells,
  frame,
  group,
  header,
  numberHeader,
  rows as rowStyles,
  running,
  table,
  unbroken,
} from './SheetTable.css.ts';

/** A column on paper. A name heads its row; a phone number or a code takes one line; a blank is filled in by hand. */
export type SheetColumn<Row> = {
  id: string;
  header: SheetWords;
  kind?: 'text' | 'name' | 'number' | 'oneLine' | 'blank';
  cell?: (row: Row) => ReactNode;
};

/** Rows that belong together, such as those of one family, below their own heading. */
export type SheetGroup<Row> = { id: string; heading?: ReactNode; rows: readonly Row[] };

export type SheetTableProps<Row> = {
  caption: SheetWords;
  columns: readonly SheetColumn<Row>[];
  groups: readonly SheetGroup<Row>[];
  rowId: (row: Row) => string;
  /** The row height; high rows are for writing by hand. @default 'reading' */
  rowHeight?: keyof typeof rowStyles;
  /** Keeps the rows of a group on one page, if they fit. @default false */
  keepsGroups?: boolean;
  /** The header text of each further page, such as the sheet's title and date. */
  runningHead?: string;
};

/** A table for paper: its header is repeated on each page, and no row breaks across pages. */
export function SheetTable<Row>({
  caption,
  columns,
  groups,
  rowId,
  rowHeight = 'reading',
  keepsGroups = false,
  runningHead,
}: SheetTableProps<Row>): ReactElement {
  const blank = columns.filter(({ kind }) => kind === 'blank').length > 1 ? 'blank' : 'blankAlone';
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls on a narrow screen is reached by keyboard
    <div className={frame} role="region" aria-label={caption.map(({ text }) => text).join(' · ')} tabIndex={0}>
      <table className={table}>
        <caption className={captionStyle}>
          <InLanguages words={caption} />
        </caption>
        <thead>
          {runningHead !== undefined && (
            <tr className={running} aria-hidden="true">
              <td colSpan={columns.length}>{runningHead}</td>
            </tr>
          )}
          <tr>
            {columns.map(({ id, header: words, kind }) => (
              <th key={id} scope="col" className={kind === 'number' ? numberHeader : header}>
                <InLanguages words={words} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, heading, rows }) => (
          <tbody key={id} className={keepsGroups ? unbroken : undefined}>
            {heading !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className={group}>
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={rowId(row)} className={rowStyles[rowHeight]}>
                {columns.map(({ id: columnId, kind = 'text', cell }) =>
                  kind === 'name' ? (
                    <th key={columnId} scope="row" className={cells.name}>
                      {cell?.(row)}
                    </th>
                  ) : (
                    <td key={columnId} className={cells[kind === 'blank' ? blank : kind]}>
                      {cell?.(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
