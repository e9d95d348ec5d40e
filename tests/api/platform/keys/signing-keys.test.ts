import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../api/platform/config.ts';
import { newKey } from '../../../../api/platform/keys/key-file.ts';
import {
  configuredKeys,
  findStoredKey,
  requireSigningKey,
  settleSigningKeys,
} from '../../../../api/platform/keys/signing-keys.ts';
import { createEvent } from '../../../factories/event.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { registerOne } from '../../registrations/link/by-key.ts';

const directory = mkdtempSync(join(tmpdir(), 'signing-keys-'));
const clock = () => new Date('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock });
  await createEvent(server.context.db, 'near');
});

afterEach(() => server.context.db.deleteFrom('settings').where('key', '=', 'signingKey').execute());

afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(directory, { recursive: true });
});

/** Returns the path of a file that does not exist yet. */
const newFile = () => join(directory, String((number += 1)), 'signing-key');

/** Stores a key in the database, as an earlier version did. */
async function store(key: string): Promise<void> {
  await server.context.db
    .insertInto('settings')
    .values({ key: 'signingKey', value: JSON.stringify(key) })
    .execute();
}

const configured = (env: Record<string, string>) => configuredKeys(readConfig(env));

describe('without a setting', () => {
  test('a file is created beside the database, for this user only, and the database stores no key', async () => {
    const file = newFile();
    const keys = await settleSigningKeys(server.context.db, null, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(keys.current.toString('base64'));
    expect(await settleSigningKeys(server.context.db, null, file)).toEqual(keys);
    expect(await findStoredKey(server.context.db)).toBeNull();
  });

  test('the key that an earlier version stored in the database moves to the file and is erased', async () => {
    const [file, stored] = [newFile(), newKey()];
    await store(stored);
    const [one, other] = await Promise.all([
      settleSigningKeys(server.context.db, null, file),
      settleSigningKeys(server.context.db, null, file),
    ]);
    expect([one.current.toString('base64'), other]).toEqual([stored, one]);
    expect(readFileSync(file, 'utf8').trim()).toBe(stored);
    expect(await findStoredKey(server.context.db)).toBeNull();
  });

  test('an external database without a setting is refused, and the message says what to do', () => {
    const external = { DATABASE_URL: 'postgres://a:b@c/d' };
    expect(() => requireSigningKey(readConfig(external))).toThrow(
      /^SIGNING_KEY is needed with DATABASE_URL.*\n.*npm run signing-key/,
    );
    expect(() => requireSigningKey(readConfig({ ...external, SIGNING_KEY: newKey() }))).not.toThrow();
    expect(() => requireSigningKey(readConfig({}))).not.toThrow();
  });
});

describe('with a setting', () => {
  test('it is used, and a key in the database is erased once it is the current or the previous setting', async () => {
    for (const name of ['SIGNING_KEY', 'SIGNING_KEY_PREVIOUS']) {
      const stored = newKey();
      await store(stored);
      const keys = configured({ SIGNING_KEY: newKey(), [name]: stored });
      expect(await settleSigningKeys(server.context.db, keys, newFile())).toEqual(keys);
      expect(await findStoredKey(server.context.db)).toBeNull();
    }
  });

  test('the start is refused while the database holds another key: links would stop working unnoticed', async () => {
    const stored = newKey();
    await store(stored);
    const start = () => settleSigningKeys(server.context.db, configured({ SIGNING_KEY: newKey() }), newFile());
    await expect(start()).rejects.toThrow(/SIGNING_KEY_PREVIOUS/);
    await expect(start()).rejects.not.toThrow(stored);
    expect(await findStoredKey(server.context.db)).toBe(stored);
  });
});

test('after a change of the key mailed links still open, until the one before is taken out', async () => {
  const [one, two] = [newKey(), newKey()];
  const startWith = (env: Record<string, string>) => startTestServer({ database: database.config, clock, env });
  const open = async (at: TestServer, id: string, key: string) =>
    (
      await at
        .clientWith({ Authorization: `Bearer ${key}` })
        .GET('/registrations/{registrationId}/confirmation', { params: { path: { registrationId: id } } })
    ).response.status;
  const [before, rotated, after] = [
    await startWith({ SIGNING_KEY: one }),
    await startWith({ SIGNING_KEY: two, SIGNING_KEY_PREVIOUS: one }),
    await startWith({ SIGNING_KEY: two }),
  ];
  try {
    const old = await registerOne(before, 'near');
    const { id } = old.registration;
    expect([await open(before, id, old.key), await open(rotated, id, old.key), await open(after, id, old.key)]).toEqual(
      [200, 200, 401],
    );
    const recent = await registerOne(rotated, 'near');
    expect([
      await open(rotated, recent.registration.id, recent.key),
      await open(after, recent.registration.id, recent.key),
    ]).toEqual([200, 200]);
    // A replaced link is dead under either key.
    await rotated.clientWith({ Authorization: `Bearer ${old.key}` }).POST('/registrations/{registrationId}/own-link', {
      params: { path: { registrationId: id }, header: { 'Idempotency-Key': 'replaced-under-both' } },
    });
    expect(await open(rotated, id, old.key)).toBe(410);
  } finally {
    await Promise.all([before, rotated, after].map((one) => one.close()));
  }
});
