import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { requireServer } from './database.ts';
import { migrations } from './migrations.gen.ts';

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Several processes may call it at
 * once: one migrates, the others wait. It uses its own connection, because a migration may take longer than the timeout of other
 * statements.
 * @throws if the server cannot be reached, a migration fails (it is rolled back), or the database is newer than this program
 */
export async function migrateToLatest(config: pg.PoolConfig): Promise<string[]> {
  const pool = new pg.Pool({
    application_name: 'site migration',
    connectionTimeoutMillis: 10_000,
    ...config,
    max: 1,
    statement_timeout: 0,
  });
  // A connection error during a migration fails the migration; a later one, while the pool is closing, does not matter.
  pool.on('error', () => undefined);
  // A connection that breaks while in use fails its statement; unhandled, this event would end the process without a message.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireServer(pool);
    // Numbers are assigned before migrations are finished, so a lower one may be added after a higher one has run.
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw explained(error, results.find((result) => result.status === 'Error')?.migrationName);
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

function explained(cause: unknown, migration: string | undefined): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = reason.includes('corrupted migrations')
    ? 'The database was set up by a newer version of this program. Start that version, or restore a backup.'
    : `The migration ${migration ?? '(before the first)'} failed and was undone: ${reason}`;
  return new Error(message, { cause });
}
