import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { requireServer } from '../data/database.ts';
import { migrateToLatest } from '../data/migrate.ts';
import { migrations } from '../data/migrations.gen.ts';
import { copyIn } from './copy.ts';
import type { TableDigest } from './digest.ts';
import { connectForCopies, digestTable } from './read-database.ts';
import type { DatabasePart } from './read-database.ts';
import { copyTarget, isQueueVersion, jobsSchema, listContents, listTables, quoted, tableName } from './tables.ts';
import type { Table } from './tables.ts';

/** The contents to restore: those of a backup or of another database. */
export interface RestoreSource {
  readonly migrations: readonly string[];
  /** The version of the program that the contents come from; for messages. */
  readonly program: string;
  readonly parts: () => AsyncIterable<DatabasePart>;
}

/** The amount of restored data. */
export interface Restored {
  readonly tables: number;
  readonly rows: number;
  /** The migrations that ran afterward because the source was older than this program. */
  readonly upgrades: readonly string[];
}

/**
 * Restores contents into an empty database and compares every table with its source. It is all or nothing: if any step fails, the
 * database is as empty as before. Then migrates to the newest schema; if that fails, what was restored stays.
 * @throws if the database is not empty, its server or this program is too old, a table differs, or the migration fails
 */
export async function restoreInto(config: pg.PoolConfig, source: RestoreSource): Promise<Restored> {
  requireKnown(source);
  const client = await connectForCopies(config, 'site restore');
  try {
    await requireServer(client);
    await requireEmpty(client);
    await createQueueTables(config);
    const restored = await restoreOrUndo(client, source);
    return { ...restored, upgrades: await upgrade(config) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function restoreOrUndo(client: pg.Client, source: RestoreSource): Promise<Pick<Restored, 'tables' | 'rows'>> {
  try {
    await client.query('begin');
    const restored = await restoreAll(client, source);
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await client.query(`drop schema if exists ${jobsSchema} cascade`).catch(() => undefined);
    throw error;
  }
}

/** Migrates what was restored. The site does the same when it starts, so a failure undoes nothing. */
async function upgrade(config: pg.PoolConfig): Promise<readonly string[]> {
  try {
    return await migrateToLatest(config);
  } catch (cause) {
    throw new Error(
      'Everything was restored and compared, but could not be brought to this version of the program: ' +
        `${cause instanceof Error ? cause.message : String(cause)}\nStart the site: it tries again.`,
      { cause },
    );
  }
}

function requireKnown({ migrations: names, program }: RestoreSource): void {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new Error(
    `This is from a newer version of the program (${program}) than this one: it has ${String(unknown.length)} migrations that this ` +
      `one does not know, such as ${String(unknown[0])}. Install that version, or a newer one, and try again.`,
  );
}

/**
 * Tolerates empty queue tables: they are created first, outside the transaction, so an interrupted attempt may have left them.
 * @throws if the database contains anything else
 */
async function requireEmpty(client: pg.Client): Promise<void> {
  const names = await listContents(client);
  const isLeftOver = names.length > 0 && names.every((name) => name.startsWith(`${jobsSchema}.`));
  if (isLeftOver) {
    const { rows } = await client.query(`select from ${jobsSchema}.job limit 1`).catch(() => ({ rows: [null] }));
    if (rows.length === 0) {
      await client.query(`drop schema ${jobsSchema} cascade`);
      return;
    }
  }
  if (names.length === 0) return;
  throw new Error(
    `The database is not empty: it holds ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${String(names.length - 3)} more` : ''}. ` +
      'Nothing was changed. Give an empty database.',
  );
}

async function createQueueTables(config: pg.PoolConfig): Promise<void> {
  const boss = new PgBoss({ ...config, schema: jobsSchema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined); // Its start fails with the same error.
  await boss.start();
  await boss.stop({ graceful: false });
}

async function restoreAll(client: pg.Client, source: RestoreSource): Promise<Pick<Restored, 'tables' | 'rows'>> {
  await migrate(client, source.migrations);
  const tables = new Map((await listTables(client)).map((table) => [tableName(table), table]));
  const all = [...tables.values()];
  const addForeignKeys = await dropForeignKeys(client);
  for (const table of all) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${all.map((table) => quoted(table)).join(', ')}`);
  const filled = await fill(client, source, tables);
  for (const table of all) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const statement of addForeignKeys) await client.query(statement);
  await compare(client, filled);
  return { tables: filled.length, rows: filled.reduce((sum, { digest }) => sum + digest.rows, 0) };
}

/** Migrates an empty database to the schema of the source, in the client's transaction. */
async function migrate(client: pg.Client, names: readonly string[]): Promise<void> {
  const lent = Object.assign(client, { release: () => undefined });
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: () => Promise.resolve(lent), end: () => Promise.resolve() },
  });
  const db = new Kysely<unknown>({ dialect });
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const provider = { getMigrations: () => Promise.resolve(known) };
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  await db.executeQuery(CompiledQuery.raw('set constraints all immediate'));
}

/** Tables are filled one by one, so referenced rows may not exist yet. Returns the statements that add the keys again. */
async function dropForeignKeys(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string; definition: string }>(`
    select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', '${jobsSchema}')`);
  for (const row of rows) {
    await client.query(`alter table ${quoted(row)} drop constraint ${pg.escapeIdentifier(row.key)}`);
  }
  return rows.map(
    (row) => `alter table ${quoted(row)} add constraint ${pg.escapeIdentifier(row.key)} ${row.definition}`,
  );
}

interface Filled {
  readonly table: Table;
  readonly digest: TableDigest;
}

async function fill(
  client: pg.Client,
  source: RestoreSource,
  tables: ReadonlyMap<string, Table>,
): Promise<readonly Filled[]> {
  const filled: Filled[] = [];
  const parts = source.parts()[Symbol.asyncIterator]();
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    const part = next.value;
    if (part.kind === 'sequences') {
      for (const { value, isCalled, ...sequence } of part.sequences) {
        await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), value, isCalled]);
      }
    } else if (part.kind === 'table' && isQueueVersion(part.table)) {
      await skipTable(parts);
    } else if (part.kind === 'table') {
      requireSameColumns(part.table, tables.get(tableName(part.table)), source.program);
      filled.push({ table: part.table, digest: await fillTable(client, part.table, parts) });
    } else throw new Error('The parts of the backup are not in their order.');
  }
  return filled;
}

async function skipTable(parts: AsyncIterator<DatabasePart>): Promise<void> {
  let next = await parts.next();
  while (next.done !== true && next.value.kind === 'rows') next = await parts.next();
}

/** Writes the rows of one table and returns the digest that the source recorded for it. */
async function fillTable(client: pg.Client, table: Table, parts: AsyncIterator<DatabasePart>): Promise<TableDigest> {
  let digest: TableDigest | undefined;
  const rows = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      const next = await parts.next();
      if (next.done !== true && next.value.kind === 'rows') yield next.value.rows;
      else if (next.done !== true && next.value.kind === 'end') {
        ({ digest } = next.value);
        return;
      } else throw new Error(`The end of the table ${tableName(table)} is missing.`);
    }
  };
  await copyIn(client, `copy ${copyTarget(table)} from stdin`, rows());
  if (!digest) throw new Error(`The end of the table ${tableName(table)} is missing.`);
  return digest;
}

function requireSameColumns(given: Table, own: Table | undefined, program: string): void {
  const missing = given.columns.filter((column) => own?.columns.includes(column) !== true);
  if (own && missing.length === 0) return;
  throw new Error(
    `The table ${tableName(given)} is another one in this version of the program${own ? ` (it has no ${missing.join(', ')})` : ''}. ` +
      `Restore with version ${program}, then install this one.`,
  );
}

async function compare(client: pg.Client, filled: readonly Filled[]): Promise<void> {
  for (const { table, digest } of filled) {
    const found = await digestTable(client, table);
    if (found.rows === digest.rows && found.sum === digest.sum) continue;
    throw new Error(
      `The table ${tableName(table)} is not as in the source: ${String(found.rows)} rows instead of ${String(digest.rows)}` +
        `${found.rows === digest.rows ? ', with other contents' : ''}. Nothing was kept.`,
    );
  }
}
