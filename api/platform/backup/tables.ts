import pg from 'pg';

/** A table and its stored (not generated) columns, in order. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The state of a sequence: its last value. */
export interface Sequence {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** The schema of the job queue's tables; all others of the site are in `public`. */
export const jobsSchema = 'jobs';

/** Holds the queue's schema version. A restore creates the newest schema, so the source's number may not match it. */
const queueVersion = 'version';

/** Excludes the queue's daily statistics too: it creates a table for each day, and nothing depends on them. */
const copied = `not (n.nspname = '${jobsSchema}' and (c.relname like 'queue\\_stats%' or c.relname = '${queueVersion}'))`;

const ofTheSite = `n.nspname in ('public', '${jobsSchema}') and not exists
  (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Settings that make COPY use the same text format in the source and the target. */
export const sameText =
  "set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; " +
  "set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0";

/** Returns a table's quoted name for SQL. */
export function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Returns a table's name for messages. */
export function tableName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** Whether a table is never copied. Earlier backups contain it. */
export function isQueueVersion({ schema, name }: Pick<Table, 'schema' | 'name'>): boolean {
  return schema === jobsSchema && name === queueVersion;
}

/** Returns the table and its columns in the syntax of COPY. */
export function copyTarget(table: Table): string {
  return `${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** Lists the tables to copy: those of the site and of its queue, without views and the tables of extensions. */
export async function listTables(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attname is not null), '{}') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ofTheSite} and ${copied} and c.relname <> 'kysely_migration_lock'
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Lists all sequences of the site with their current values. */
export async function listSequences(client: pg.Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ofTheSite} order by 1, 2`);
  const sequences: Sequence[] = [];
  for (const found of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(found)}`,
    );
    for (const row of state.rows) sequences.push({ ...found, ...row });
  }
  return sequences;
}

/** Lists the migrations that a database has had, in order; null if it is not a database of the site. */
export async function listMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[] | null> {
  const found = await client.query<{ table: string | null }>(
    "select to_regclass('public.kysely_migration')::text as table",
  );
  if (found.rows[0]?.table == null) return null;
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Lists the names of all tables, views, functions and types in a database, except those that belong to extensions. */
export async function listContents(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    with things as (
      select 'pg_class'::regclass as kind, oid, relnamespace as namespace, relname as name from pg_class
      union all select 'pg_proc'::regclass, oid, pronamespace, proname from pg_proc
      union all select 'pg_type'::regclass, oid, typnamespace, typname from pg_type where typtype in ('d', 'e', 'r')
    )
    select n.nspname || '.' || t.name as name
    from things t join pg_namespace n on n.oid = t.namespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = t.kind and d.objid = t.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ name }) => name);
}
