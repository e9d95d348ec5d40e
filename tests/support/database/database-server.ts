import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateToLatest } from '../../../api/platform/data/migrate.ts';
import { superuser } from '../../../api/platform/data/postgres/connection.ts';
import { startPostgres } from '../../../api/platform/data/postgres/start.ts';

/** The connection of the test run's server, and its template database. */
export type TestServer = { config: pg.PoolConfig; template: string };

/**
 * Starts the one server of a test run, with a migrated database that the test files copy. TEST_POSTGRES_BIN names the directory
 * of another PostgreSQL's programs, such as a distribution's.
 * @param options.waitsForDisk saves each commit to disk, as a real server does: nothing is lost in a power failure or when the
 * server is killed
 */
export async function startTestServer({ waitsForDisk = false } = {}): Promise<
  TestServer & { stop: () => Promise<void> }
> {
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  await chmod(directory, 0o711);
  const binaries = process.env.TEST_POSTGRES_BIN || undefined;
  const server = await startPostgres({
    dataDirectory: directory,
    binaries,
    log: { info: () => undefined, warn: () => undefined },
  });
  if (!waitsForDisk) await waitForNoDisk(server.config);
  const template = 'template_migrated';
  await onServer(server.config, `create database ${template}`);
  await migrateToLatest({ ...server.config, database: template });
  return {
    config: server.config,
    template,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}

/** Turns off waiting for the disk. Only a power failure would matter, and the database ends with the run anyway. */
async function waitForNoDisk(config: pg.PoolConfig): Promise<void> {
  const asSuperuser = { ...config, user: superuser, database: 'postgres' };
  for (const setting of ['fsync', 'full_page_writes']) await onServer(asSuperuser, `alter system set ${setting} = off`);
  await onServer(asSuperuser, 'select pg_reload_conf()');
}

/** Runs one statement on the server, outside of any test's database. */
export async function onServer(config: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
