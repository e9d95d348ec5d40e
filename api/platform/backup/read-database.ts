import pg from 'pg';
import { copyOut } from './copy.ts';
import { createDigest } from './digest.ts';
import type { TableDigest } from './digest.ts';
import { copyTarget, listMigrations, listSequences, listTables, quoted, sameText } from './tables.ts';
import type { Sequence, Table } from './tables.ts';

/** A part of a database's contents, in the order in which they are read and written. */
export type DatabasePart =
  | { readonly kind: 'table'; readonly table: Table }
  /** Whole rows of the table before, as COPY writes them. */
  | { readonly kind: 'rows'; readonly rows: Buffer }
  /** The end of that table, and what it must have held. */
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

/** Connects in a way that suits long work and tables of any content. */
export async function connectForCopies(config: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, application_name: name, ...config });
  client.on('error', () => undefined); // The query under way is rejected with the same error.
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

/**
 * Takes a snapshot, in which everything is as it was at one moment while the site goes on writing. The tables are locked against a
 * change of their columns only, so a new version of the site waits with its migrations until the end.
 * @throws where the database holds no site
 */
export async function takeSnapshot<Result>(
  client: pg.Client,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    const migrations = await listMigrations(client);
    if (migrations === null) throw new Error('This database holds no data of the site.');
    const tables = await listTables(client);
    await client.query(`lock table ${tables.map((table) => quoted(table)).join(', ')} in access share mode`);
    const { rows } = await client.query<{ at: Date; version: string }>(
      "select now() as at, current_setting('server_version') as version",
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
    // A connection that broke on the way needs no end of its transaction.
    await client.query('rollback').catch(() => undefined);
  }
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

/** What a table holds now. */
export async function digestTable(client: pg.Client, table: Table): Promise<TableDigest> {
  const digest = createDigest();
  for await (const rows of copyOut(client, `copy ${copyTarget(table)} to stdout`)) digest.add(rows);
  return digest.result();
}
