import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { FileJob, FileNews } from './write.ts';
import { columnWidth, csvField, sheetCell } from '../rules.ts';
import type { Cell, SheetCell } from '../rules.ts';
import { closeRows, endWithServer, nextRows, openRows, toCell } from '../rows.ts';

/* Writes one file: reads the query in batches and continues when the reader wants more. Nothing is written to a disk. */

const job = workerData as FileJob;
const port = parentPort;
if (!port) throw new Error('This file is a thread');

/** A report on all events may take long; a connection is not held forever. */
const longestStatement = 10 * 60_000;

const tell = (news: FileNews): void => {
  // A piece of the file is handed over: a copy would be memory as well.
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

/** On Linux a thread has its own priority; elsewhere this would be the server's. */
if (process.platform === 'linux') setPriority(10);

/** The longest rest after a batch, in ms: a reader who is slow is a rest as well. */
const longestRest = 10;

/** Held while the database sorts the rows of a file, in every process of the site. */
const sortingLock = `hashtextextended('rows of a report file', 0)`;

/** The first rows, for which the database sorts all: one file at a time, so that visitors have a processor. */
async function firstRows(client: pg.Client): Promise<Awaited<ReturnType<typeof nextRows>>> {
  await client.query(`select pg_advisory_lock(${sortingLock})`);
  const rows = await nextRows(client);
  await client.query(`select pg_advisory_unlock(${sortingLock})`);
  return rows;
}

/** All rows in batches, with a rest as long as the work after each: visitors share the processors and the database. */
async function* readRows(client: pg.Client): AsyncGenerator<Cell[][]> {
  await openRows(client, job.query);
  let began = performance.now();
  for (let rows = await firstRows(client); rows.length > 0; rows = await nextRows(client)) {
    yield rows.map((row) => job.columns.map((column, at) => toCell(column, row[at] ?? null)));
    await pause(Math.min(longestRest, performance.now() - began));
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

/** The number of rows was checked before: a workbook is created in memory. */
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
