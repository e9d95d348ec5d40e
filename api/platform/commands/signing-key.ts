import { listMigrations } from '../backup/tables.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../data/database.ts';
import { missingDatabase } from '../data/own-database.ts';
import { findStoredKey } from '../keys/signing-keys.ts';
import { newKey } from '../keys/key-file.ts';
import { createLog } from '../log.ts';
import { withConnection } from './data/with-connection.ts';
import { loadEnvironmentFile } from './environment.ts';

/** Returns the key in the configured database, which may be older than this program: an update needs the key before its start. */
async function findKey(): Promise<string | null> {
  loadEnvironmentFile();
  if (missingDatabase(readConfig(process.env)) !== undefined) return null;
  let stored: string | null = null;
  await withConnection(
    async ({ database }) => {
      const { db, pool, close } = await openDatabase(database, createLog('warn'));
      try {
        if ((await listMigrations(pool)) !== null) stored = await findStoredKey(db);
      } finally {
        await close();
      }
    },
    { isNew: 'refused' },
  );
  return stored;
}

/** Prints a value for SIGNING_KEY: the key that an earlier version stored in the database, or a new one. */
try {
  const stored = await findKey();
  if (stored !== null)
    console.error('The key that this database has used so far. The first start with it erases it there:');
  console.log(stored ?? newKey());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
