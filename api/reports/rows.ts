import { sql } from 'kysely';
import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../platform/data/tables.gen.ts';
import type { Language } from '../platform/language/rules.ts';
import type { Column, FilterValues, Report, Surroundings } from './define.ts';
import type { Cell } from './rules.ts';
import { yesNo } from './words.ts';

/** The value of a cell as the database returns it; null is a missing value. */
type Raw = string | number | null;

/** A column of a query's result in the form for readers: dates as text, money still in cents. */
function presented({ id, type }: Column, language: Language): RawBuilder<unknown> {
  const column = sql.ref(`found.${id}`);
  switch (type) {
    case 'date':
      return sql`to_char(${column}, 'DD-MON-YYYY')`;
    case 'time':
      return sql`to_char(${column}, 'DD-MON-YYYY HH24:MI')`;
    case 'yesNo':
      return sql`case when ${column} then ${sql.lit(yesNo.yes[language])} when not ${column} then ${sql.lit(yesNo.no[language])} end`;
    case 'integer':
    case 'money':
      return sql`${column}::bigint`;
    case 'number':
      return sql`${column}::float8`;
    case 'text':
      return sql`${column}::text`;
  }
}

/** The columns whose sums a report shows. */
export function summedColumns({ columns }: Report): Column[] {
  return columns.filter(({ isSummed }) => isSummed);
}

/** One run of a report; its queries are built from this. */
export interface Run {
  readonly report: Report;
  readonly values: FilterValues;
  readonly surroundings: Surroundings;
}

/** The most rows that a browser page can handle and that fit into a workbook in memory. */
export const mostRows = 100_000;

/**
 * The rows of a run, each with the number of all rows and the sums. The rows are found once and materialized, and sorted only if
 * they are not too many for a list. If there are no rows, the result is one row of nulls with the number and the sums.
 */
export function listQuery(db: Kysely<Database>, { report, values, surroundings }: Run): CompiledQuery {
  const sums = summedColumns(report).map(({ id }) => sql`coalesce(sum(${sql.ref(id)}), 0)::bigint as ${sql.ref(id)}`);
  const columns = report.columns.map((column) => presented(column, surroundings.language));
  const query = sql`
    with kept as materialized (${report.query(values, surroundings)}),
    totals as (select ${sql.join([sql`count(*) as "rows"`, ...sums])} from kept)
    select totals.*, ${sql.join(columns)} from totals left join (
      select * from kept where (select "rows" from totals) <= ${sql.lit(mostRows)} order by ${report.order}
    ) as found on true
  `;
  return query.compile(db);
}

/** The rows only, for a file. */
export function fileQuery(db: Kysely<Database>, { report, values, surroundings }: Run): CompiledQuery {
  const columns = report.columns.map((column) => presented(column, surroundings.language));
  return sql`
    select ${sql.join(columns)} from (${report.query(values, surroundings)}) as found order by ${report.order}
  `.compile(db);
}

/** How many rows a run has. */
export function countQuery(db: Kysely<Database>, { report, values, surroundings }: Run): CompiledQuery {
  return sql`select count(*)::int as rows from (${report.query(values, surroundings)}) as found`.compile(db);
}

/** Converts a value to a cell: cents become dollars. */
export function toCell({ type }: Pick<Column, 'type'>, value: Raw): Cell {
  if (value === null) return '';
  if (type === 'money') return Number(value) / 100;
  return type === 'integer' || type === 'number' ? Number(value) : value;
}

/** The name of the cursor; a connection has only one at a time. */
const cursor = 'report_rows';

/** How many rows are read at a time: few enough to stop quickly and not delay other requests. */
const batch = 500;

/**
 * Lets the database end a query whose server has died, even while it has nothing to send. A database on Windows cannot; it notices
 * when the next rows are requested or the statement times out.
 */
export async function endWithServer(client: ClientBase): Promise<void> {
  await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined);
}

/** Opens a query for reading in batches, all from one snapshot. */
export async function openRows(
  client: ClientBase,
  { sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`declare ${cursor} no scroll cursor for ${text}`, [...parameters]);
}

/** The next rows as arrays; none at the end. */
export async function nextRows(client: ClientBase): Promise<Raw[][]> {
  const { rows } = await client.query<Raw[]>({
    text: `fetch forward ${String(batch)} from ${cursor}`,
    rowMode: 'array',
  });
  return rows;
}

/** Ends the reading, even after an error. */
export async function closeRows(client: ClientBase): Promise<void> {
  await client.query('rollback').catch(() => undefined);
}
