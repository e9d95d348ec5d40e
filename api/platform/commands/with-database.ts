import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { listMigrations } from '../backup/tables.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../data/database.ts';
import { migrations } from '../data/migrations.gen.ts';
import type { Database } from '../data/tables.gen.ts';
import { configuredKeys, settleSigningKeys } from '../keys/signing-keys.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { createLog } from '../log.ts';
import { withConnection } from './data/with-connection.ts';

/**
 * Makes sure that the tables are those of this program. Only the start of the site migrates: while a new version is installed,
 * processes of the earlier one still use the database.
 * @throws if the database does not contain the site, or is older or newer than this program
 */
export async function requireNewest(connection: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const names = await listMigrations(connection);
  if (names === null) throw new Error('This database holds no data of the site. Start the site once, then try again.');
  if (Object.keys(migrations).some((name) => !names.includes(name)))
    throw new Error('The database is older than this program. Start the site once, then try again.');
  if (names.some((name) => !(name in migrations)))
    throw new Error('The database is newer than this program. Use the version that the site runs.');
}

/**
 * Runs an action with the site's own database, whether the site is running or not. It is configured like the site, by the
 * environment and the .env file. Closes everything that it opened.
 * @throws if there is no database, or it is not one of this version of the program
 */
export async function withDatabase(
  action: (db: Kysely<Database>, config: Config, signingKeys: () => Promise<SigningKeys>) => Promise<void>,
): Promise<void> {
  await withConnection(
    async (own, config) => {
      const { db, pool, close } = await openDatabase(own.database, createLog('warn'));
      try {
        await requireNewest(pool);
        await action(db, config, () =>
          settleSigningKeys(db, configuredKeys(config), join(own.dataDirectory, 'signing-key')),
        );
      } finally {
        await close();
      }
    },
    { isNew: 'refused' },
  );
}
