import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../data/tables.gen.ts';
import { readOrMakeKeyFile } from './key-file.ts';

/** The key behind everything that the server signs, and the previous one, whose links still work. */
export interface SigningKeys {
  readonly current: Buffer;
  readonly previous: Buffer | null;
}

/** Where an earlier version kept its key. */
const settingsKey = 'signingKey';

/** The key that an earlier version keeps in the database, in base64; null where it has none anymore. */
export async function findStoredKey(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', settingsKey).executeTakeFirst();
  return row ? String(row.value) : null;
}

/** The keys of the configuration; null when it names none. */
export function configuredKeys({ signing }: Pick<Config, 'signing'>): SigningKeys | null {
  if (signing.key === undefined) return null;
  return {
    current: Buffer.from(signing.key, 'base64'),
    previous: signing.previous === undefined ? null : Buffer.from(signing.previous, 'base64'),
  };
}

/**
 * @throws when the owner's own database is used without a key: a key file would exist on one machine only, and another key would
 * create other links. The message says what to do.
 */
export function requireSigningKey({ databaseUrl, signing }: Pick<Config, 'databaseUrl' | 'signing'>): void {
  if (databaseUrl === undefined || signing.key !== undefined) return;
  throw new Error(
    'SIGNING_KEY is needed with DATABASE_URL: links in emails are made from it, and it must not stand in the database.\n' +
      '`npm run signing-key` prints one; after an update it is the key that this database has used so far, so that links go on working.',
  );
}

/**
 * The keys to work with: the configured ones, otherwise the one in the file, which is created if necessary. A key that an earlier
 * version kept in the database moves to the file, or is configured already; then it is erased from the database.
 * @throws when the database has a key that exists nowhere else: links that families still use would stop working.
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
      'The database still holds the key of an earlier version, and the signing key is another one: links in emails that were sent would die.\n' +
        '`npm run signing-key` prints it: set SIGNING_KEY_PREVIOUS to it. If the links shall die, ' +
        `delete the row of the table settings whose key is ${settingsKey}.`,
    );
  }
  await db.deleteFrom('settings').where('key', '=', settingsKey).execute();
  return keys;
}
