import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { defaultDataDirectory } from './postgres/data-directory.ts';
import { startPostgres } from './postgres/start.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** A database that is open while a command runs. */
export interface OwnDatabase {
  readonly database: PoolConfig;
  /** How requests reach it through a pooler in transaction mode, if there is one. */
  readonly pooled?: PoolConfig;
  /** A replica for reading, if there is one. */
  readonly replica?: PoolConfig;
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

/** Opens the configured database or starts an embedded server; the demo always has its own embedded server. */
export async function startDatabase(config: Config, log: Logger, demo: boolean): Promise<OwnDatabase> {
  const directory = config.dataDirectory ?? defaultDataDirectory(checkout);
  const dataDirectory = demo ? `${directory}-demo` : directory;
  if (config.databaseUrl !== undefined && !demo) {
    const { databaseUrl, databaseDirectUrl, databaseReadUrl } = config;
    return {
      database: { connectionString: databaseDirectUrl ?? databaseUrl },
      ...(databaseDirectUrl !== undefined && { pooled: { connectionString: databaseUrl } }),
      ...(databaseReadUrl !== undefined && { replica: { connectionString: databaseReadUrl } }),
      dataDirectory,
      stop: () => Promise.resolve(),
    };
  }
  const server = await startPostgres({ dataDirectory, log });
  return { database: server.config, dataDirectory, stop: () => server.stop() };
}

/** Returns the directory of the configured embedded database if it does not exist yet; otherwise undefined. */
export function missingDatabase({ databaseUrl, dataDirectory }: Config): string | undefined {
  const directory = dataDirectory ?? defaultDataDirectory(checkout);
  return databaseUrl !== undefined || existsSync(join(directory, 'postgres')) ? undefined : directory;
}
