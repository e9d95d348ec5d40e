import type { FilterValue } from '#design-system';
import type { Schemas } from '../../platform/client/client.ts';

type Definition = Schemas['ReportDefinition'];
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Query keys of the address that are no filter's. */
const reportKey = 'report';
const sortKey = 'sort';

/** A report as the selector and its links name it. */
export const reportTitle = (reportId: number, name: string): string => `${String(reportId)} - ${name}`;

/** What a report asks for at first; a filter without a default is empty. */
export function defaultsOf({ filters }: Definition): FilterValues {
  return Object.fromEntries(
    filters.map(({ name, type, default: first }) => [name, first ?? (type === 'check' ? false : '')]),
  );
}

/** The report that an address names, the first one where it names none, and nothing where nothing is chosen. */
export function chosenReport(reports: readonly Definition[], query: URLSearchParams): Definition | undefined {
  const wanted = query.get(reportKey);
  return wanted === null ? reports[0] : reports.find(({ reportId }) => String(reportId) === wanted);
}

/** The filters of an address; what it does not name is as at first. */
export function valuesOf(report: Definition, query: URLSearchParams): FilterValues {
  const first = defaultsOf(report);
  return Object.fromEntries(
    report.filters.map(({ name, type }) => {
      const value = query.get(name);
      return [name, value === null ? (first[name] ?? '') : type === 'check' ? value === 'true' : value];
    }),
  );
}

/** The address of a report with these filters: every filter is named, so that who opens it sees the same. */
export function addressOf(reportId: number | undefined, values: FilterValues = {}): URLSearchParams {
  return new URLSearchParams([
    [reportKey, reportId === undefined ? '' : String(reportId)],
    ...Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ]);
}

type Sort = { columnId: string; direction: 'ascending' | 'descending' };

/** The order of an address, such as `-amount`. */
export function sortOf(query: URLSearchParams): Sort | undefined {
  const text = query.get(sortKey) ?? '';
  if (text === '') return undefined;
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' };
}

/** The address with another order. */
export function withSort(query: URLSearchParams, { columnId, direction }: Sort): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(sortKey, direction === 'descending' ? `-${columnId}` : columnId);
  return next;
}
