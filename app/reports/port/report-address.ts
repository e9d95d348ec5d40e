import type { FilterValue } from '#design-system';
import type { Schemas } from '../../platform/client/client.ts';

type Definition = Schemas['ReportDefinition'];
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** The query keys that are not filters. */
const reportKey = 'report';
const sortKey = 'sort';

/** The name of a report in the selector and in links. */
export const reportTitle = (reportId: number, name: string): string => `${String(reportId)} - ${name}`;

/** The initial filter values of a report; a filter without a default is empty. */
export function defaultsOf({ filters }: Definition): FilterValues {
  return Object.fromEntries(
    filters.map(({ name, type, default: first }) => [name, first ?? (type === 'check' ? false : '')]),
  );
}

/** The report in the address, or the first one if the address has none; undefined if the address says that none is chosen. */
export function chosenReport(reports: readonly Definition[], query: URLSearchParams): Definition | undefined {
  const wanted = query.get(reportKey);
  return wanted === null ? reports[0] : reports.find(({ reportId }) => String(reportId) === wanted);
}

/** The filter values in the address; missing filters have their initial values. */
export function valuesOf(report: Definition, query: URLSearchParams): FilterValues {
  const first = defaultsOf(report);
  return Object.fromEntries(
    report.filters.map(({ name, type }) => {
      const value = query.get(name);
      return [name, value === null ? (first[name] ?? '') : type === 'check' ? value === 'true' : value];
    }),
  );
}

/** The query for a report with these filters: it includes every filter, so that everyone who opens it sees the same. */
export function addressOf(reportId: number | undefined, values: FilterValues = {}): URLSearchParams {
  return new URLSearchParams([
    [reportKey, reportId === undefined ? '' : String(reportId)],
    ...Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ]);
}

type Sort = { columnId: string; direction: 'ascending' | 'descending' };

/** The sort order in the address, such as `-amount`. */
export function sortOf(query: URLSearchParams): Sort | undefined {
  const text = query.get(sortKey) ?? '';
  if (text === '') return undefined;
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' };
}

/** The query with a different sort order. */
export function withSort(query: URLSearchParams, { columnId, direction }: Sort): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(sortKey, direction === 'descending' ? `-${columnId}` : columnId);
  return next;
}
