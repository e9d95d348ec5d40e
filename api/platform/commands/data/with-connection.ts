import { readConfig } from '../../config.ts';
import type { Config } from '../../config.ts';
import { missingDatabase, startDatabase } from '../../data/own-database.ts';
import type { OwnDatabase } from '../../data/own-database.ts';
import { createLog } from '../../log.ts';
import { loadEnvironmentFile } from '../environment.ts';

/**
 * Runs an action with the configured database without migrating it, so a command can read the data of a site that still runs an
 * earlier version. The site may be running.
 * @throws if there is no database and none is to be created
 */
export async function withConnection(
  action: (own: OwnDatabase, config: Config) => Promise<void>,
  { isNew }: { readonly isNew: 'created' | 'refused' },
): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const missing = isNew === 'refused' ? missingDatabase(config) : undefined;
  if (missing !== undefined) {
    throw new Error(
      `There is no database in ${missing}. Set DATABASE_URL, or DATA_DIR to the directory of the site's data (for a demonstration, it ends in -demo).`,
    );
  }
  const own = await startDatabase(config, createLog('warn'), false);
  try {
    await action(own, config);
  } finally {
    await own.stop();
  }
}
