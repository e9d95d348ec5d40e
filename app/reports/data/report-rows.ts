import type { Language } from '#rules/language';
import { foldedWords, foldText, hasEveryWord, type Folded } from '#rules/text';
import { pageCountOf, rowsOnPage } from '#rules/paging';
import type { Schemas } from '../../platform/client/client.ts';
import { figuresOf, type ReportFigures } from './report-figures.ts';
import type { ReportColumn, ReportRow } from './report-row.ts';
import { sortRows } from './sort-rows.ts';

/** The part of a report that is shown. */
export interface ReportView {
  readonly search: string;
  readonly sort?: { readonly columnId: string; readonly direction: 'ascending' | 'descending' };
  readonly page: number;
}

/** One page of rows, and the totals and figures of all rows found. */
export interface ReportPage {
  readonly rows: readonly ReportRow[];
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /** By column id; money in cents. */
  readonly totals: Readonly<Record<string, number>>;
  readonly figures?: ReportFigures;
}

/** How many rows are on the page at a time. Find-in-page, screen readers and printing see only these. */
const pageRows = 100;

/** Types whose values are shown with thousands separators, and money with cents. */
const figureTypes = new Set<ReportColumn['type']>(['integer', 'number', 'money']);
const punctuation = 4;

/** The rows of a view with their totals and figures, cached for its other pages. */
interface View extends Pick<ReportPage, 'totals' | 'figures'> {
  readonly key: string;
  readonly rows: readonly ReportRow[];
}

/** Holds the rows of a report in the worker's memory: sorts, searches and sums them there, and returns a page at a time. */
export function createReportRows(
  { columns: described = [], results = [], totals = {}, chart }: Schemas['ReportResult'],
  language: Language,
) {
  const titles = described.map(({ title }) => title);
  const rows = results.map((row, index): ReportRow => ({ index, cells: titles.map((title) => row[title] ?? '') }));
  const columns = described.map((column, at): ReportColumn => {
    const longest = rows.reduce((most, { cells }) => Math.max(most, String(cells[at]).length), 0);
    return { ...column, characters: figureTypes.has(column.type) ? longest + punctuation : longest };
  });
  let texts: readonly Folded[] | undefined;

  function matching(search: string): readonly ReportRow[] {
    const words = foldedWords(search);
    if (words.length === 0) return rows;
    const folded = (texts ??= rows.map(({ cells }) => foldText(cells.join(' '))));
    return rows.filter(({ index }) => {
      const text = folded[index];
      return text !== undefined && hasEveryWord(text, words);
    });
  }

  function sorted(found: readonly ReportRow[], sort: ReportView['sort']): readonly ReportRow[] {
    const at = columns.findIndex(({ id }) => id === sort?.columnId);
    const column = columns[at];
    if (!column || !sort) return found;
    return sortRows(found, at, { type: column.type, isDescending: sort.direction === 'descending', language });
  }

  /** Sums the rows found; the database has already summed all rows. */
  function sumsOf(found: readonly ReportRow[]): Readonly<Record<string, number>> {
    if (found.length === rows.length) return totals;
    return Object.fromEntries(
      columns.flatMap(({ id, type, isSummed }, at) => {
        if (!isSummed) return [];
        const unit = type === 'money' ? 100 : 1;
        return [[id, found.reduce((sum, { cells }) => sum + Math.round(Number(cells[at]) * unit), 0)]];
      }),
    );
  }

  /** The rows of the last search: another order of them needs no new search, sums or figures. */
  let lastFound: (Omit<View, 'key'> & { readonly search: string }) | undefined;

  function searched(search: string) {
    if (lastFound?.search !== search) {
      const found = matching(search);
      const figures = chart && figuresOf(columns, chart, found);
      lastFound = { search, rows: found, totals: sumsOf(found), ...(figures && { figures }) };
    }
    return lastFound;
  }

  /** The last view: another page of it needs no new sorting. */
  let last: View | undefined;

  function viewed(view: ReportView) {
    const key = JSON.stringify([view.search, view.sort]);
    if (last?.key !== key) {
      const { rows: found, totals: sums, figures } = searched(view.search);
      last = { key, rows: sorted(found, view.sort), totals: sums, ...(figures && { figures }) };
    }
    return last;
  }

  return {
    columns,
    chart,
    count: rows.length,
    /** All rows of a view, for a file. */
    all: (view: ReportView) => viewed(view),
    page(view: ReportView): ReportPage {
      const { rows: found, totals: sums, figures } = viewed(view);
      const pageCount = pageCountOf({ pageSize: pageRows, total: found.length });
      const page = Math.min(Math.max(1, view.page), pageCount);
      return {
        rows: rowsOnPage(found, { page, pageSize: pageRows }),
        found: found.length,
        page,
        pageCount,
        totals: sums,
        ...(figures && { figures }),
      };
    },
  };
}

export type ReportRows = ReturnType<typeof createReportRows>;
