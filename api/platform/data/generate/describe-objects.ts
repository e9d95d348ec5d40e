import pg from 'pg';

interface SchemaObject {
  readonly kind: string;
  readonly table: string;
  readonly name: string;
  /** The statement that creates it. */
  readonly statement: string;
}

/**
 * Lists constraints, indexes that belong to no constraint, and triggers. NOT NULL is left out, because only newer servers list it
 * among the constraints.
 */
const objectsQuery = `
  select 'constraint' as kind, conrelid::regclass::text as table, conname as name,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
  union all
  select 'index', i.indrelid::regclass::text, c.relname, pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
  union all
  select 'trigger', t.tgrelid::regclass::text, t.tgname, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  order by 2, 1, 3`;

/** Reads a migrated database and returns the module that lists its schema objects, so that a check can name a missing one. */
export async function describeObjects(config: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<SchemaObject>(objectsQuery);
    const lines = rows
      .filter(({ table }) => !table.startsWith('kysely'))
      .map((object) => `  ${JSON.stringify(object)},\n`);
    return [
      '// Written by generate-tables.ts from the migrations; do not edit.\n',
      '/** Every constraint, index and trigger, with the statement that creates it. */\n',
      `export const schemaObjects = [\n${lines.join('')}] as const;\n`,
    ].join('');
  } finally {
    await client.end();
  }
}
