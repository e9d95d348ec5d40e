import pg from 'pg';
import { copyOut } from './copy.ts';
import { createDigest } from './digest.ts';
import type { TableDigest } from './digest.ts';
import { copyTarget, listMigrations, listSequences, listTables, quoted, sameText } from './tables.ts';
import type { Sequence, Table } from './tables.ts';

/** A part of a database's contents, in the order in which they are read and written. */
export type DatabasePart =
  | { readonly kind: 'table'; readonly table: Table }
  /** Whole rows of the preceding table, in the format that COPY writes. */
  | { readonly kind: 'rows'; readonly rows: Buffer }
  /** The end of that table, and the digest that its rows must have. */
  | { readonly kind: 'end'; readonly digest: TableDigest }
  | { readonly kind: 'sequences'; readonly sequences: readonly Sequence[] };

/** A database as it was at one moment. */
export interface Snapshot {
  /** When it was taken, by the database's clock. */
  readonly at: Date;
  readonly migrations: readonly string[];
  readonly serverVersion: string;
  readonly parts: () => AsyncGenerator<DatabasePart>;
}

/** PostgreSQL's code for a table that does not exist. */
const undefinedTable = '42P01';

/** Connects with settings for long-running work and for tables of any content. */
export async function connectForCopies(config: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, application_name: name, ...config });
  client.on('error', () => undefined); // The running query is rejected with the same error.
  try {
    await client.connect();
    await client.query(sameText);
    return client;
  } catch (cause) {
    await client.end().catch(() => undefined);
    throw new Error(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** How often to begin again if tables appear or vanish meanwhile, as while a new version of the site starts. */
const mostBeginnings = 20;

/**
 * Takes a consistent snapshot while the site continues to write. The tables are locked only against schema changes, so the
 * migrations of a new version of the site wait until the snapshot ends.
 * @throws if the database does not contain the site, or its tables keep changing
 */
export async function takeSnapshot<Result>(
  client: pg.Client,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  try {
    const tables = await lockTables(client);
    const migrations = (await listMigrations(client)) ?? [];
    const { rows } = await client.query<{ at: Date; version: string }>(
      "select statement_timestamp() as at, current_setting('server_version') as version",
    );
    const { at = new Date(), version = '' } = rows[0] ?? {};
    return await use({
      at,
      migrations,
      serverVersion: version,
      async *parts() {
        for (const table of tables) yield* readTable(client, table);
        yield { kind: 'sequences', sequences: await listSequences(client) };
      },
    });
  } finally {
    // If the connection broke, the transaction has already ended.
    await client.query('rollback').catch(() => undefined);
  }
}

/**
 * Begins the transaction and locks all tables in it. Locks come before the first query, because that one decides what the
 * transaction sees: a table that a migration rewrites after it would look empty.
 */
async function lockTables(client: pg.Client): Promise<readonly Table[]> {
  for (let beginning = 0; beginning < mostBeginnings; beginning += 1) {
    if ((await listMigrations(client)) === null) throw new Error('This database holds no data of the site.');
    const names = (await listTables(client)).map((table) => quoted(table)).join(', ');
    await client.query('begin isolation level repeatable read, read only');
    try {
      await client.query(`lock table ${names} in access share mode`);
      const tables = await listTables(client);
      if (tables.map((table) => quoted(table)).join(', ') === names) return tables;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === undefinedTable)) throw error;
    }
    await client.query('rollback');
  }
  throw new Error('The tables of this database keep changing. Try again when the new version of the site has started.');
}

async function* readTable(client: pg.Client, table: Table): AsyncGenerator<DatabasePart> {
  yield { kind: 'table', table };
  const digest = createDigest();
  for await (const rows of copyOut(client, `copy ${copyTarget(table)} to stdout`)) {
    digest.add(rows);
    yield { kind: 'rows', rows };
  }
  yield { kind: 'end', digest: digest.result() };
}

/** Returns the digest of a table's current contents. */
export async function digestTable(client: pg.Client, table: Table): Promise<TableDigest> {
  const digest = createDigest();
  for await (const rows of copyOut(client, `copy ${copyTarget(table)} to stdout`)) digest.add(rows);
  return digest.result();
}
