import { reportMonth } from '#rules/reports';
import type { Schemas } from '../../platform/client/client.ts';
import type { ReportColumn, ReportRow } from './report-row.ts';

type ReportChart = Schemas['ReportChart'];

/** The figures of a chart: sums of the rows by the values of one column. */
export interface ReportFigures {
  /** The values, or months as YYYY-MM. */
  readonly categories: readonly string[];
  /** By column id, money in dollars; a series without an id counts rows. */
  readonly series: readonly { readonly columnId?: string; readonly values: readonly number[] }[];
}

/** More values would be indistinguishable, or would push the rows out of view. */
const mostValues = 6;
const mostMonths = 12;

/** The figures of a report's chart: the largest categories, or the last months. Undefined if there is nothing to show. */
export function figuresOf(
  columns: readonly ReportColumn[],
  { categoryId, by, seriesIds }: ReportChart,
  rows: readonly ReportRow[],
): ReportFigures | undefined {
  const at = (id: string): number => columns.findIndex((column) => column.id === id);
  const category = at(categoryId);
  const summed = seriesIds.map((id) => ({ at: at(id), unit: columns[at(id)]?.type === 'money' ? 100 : 1 }));
  const sums = new Map<string, number[]>();
  for (const { cells } of rows) {
    const value = cells[category] ?? '';
    const key = by === 'month' ? reportMonth(String(value)) : String(value);
    if (key === '') continue;
    const before = sums.get(key);
    // Sums cents, not dollars: floating-point sums drift.
    const values = summed.length === 0 ? [1] : summed.map((one) => Math.round(Number(cells[one.at]) * one.unit));
    sums.set(key, before ? before.map((sum, index) => sum + (values[index] ?? 0)) : values);
  }
  const sorted = [...sums].toSorted(([one, [first = 0]], [other, [second = 0]]) =>
    by === 'month' ? one.localeCompare(other) : second - first,
  );
  const hasAny = ([, values]: [string, number[]]) => values.some(Boolean);
  // An empty month is still a point on the line; an empty value gets no bar.
  const shown = by === 'month' ? sorted.slice(-mostMonths) : sorted.filter(hasAny).slice(0, mostValues);
  if (!shown.some(hasAny)) return undefined;
  return {
    categories: shown.map(([key]) => key),
    series: (summed.length === 0 ? [undefined] : seriesIds).map((columnId, index) => ({
      ...(columnId !== undefined && { columnId }),
      values: shown.map(([, values]) => (values[index] ?? 0) / (summed[index]?.unit ?? 1)),
    })),
  };
}
