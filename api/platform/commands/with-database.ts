import type { Kysely } from 'kysely';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../data/database.ts';
import { migrateToLatest } from '../data/migrate.ts';
import type { Database } from '../data/tables.gen.ts';
import { createLog } from '../log.ts';
import { startDatabase } from '../../main.ts';
import { loadEnvironmentFile } from './environment.ts';

/**
 * Does something with the site's own database, whether the site is running or not: configured as the site is, by the
 * environment and the file .env. Everything opened is closed again.
 */
export async function withDatabase(action: (db: Kysely<Database>, config: Config) => Promise<void>): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog('warn');
  const own = await startDatabase(config, log, false);
  try {
    await migrateToLatest(own.database);
    const { db, close } = await openDatabase(own.database, log);
    try {
      await action(db, config);
    } finally {
      await close();
    }
  } finally {
    await own.stop();
  }
}
