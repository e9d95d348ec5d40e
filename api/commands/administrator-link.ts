import { readConfig } from '../config.ts';
import { openDatabase } from '../data/database.ts';
import { migrateToLatest } from '../data/migrate.ts';
import { createLog } from '../log.ts';
import { startDatabase } from '../main.ts';
import { createAdministratorLink } from '../users/administrator-link.ts';

/** For someone locked out: prints a link that makes the account of the first administrator anew, once, within a week. */
async function printLink(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const own = await startDatabase(config, log, false);
  try {
    await migrateToLatest(own.database);
    const { db, close } = await openDatabase(own.database, log);
    try {
      const link = await createAdministratorLink(db, 'administrator-recovery', config.publicUrl, new Date());
      console.log(`This link gives the account of the first administrator to whoever opens it, once, within a week:\n  ${link}`);
    } finally {
      await close();
    }
  } finally {
    await own.stop();
  }
}

try {
  await printLink();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
