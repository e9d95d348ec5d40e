import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../../api/platform/data/migrate.ts';
import { startPostgres, type RunningPostgres } from '../../../api/platform/data/postgres/start.ts';
import { onServer, type TestServer as DatabaseServer } from '../../support/database/database-server.ts';

/** A dedicated database server that can be killed and stopped. */
export interface OwnServer extends DatabaseServer {
  /** The directory with all its files. */
  readonly directory: string;
  /** Kills its main process. */
  readonly kill: () => void;
  /** Shuts it down cleanly; it stays down until it is started. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const log = { info: () => undefined, warn: () => undefined };

/**
 * Starts a dedicated server.
 * @param megabytes puts it on its own file system of this size; only root may mount one
 */
export async function startOwnServer(megabytes?: number): Promise<OwnServer> {
  const directory = await mkdtemp(join(tmpdir(), 'faults-postgres-'));
  if (megabytes !== undefined)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=0711`, 'faults', directory]);
  await chmod(directory, 0o711);
  const binaries = process.env['TEST_POSTGRES_BIN'] || undefined;
  const run = () => startPostgres({ dataDirectory: directory, binaries, log });
  let running: RunningPostgres = await run();
  const template = 'template_migrated';
  await onServer(running.config, `create database ${template}`);
  await migrateToLatest({ ...running.config, database: template });
  return {
    config: running.config,
    template,
    directory,
    kill: () => {
      const [pid] = readFileSync(join(directory, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    stop: () => running.stop(),
    start: async () => {
      running = await run();
    },
    close: async () => {
      await running.stop();
      if (megabytes !== undefined) execFileSync('umount', [directory]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
