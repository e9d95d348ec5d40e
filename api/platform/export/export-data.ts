import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { copyOut } from '../backup/copy.ts';
import { takeSnapshot } from '../backup/read-database.ts';
import { isLeftOut, registrationQuery } from './rules.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** An exported table: its number of rows, and the type of each column. */
export interface ExportedTable {
  readonly table: string;
  readonly rows: number;
  readonly columns: Readonly<Record<string, string>>;
}

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** The number of registrations to read at a time. */
const batchSize = 500;

/** Writes the database's tables as CSV and its complete registrations as JSON, all from one consistent snapshot. */
export async function exportData(client: pg.Client, folder: string): Promise<readonly ExportedTable[]> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  return takeSnapshot(client, async () => {
    const { rows } = await client.query<Column>(columnsQuery);
    const tables: ExportedTable[] = [];
    for (const [table, columns] of Map.groupBy(
      rows.filter((row) => !isLeftOut(row)),
      (row) => row.table,
    )) {
      tables.push(await writeTable(client, folder, table, columns));
    }
    await pipeline(Readable.from(registrations(client)), newFile(join(folder, 'registrations.json')));
    await writeFile(join(folder, 'tables.json'), `${JSON.stringify(tables, null, 2)}\n`, { mode: 0o600 });
    return tables;
  });
}

function newFile(path: string) {
  return createWriteStream(path, { flags: 'wx', mode: 0o600 });
}

async function writeTable(
  client: pg.Client,
  folder: string,
  table: string,
  columns: readonly Column[],
): Promise<ExportedTable> {
  const name = pg.escapeIdentifier(table);
  const list = columns.map(({ column }) => pg.escapeIdentifier(column)).join(', ');
  // COPY of a table cannot include generated columns; COPY of a query can.
  const query = `copy (select ${list} from public.${name}) to stdout (format csv, header)`;
  await pipeline(Readable.from(copyOut(client, query)), newFile(join(folder, 'tables', `${table}.csv`)));
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${name}`);
  return {
    table,
    rows: rows[0]?.count ?? 0,
    columns: Object.fromEntries(columns.map(({ column, type }) => [column, type])),
  };
}

/** Yields one JSON array, with a line for each registration. */
async function* registrations(client: pg.Client): AsyncGenerator<string> {
  await client.query(`declare exported no scroll cursor for ${registrationQuery}`);
  let start = '[\n';
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${String(batchSize)} from exported`);
    if (rows.length > 0) yield start + rows.map(({ json }) => json).join(',\n');
    if (rows.length > 0) start = ',\n';
    if (rows.length < batchSize) break;
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}
