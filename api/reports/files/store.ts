import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Language } from '../../platform/language/rules.ts';

export type FileFormat = 'xlsx' | 'csv';

/** A complete file that someone requested. */
export interface RequestedFile {
  readonly sessionId: string;
  readonly reportId: number;
  readonly filterValues: components['schemas']['ReportFilterValues'];
  readonly language: Language;
  readonly format: FileFormat;
}

/** How long a download address works, in ms. */
const validFor = 5 * 60_000;

/** Stores requests for files, each of which may be downloaded once. Returns their ids in the same order. */
export async function insertFiles(
  db: Kysely<Database>,
  files: readonly RequestedFile[],
  now: Date,
): Promise<readonly string[]> {
  const rows = files.map((file) => ({
    id: randomUUID(),
    session_id: file.sessionId,
    report_id: file.reportId,
    filter_values: JSON.stringify(file.filterValues),
    language: file.language,
    format: file.format,
    expires_at: new Date(now.getTime() + validFor),
  }));
  await db.insertInto('report_files').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** A requested file, and whether its address still works; null once its row has been deleted. */
export async function findFile(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<(RequestedFile & { readonly isValid: boolean }) | null> {
  const row = await db.selectFrom('report_files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    sessionId: row.session_id,
    reportId: row.report_id,
    filterValues: row.filter_values as RequestedFile['filterValues'],
    language: row.language,
    format: row.format,
    isValid: row.used_at === null && row.expires_at > now,
  };
}

/** Marks an address as used; false if it was already used or has expired. */
export async function useFile(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('report_files')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
