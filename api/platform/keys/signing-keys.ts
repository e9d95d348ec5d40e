import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../data/tables.gen.ts';
import { readOrMakeKeyFile } from './key-file.ts';

/** The key for everything that the server signs, and the previous key, whose links still work. */
export interface SigningKeys {
  readonly current: Buffer;
  readonly previous: Buffer | null;
}

/** The setting in which an earlier version stored its key. */
const settingsKey = 'signingKey';

/** Returns the key that an earlier version stored in the database, in base64; null if there is none anymore. */
export async function findStoredKey(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', settingsKey).executeTakeFirst();
  return row ? String(row.value) : null;
}

/** Returns the configured keys; null if none is configured. */
export function configuredKeys({ signing }: Pick<Config, 'signing'>): SigningKeys | null {
  if (signing.key === undefined) return null;
  return {
    current: Buffer.from(signing.key, 'base64'),
    previous: signing.previous === undefined ? null : Buffer.from(signing.previous, 'base64'),
  };
}

/**
 * @throws if the owner's own database is used without a configured key. A key file would exist on one machine only, and a different
 * key on another machine would create different links. The message says what to do.
 */
export function requireSigningKey({ databaseUrl, signing }: Pick<Config, 'databaseUrl' | 'signing'>): void {
  if (databaseUrl === undefined || signing.key !== undefined) return;
  throw new Error(
    'SIGNING_KEY is needed with DATABASE_URL: links in emails are made from it, and it must not stand in the database.\n' +
      '`npm run signing-key` prints one; after an update it is the key that this database has used so far, so that links go on working.',
  );
}

/**
 * Returns the keys to use: the configured ones, or else the one in the file, which is created if necessary. A key that an earlier
 * version stored in the database is erased there once it is in the configuration or the file.
 * @throws if the database has a key that exists nowhere else: links that families still use would stop working
 */
export async function settleSigningKeys(
  db: Kysely<Database>,
  configured: SigningKeys | null,
  file: string,
): Promise<SigningKeys> {
  const stored = await findStoredKey(db);
  const keys = configured ?? { current: readOrMakeKeyFile(file, stored), previous: null };
  if (stored === null) return keys;
  const isElsewhere = [keys.current, keys.previous].some((key) => key?.equals(Buffer.from(stored, 'base64')));
  if (!isElsewhere) {
    throw new Error(
      'The database still contains the key of an earlier version, and the signing key is a different one: links in sent emails would stop working.\n' +
        '`npm run signing-key` prints it: set SIGNING_KEY_PREVIOUS to it. If the links should stop working, ' +
        `delete the row of the table settings whose key is ${settingsKey}.`,
    );
  }
  await db.deleteFrom('settings').where('key', '=', settingsKey).execute();
  return keys;
}
