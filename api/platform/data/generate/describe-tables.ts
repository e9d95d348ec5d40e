import pg from 'pg';

type Column = {
  table: string;
  column: string;
  type: string;
  required: boolean;
  /** The database fills it in when an insert omits it. */
  generated: boolean;
  /** It cannot be written at all: an identity or generated column. */
  fixed: boolean;
};

/** The TypeScript type of each PostgreSQL type when read, and when written if that differs. */
const types: Record<string, { read: string; write?: string }> = {
  text: { read: 'string' },
  uuid: { read: 'string' },
  date: { read: 'string' },
  integer: { read: 'number' },
  bigint: { read: 'number' },
  boolean: { read: 'boolean' },
  bytea: { read: 'Buffer' },
  'text[]': { read: 'string[]' },
  'uuid[]': { read: 'string[]' },
  'timestamp with time zone': { read: 'Date', write: 'Date | string' },
  'timestamp with time zone[]': { read: 'Date[]' },
  // Written as a JSON string, because pg would turn a JavaScript array into a PostgreSQL array. Read as unknown, because only the
  // store that owns the column knows its type.
  jsonb: { read: 'unknown', write: 'string' },
};

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as required, a.atthasdef or a.attidentity <> '' as generated, a.attidentity = 'a' or a.attgenerated <> '' as fixed
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** Returns a row for each column that a constraint limits to listed values: check (column in ('a', 'b')). */
const choicesQuery = `
  select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
  where k.contype = 'c' and c.relnamespace = 'public'::regnamespace
    and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'`;

/** Reads the tables of a migrated database and returns the TypeScript module that describes them. */
export async function describeTables(config: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const columns = (await client.query<Column>(columnsQuery)).rows;
    const choices = (await client.query<{ table: string; column: string; definition: string }>(choicesQuery)).rows;
    const unions = new Map(choices.map((row) => [`${row.table}.${row.column}`, unionOf(row.definition)]));
    return moduleText(
      Map.groupBy(columns, (column) => column.table),
      unions,
    );
  } finally {
    await client.end();
  }
}

function unionOf(definition: string): string {
  return [...definition.matchAll(/'([^']*)'::text/g)].map(([, text]) => `'${text}'`).join(' | ');
}

function moduleText(tables: Map<string, Column[]>, unions: Map<string, string>): string {
  const shapes = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${columnType(column, unions)};\n`);
    return `export type ${typeName(table)} = {\n${lines.join('')}};\n`;
  });
  const entries = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};\n`);
  return [
    '// Written by generate-tables.ts from the migrations; do not edit.\n',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n\n",
    shapes.join('\n'),
    `\n/** Every table, for Kysely. */\nexport type Database = {\n${entries.join('')}};\n`,
  ].join('');
}

function columnType(column: Column, unions: Map<string, string>): string {
  const known = types[column.type];
  if (!known) throw new Error(`${column.table}.${column.column}: say in describe-tables.ts what ${column.type} is.`);
  const none = column.required ? '' : ' | null';
  const read = unions.get(`${column.table}.${column.column}`) ?? known.read;
  if (column.fixed) return `GeneratedAlways<${read}>`;
  if (known.write) {
    const write = `${known.write}${none}`;
    const nullable = known.read === 'unknown' ? '' : none;
    return `ColumnType<${read}${nullable}, ${write}${column.generated ? ' | undefined' : ''}, ${write}>`;
  }
  return column.generated ? `Generated<${read}${none}>` : `${read}${none}`;
}

function typeName(table: string): string {
  return `${table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`;
}
