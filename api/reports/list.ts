import { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import type { components } from '../platform/contract/schema.gen.ts';
import type { AppContext } from '../context.ts';
import type { Lease } from './connections.ts';
import { closeRows, countQuery, listQuery, mostRows, nextRows, openRows, summedColumns, toCell } from './rows.ts';
import type { Run } from './rows.ts';
import { tooManyRows, tooSlow } from './sentences.ts';

type ReportResult = components['schemas']['ReportResult'];

/** PostgreSQL's code for a statement that was canceled or took too long. */
const queryCanceled = '57014';

function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === queryCanceled;
}

/** The result of a run: a stream of rows, or the reason for having no rows. */
export interface ListOutcome {
  readonly rows: number;
  readonly body: ReportResult | Readable;
}

function presentColumns({ report, surroundings: { language } }: Run) {
  return report.columns.map(({ id, title, type, isSummed }) => ({ id, title: title[language], type, isSummed }));
}

/** Writes the response as JSON, one batch of rows at a time. */
async function* writeRows(
  run: Run,
  totals: Readonly<Record<string, number>>,
  first: readonly (readonly (string | number | null)[])[],
  client: PoolClient,
): AsyncGenerator<string> {
  const { report } = run;
  const skipped = 1 + summedColumns(report).length;
  const keys = report.columns.map(({ title }) => JSON.stringify(title[run.surroundings.language]));
  const write = (row: readonly (string | number | null)[]): string =>
    `{${report.columns.map((column, index) => `${keys[index] ?? ''}:${JSON.stringify(toCell(column, row[skipped + index] ?? null))}`).join(',')}}`;
  const head = { columns: presentColumns(run), ...(report.chart && { chart: report.chart }), totals };
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  let separator = '';
  for (let rows = first; rows.length > 0; rows = await nextRows(client)) {
    yield separator + rows.map(write).join(',');
    separator = ',';
  }
  yield ']}';
}

/**
 * Runs a report as a list. The connection is released when all rows have been read, or when nobody reads them anymore.
 * @throws the reason why the run was ended, such as another run of the same user
 */
export async function runList({ db }: Pick<AppContext, 'db'>, lease: Lease, run: Run): Promise<ListOutcome> {
  const { report, surroundings } = run;
  const { language } = surroundings;
  const giveBack = async (): Promise<void> => {
    await closeRows(lease.client);
    lease.release();
  };
  const refuse = async (rows: number): Promise<ListOutcome> => {
    await giveBack();
    return { rows, body: { error: tooManyRows(rows, language) } };
  };
  try {
    // Counting rows takes a small part of the work of reading and keeping them.
    const counted = report.isSummary ? 0 : await count(db, lease, run);
    if (counted > mostRows) return await refuse(counted);
    await openRows(lease.client, listQuery(db, run));
    const first = await nextRows(lease.client);
    const [rows = 0, ...sums] = (first[0] ?? []).map(Number);
    // More rows may have been added in the meantime.
    if (rows > mostRows) return await refuse(rows);
    const totals = Object.fromEntries(summedColumns(report).map(({ id }, index) => [id, sums[index] ?? 0]));
    const body = Readable.from(writeRows(run, totals, rows === 0 ? [] : first, lease.client));
    // An error before anyone reads the rows must not end the process; later, the reader gets it too.
    body.on('error', () => undefined);
    lease.whenStopped((reason) => body.destroy(reason));
    // Emitted at its end, and also when it is destroyed before anyone reads it.
    body.once('close', () => void giveBack());
    return { rows, body };
  } catch (error) {
    await giveBack();
    const reason = lease.cancelled();
    if (reason) throw reason;
    if (isTooSlow(error)) return { rows: 0, body: { error: tooSlow[language] } };
    throw error;
  }
}

/**
 * How many rows a run has; null if counting takes too long.
 * @throws the reason why the run was ended
 */
export async function countRows({ db }: Pick<AppContext, 'db'>, lease: Lease, run: Run): Promise<number | null> {
  try {
    return await count(db, lease, run);
  } catch (error) {
    const reason = lease.cancelled();
    if (reason) throw reason;
    if (isTooSlow(error)) return null;
    throw error;
  } finally {
    lease.release();
  }
}

async function count(db: AppContext['db'], { client }: Lease, run: Run): Promise<number> {
  const { sql, parameters } = countQuery(db, run);
  const { rows } = await client.query<{ rows: number }>(sql, [...parameters]);
  return rows[0]?.rows ?? 0;
}
