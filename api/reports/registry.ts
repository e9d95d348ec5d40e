import { readdirSync } from 'node:fs';
import { holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import type { Report } from './define.ts';

const folder = new URL('list/', import.meta.url);

/** Every file in `list/` is a report, so that adding one changes no other file. */
async function readReports(): Promise<readonly Report[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const found = await Promise.all(
    files.map(async (file) => ((await import(new URL(file, folder).href)) as { readonly report: Report }).report),
  );
  const sorted = found.toSorted((one, other) => one.id - other.id);
  for (const report of sorted) requireSound(report);
  if (new Set(sorted.map(({ id }) => id)).size < sorted.length) throw new Error('Two reports have the same id');
  return sorted;
}

/** JavaScript moves keys that look like numbers to the front, and a duplicate title would hide a column. */
function requireSound({ id, columns }: Report): void {
  for (const language of ['en', 'es'] as const) {
    const titles = columns.map(({ title }) => title[language]);
    if (new Set(titles).size < titles.length || titles.some((title) => /^\d+$/.test(title)))
      throw new Error(`Report ${String(id)} has two columns of one title, or a title that is a number`);
  }
}

/** All reports, by their id. */
export const reports = await readReports();

/** The reports that someone with these types may run. */
export function reportsFor(held: readonly UserType[]): Report[] {
  return reports.filter(({ userTypes }) => holdsAny(held, userTypes));
}
