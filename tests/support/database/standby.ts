import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { migrateToLatest } from '../../../api/platform/data/migrate.ts';
import { superuser } from '../../../api/platform/data/postgres/connection.ts';
import { preparePlaces } from '../../../api/platform/data/postgres/data-directory.ts';
import { serverUser } from '../../../api/platform/data/postgres/os-user.ts';
import { startPostgres, type RunningPostgres } from '../../../api/platform/data/postgres/start.ts';

const log = { info: () => undefined, warn: () => undefined };

/** A database with a standby that follows it over streaming replication. */
export interface WithStandby {
  readonly primary: pg.PoolConfig;
  readonly standby: pg.PoolConfig;
  /** The standby's connection for its administrator. */
  readonly administrator: pg.PoolConfig;
  readonly stopStandby: () => Promise<void>;
  readonly startStandby: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts two servers of their own. The standby begins as a copy of the stopped primary. */
export async function startWithStandby(): Promise<WithStandby> {
  const binaries = process.env['TEST_POSTGRES_BIN'] || undefined;
  const directory = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  const folders = { primary: join(directory, 'primary'), standby: join(directory, 'standby') };
  await chmod(directory, 0o711);
  const start = (dataDirectory: string): Promise<RunningPostgres> => startPostgres({ dataDirectory, binaries, log });

  const first = await start(folders.primary);
  await migrateToLatest(first.config);
  await first.stop();
  const places = {
    primary: preparePlaces(folders.primary, serverUser()),
    standby: preparePlaces(folders.standby, serverUser()),
  };
  // With the owner of each file, who runs the server.
  execFileSync('cp', ['-a', places.primary.cluster, places.standby.cluster]);
  await writeFile(join(places.standby.cluster, 'standby.signal'), '');
  await appendFile(
    join(places.standby.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${places.primary.socket} port=5432 user=${superuser}'\n`,
  );

  const primary = await start(folders.primary);
  let standby = await start(folders.standby);
  return {
    primary: primary.config,
    standby: standby.config,
    administrator: { ...standby.config, user: superuser, database: 'postgres' },
    stopStandby: () => standby.stop(),
    startStandby: async () => {
      standby = await start(folders.standby);
    },
    close: async () => {
      await standby.stop();
      await primary.stop();
      await rm(directory, { recursive: true });
    },
  };
}
