import type { Language } from '#rules/language';
import { reportDays, type Cell } from '#rules/reports';
import type { ReportColumn, ReportRow } from './report-row.ts';
import { sortTexts } from './sort-texts.ts';

/** Sorts the distinct values of a column. */
function inOrder(values: readonly Cell[], type: ReportColumn['type'], language: Language): readonly Cell[] {
  if (type === 'date' || type === 'time') {
    const days = new Map(values.map((value) => [value, reportDays(String(value)) ?? 0]));
    return values.toSorted((one, other) => (days.get(one) ?? 0) - (days.get(other) ?? 0));
  }
  if (values.every((value) => typeof value === 'number')) return values.toSorted((one, other) => one - other);
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length === values.length) return sortTexts(texts, language);
  const byText = Map.groupBy(values, String);
  return sortTexts([...byText.keys()], language).flatMap((text) => byText.get(text) ?? []);
}

/**
 * Sorts rows by one of their values, with missing values at the end in both directions. Only distinct values are compared; rows
 * are then sorted by number: by the rank of their value, and for equal values by their own position.
 */
export function sortRows(
  rows: readonly ReportRow[],
  at: number,
  { type, isDescending, language }: { type: ReportColumn['type']; isDescending: boolean; language: Language },
): readonly ReportRow[] {
  const values = new Set(rows.map(({ cells }) => cells[at] ?? ''));
  values.delete('');
  const ordered = inOrder([...values], type, language);
  const places = new Map((isDescending ? ordered.toReversed() : ordered).map((value, place) => [value, place]));
  places.set('', places.size);
  const keys = Float64Array.from(rows, ({ cells }, index) => (places.get(cells[at] ?? '') ?? 0) * rows.length + index);
  return Array.from(keys.sort(), (key) => rows[key % rows.length] as ReportRow);
}
