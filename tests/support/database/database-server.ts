import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateToLatest } from '../../../api/platform/data/migrate.ts';
import { superuser } from '../../../api/platform/data/postgres/connection.ts';
import { startPostgres } from '../../../api/platform/data/postgres/start.ts';

/** How the tests reach the server of their run. */
export type TestServer = { config: pg.PoolConfig; template: string };

/**
 * Starts the one server of a test run, with a migrated database that the test files copy.
 * TEST_POSTGRES_BIN names the directory of another PostgreSQL's programs, such as a distribution's.
 * @param options.waitsForDisk saves each commit to disk, as a real server does: a power cut or a killed server is no loss
 */
export async function startTestServer({ waitsForDisk = false } = {}): Promise<
  TestServer & { stop: () => Promise<void> }
> {
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  await chmod(directory, 0o711);
  const binaries = process.env.TEST_POSTGRES_BIN || undefined;
  const server = await startPostgres({ dataDirectory: directory, binaries, log: { info: () => undefined, warn: () => undefined } });
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

/** Lets the server wait for no disk, which only a power cut would notice: the run ends with its database. */
async function waitForNoDisk(config: pg.PoolConfig): Promise<void> {
  const asSuperuser = { ...config, user: superuser, database: 'postgres' };
  for (const setting of ['fsync', 'full_page_writes'])
    await onServer(asSuperuser, `alter system set ${setting} = off`);
  await onServer(asSuperuser, 'select pg_reload_conf()');
}

/** Runs one statement on the server, outside of any test's database. */
export async function onServer(config: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
