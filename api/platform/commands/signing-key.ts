import { findStoredKey } from '../keys/signing-keys.ts';
import { newKey } from '../keys/key-file.ts';
import { withDatabase } from './with-database.ts';

/** Prints a value for SIGNING_KEY: the key that an earlier version stored in the database, or a new one. */
try {
  await withDatabase(async (db) => {
    const stored = await findStoredKey(db);
    if (stored === null) {
      console.log(newKey());
      return;
    }
    console.error('The key that this database has used so far. The first start with it erases it there:');
    console.log(stored);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
