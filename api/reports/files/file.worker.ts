import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { FileJob, FileNews } from './write.ts';
import { columnWidth, csvField, sheetCell } from '../rules.ts';
import type { Cell, SheetCell } from '../rules.ts';
import { closeRows, endWithServer, nextRows, openRows, toCell } from '../rows.ts';

/* Writes one file: reads the query in batches and continues when the reader wants more. Nothing is written to disk. */

const job = workerData as FileJob;
const port = parentPort;
if (!port) throw new Error('This file is a thread');

/** How long one statement may take, in ms: a report on all events is slow, but must not hold a connection forever. */
const longestStatement = 10 * 60_000;

const tell = (news: FileNews): void => {
  // A chunk is transferred, not copied, to save memory.
  port.postMessage(news, news.kind === 'chunk' ? [news.bytes.buffer] : []);
};

let wanted = 0;
port.on('message', () => {
  wanted += 1;
});

/** Sends a chunk once the reader wants it. */
async function send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  while (wanted === 0) await once(port as NonNullable<typeof port>, 'message');
  wanted -= 1;
  tell({ kind: 'chunk', bytes });
}

/** On Linux a thread has its own priority; on other systems this would change the priority of the whole server. */
if (process.platform === 'linux') setPriority(10);

/**
 * How long the pause after a batch is, as a multiple of the work for it; two files at once leave most of a processor to visitors.
 */
const restForWork = 3;

/** The longest pause after a batch, in ms: a slow reader is a pause as well. */
const longestRest = 30;

/** The advisory lock held while the database sorts the rows of a file, across all processes of the site. */
const sortingLock = `hashtextextended('rows of a report file', 0)`;

/** Reads the first rows, for which the database may sort all rows: only one file at a time, so that visitors have a processor. */
async function firstRows(client: pg.Client): Promise<Awaited<ReturnType<typeof nextRows>>> {
  await client.query(`select pg_advisory_lock(${sortingLock})`);
  const rows = await nextRows(client);
  await client.query(`select pg_advisory_unlock(${sortingLock})`);
  return rows;
}

/** Reads all rows in batches, with a pause after each: visitors share the processors and the database. */
async function* readRows(client: pg.Client): AsyncGenerator<Cell[][]> {
  await openRows(client, job.query);
  let began = performance.now();
  for (let rows = await firstRows(client); rows.length > 0; rows = await nextRows(client)) {
    yield rows.map((row) => job.columns.map((column, at) => toCell(column, row[at] ?? null)));
    await pause(Math.min(longestRest, restForWork * (performance.now() - began)));
    began = performance.now();
  }
  await closeRows(client);
}

const line = (cells: readonly Cell[]): string => `${cells.map(csvField).join(',')}\r\n`;

async function writeCsv(client: pg.Client): Promise<void> {
  const encoder = new TextEncoder();
  await send(encoder.encode(`\uFEFF${line(job.columns.map(({ title }) => title))}`));
  for await (const rows of readRows(client)) {
    await send(encoder.encode(rows.map(line).join('')));
  }
}

/** The number of rows was checked beforehand, because a workbook is created in memory. */
async function writeWorkbook(client: pg.Client): Promise<void> {
  const { utils, write } = await import('xlsx');
  const { columns } = job;
  const widths = columns.map(({ title }) => title.length);
  const sums = columns.map(() => 0);
  const cells: (SheetCell | undefined)[][] = [columns.map(({ title }) => sheetCell('text', title))];
  for await (const rows of readRows(client)) {
    for (const row of rows) {
      cells.push(row.map((value, at) => sheetCell(columns[at]?.type ?? 'text', value)));
      row.forEach((value, at) => {
        widths[at] = columnWidth(widths[at] ?? 0, value);
        // In cents, so that the sum is exact.
        sums[at] = (sums[at] ?? 0) + Math.round(Number(value) * 100);
      });
    }
  }
  if (cells.length > 1 && columns.some(({ isSummed }) => isSummed)) {
    const total = columns.map(({ type, isSummed }, at) =>
      isSummed ? sheetCell(type, (sums[at] ?? 0) / 100) : at === 0 ? sheetCell('text', job.totalLabel) : undefined,
    );
    cells.push(total);
  }
  const sheet = utils.aoa_to_sheet(cells, { dense: true });
  sheet['!cols'] = widths.map((wch) => ({ wch: wch + 2 }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Report');
  const file = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
  const piece = 1 << 16;
  for (let at = 0; at < file.length; at += piece) await send(file.slice(at, at + piece));
}

const client = new pg.Client({ ...job.database, statement_timeout: longestStatement });
await client.connect();
try {
  await endWithServer(client);
  tell({ kind: 'connected', processId: (client as unknown as { readonly processID: number }).processID });
  await (job.format === 'csv' ? writeCsv(client) : writeWorkbook(client));
  tell({ kind: 'end' });
} finally {
  await client.end().catch(() => undefined);
  port.close();
}
