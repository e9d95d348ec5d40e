import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { findEvents } from '../../../api/events/store.ts';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { readFilterValues } from '../../../api/reports/filters.ts';
import { reports } from '../../../api/reports/registry.ts';
import { fileQuery } from '../../../api/reports/rows.ts';
import { readWaivers } from '../../../api/waiver/texts.ts';
import { signInAs } from '../../support/users.ts';

/** The current day on the benchmark servers. */
const now = new Date('2027-04-01T12:00:00Z');

/** Someone who runs reports over HTTP. */
export interface Reader {
  readonly url: string;
  readonly cookie: string;
  readonly userId: number;
}

/** A report and its filter values. */
export interface Run {
  readonly reportId: number;
  readonly filterValues: Readonly<Record<string, string | boolean>>;
}

export async function readerOf(db: Kysely<Database>, url: string): Promise<Reader> {
  return { url, ...(await signInAs(db, 'A', now)) };
}

function post({ url, cookie, userId }: Reader, run: Run, mode: 'list' | 'download'): Promise<Response> {
  return fetch(`${url}/api/reports/run`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...run, mode, userId, userType: 'A' }),
  });
}

/** Runs a report as a list and reads it to its end. */
export async function runOf(
  reader: Reader,
  run: Run,
): Promise<{ firstByteMs: number; wholeMs: number; rows: number; error: string | undefined }> {
  const began = performance.now();
  const response = await post(reader, run, 'list');
  let firstByteMs = Number.NaN;
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    if (parts.length === 0) firstByteMs = performance.now() - began;
    parts.push(part);
  }
  const wholeMs = performance.now() - began;
  const { results, error } = JSON.parse(Buffer.concat(parts).toString()) as { results?: unknown[]; error?: string };
  if (response.status !== 200) throw new Error(`A report was answered ${String(response.status)}`);
  return { firstByteMs, wholeMs, rows: results?.length ?? 0, error };
}

/** Starts to download the complete CSV file of a report. */
export async function fileOf(reader: Reader, run: Run, signal: AbortSignal): Promise<Response> {
  const { csvUrl } = (await (await post(reader, run, 'download')).json()) as { csvUrl: string };
  return fetch(reader.url + csvUrl, { headers: { Cookie: reader.cookie }, signal });
}

/** How long the database takes to return the first row of a report in its sort order, in ms. */
export async function firstRowMs(db: Kysely<Database>, pool: Pool, { reportId, filterValues }: Run): Promise<number> {
  const report = reports.find(({ id }) => id === reportId);
  if (!report) throw new Error(`There is no report ${String(reportId)}`);
  const waivers = readWaivers({ en: 'Retreat center', es: 'Centro de retiros' });
  const surroundings = {
    language: 'en' as const,
    now,
    today: '2027-04-01',
    timeZone: 'America/New_York',
    events: await findEvents(db),
    held: ['A'] as const,
    waiverVersions: { Residential: waivers.Residential.en.version, Convention: waivers.Convention.en.version },
  };
  const read = readFilterValues(report, filterValues, surroundings);
  if ('errors' in read) throw new Error('A filter is wrong');
  const { sql, parameters } = fileQuery(db, { report, values: read.values, surroundings });
  const client = await pool.connect();
  try {
    const began = performance.now();
    await client.query('begin read only');
    await client.query(`declare first_row no scroll cursor for ${sql}`, [...parameters]);
    await client.query('fetch 1 from first_row');
    return performance.now() - began;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
