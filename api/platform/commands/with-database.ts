import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../data/database.ts';
import { migrateToLatest } from '../data/migrate.ts';
import { missingDatabase, startDatabase } from '../data/own-database.ts';
import type { Database } from '../data/tables.gen.ts';
import { configuredKeys, settleSigningKeys } from '../keys/signing-keys.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { createLog } from '../log.ts';
import { loadEnvironmentFile } from './environment.ts';

interface DatabaseOptions {
  /** Whether to create an embedded database if there is none. @default 'created' */
  readonly isNew?: 'created' | 'refused';
}

/**
 * Runs an action with the site's own database, whether the site is running or not. It is configured like the site, by the
 * environment and the .env file. Closes everything that it opened.
 * @throws if there is no database and none is to be created
 */
export async function withDatabase(
  action: (db: Kysely<Database>, config: Config, signingKeys: () => Promise<SigningKeys>) => Promise<void>,
  { isNew = 'created' }: DatabaseOptions = {},
): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog('warn');
  const missing = isNew === 'refused' ? missingDatabase(config) : undefined;
  if (missing !== undefined)
    throw new Error(
      `There is no database in ${missing}. Set DATABASE_URL, or DATA_DIR to the directory of the site's data (for a demonstration, it ends in -demo).`,
    );
  const own = await startDatabase(config, log, false);
  try {
    await migrateToLatest(own.database);
    const { db, close } = await openDatabase(own.database, log);
    try {
      await action(db, config, () =>
        settleSigningKeys(db, configuredKeys(config), join(own.dataDirectory, 'signing-key')),
      );
    } finally {
      await close();
    }
  } finally {
    await own.stop();
  }
}
