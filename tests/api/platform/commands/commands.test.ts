import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusedAmong, unsubscribeToken } from '../../../../api/news/port.ts';
import { migrations } from '../../../../api/platform/data/migrations.gen.ts';
import { makeSecrets } from '../../../../api/platform/secrets.ts';
import { verifyPassword } from '../../../../api/session/password/password.ts';
import { createAdministratorLink } from '../../../../api/user-desk/administrator-link.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { databaseAddress, runCommand } from '../../../support/servers/run-command.ts';
import { wideAddressLimits } from '../../../support/servers/limits.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

const signingKey = Buffer.alloc(32, 9).toString('base64');
let database: TestDatabase;
let server: TestServer;
/** A directory without a .env file. */
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, limits: wideAddressLimits });
  directory = await mkdtemp(join(tmpdir(), 'commands-'));
});

beforeEach(async () => {
  await server.context.db.deleteFrom('users').execute();
  await server.context.db.deleteFrom('one_time_links').execute();
});

afterAll(async () => {
  await server.close();
  await database.close();
  await rm(directory, { recursive: true });
});

/** Runs a command as npm does, with this text on standard input. */
function run(
  command: 'add-user' | 'administrator-link' | 'signing-key' | 'bounce' | 'delete-details',
  options: string[] = [],
  typed = '',
  env: Readonly<Record<string, string>> = { DATABASE_URL: databaseUrl(), SIGNING_KEY: signingKey },
) {
  return runCommand(command, options, { directory, typed, env: { PUBLIC_URL: 'https://retreats.test', ...env } });
}

function databaseUrl(): string {
  return databaseAddress(database.config);
}

const rosa = [
  '--email',
  'Rosa@example.org',
  '--first-name',
  'Rosa',
  '--last-name',
  'Vega',
  '--types',
  'R,U',
  '--language',
  'es',
];

async function users() {
  return server.context.db.selectFrom('users').selectAll().execute();
}

describe('add-user', () => {
  test('adds a user with a password from standard input, and asks for one if it is missing', async () => {
    const { code, output, errors } = await run('add-user', rosa, 'Candle-123\n');
    expect([code, errors]).toEqual([0, '']);
    const [user] = await users();
    expect(output).toBe(`Added user ${String(user?.id)}, Rosa@example.org, of type R,U.\n`);
    expect(user).toMatchObject({
      email: 'rosa@example.org',
      first_name: 'Rosa',
      last_name: 'Vega',
      user_type: 'R,U',
      language: 'es',
      is_active: true,
    });
    expect(await verifyPassword('Candle-123', user?.password_hash ?? null)).toBe(true);
    const trail = await server.context.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', `user:${String(user?.id)}`)
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['user-added']);
    expect(JSON.stringify(trail)).not.toMatch(/Rosa|Secret|example/);
  });

  test('refuses an email that is already taken', async () => {
    await run('add-user', rosa, 'Candle-123');
    const { code, output, errors } = await run('add-user', rosa, 'Candle-123');
    expect([code, output, errors]).toEqual([1, '', 'There is a user with the email Rosa@example.org already.\n']);
    expect(await users()).toHaveLength(1);
  });

  test('reports all faults at once, and its usage', async () => {
    const { code, errors } = await run(
      'add-user',
      ['--email', 'ana+x@example.org', '--types', 'R,X', '--language', 'fr'],
      'Candle-123',
    );
    expect(code).toBe(1);
    for (const fault of ['--email:', '--first-name:', '--last-name:', '--types:', '--language:', 'npm run add-user'])
      expect(errors).toContain(fault);
    expect(await users()).toEqual([]);
  });

  test.each(['secret-123', 'Secret1', 'Candle-1234567', 'Secret#123', ''])(
    'refuses the password %j and never prints it',
    async (password) => {
      const { code, output, errors } = await run('add-user', rosa, password);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toContain(
        'Password must be between 8 and 12 characters long and contain at least one uppercase letter.',
      );
      if (password !== '') expect(errors).not.toContain(password);
      expect(await users()).toEqual([]);
    },
  );
});

async function open(token: string, email = 'ines@example.org') {
  const body = { token, firstName: 'Inés', lastName: 'Ruiz', email, password: 'Candle-123', language: 'es' as const };
  return (await server.client.POST('/users/first-administrator', { body })).response.status;
}

describe('administrator-link', () => {
  test('prints a link that creates the first administrator, once, and whose secret is stored nowhere else', async () => {
    const { code, output, errors } = await run('administrator-link');
    expect([code, errors]).toEqual([0, '']);
    const token = /https:\/\/retreats\.test\/first-administrator#([\w-]{43})\n/.exec(output)?.[1] ?? '';
    const links = await server.context.db.selectFrom('one_time_links').selectAll().execute();
    expect(links.map(({ purpose, used_at }) => [purpose, used_at])).toEqual([['administrator-recovery', null]]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect([await open(token), await open(token)]).toEqual([201, 410]);
    expect((await users()).map(({ id, user_type }) => [id, user_type])).toEqual([[0, 'A']]);
  });

  test('restores the account of an administrator who was locked out', async () => {
    const first = /#([\w-]{43})/.exec((await run('administrator-link')).output)?.[1] ?? '';
    await open(first);
    await server.context.db.updateTable('users').set({ is_active: false }).execute();
    const token = /#([\w-]{43})/.exec((await run('administrator-link')).output)?.[1] ?? '';
    expect(await open(token, 'new@example.org')).toBe(201);
    expect((await users()).map(({ id, email, is_active }) => [id, email, is_active])).toEqual([
      [0, 'new@example.org', true],
    ]);
  });
});

test('the link of the first start is invalidated when a command adds an administrator', async () => {
  const link = await createAdministratorLink(
    server.context.db,
    'first-administrator',
    'https://retreats.test',
    new Date(),
  );
  const types = rosa.map((option) => (option === 'R,U' ? 'A' : option));
  expect((await run('add-user', types, 'Candle-123')).code).toBe(0);
  expect(await open(new URL(link).hash.slice(1))).toBe(410);
  expect((await users()).map(({ email }) => email)).toEqual(['rosa@example.org']);
});

describe('signing-key', () => {
  test('prints a new key, or the one that the database still contains', async () => {
    const made = await run('signing-key');
    expect(made.code).toBe(0);
    expect(Buffer.from(made.output.trim(), 'base64')).toHaveLength(32);
    const key = Buffer.alloc(32, 7).toString('base64');
    const { db } = server.context;
    await db
      .insertInto('settings')
      .values({ key: 'signingKey', value: JSON.stringify(key) })
      .execute();
    const stored = await run('signing-key');
    expect(stored.output.trim()).toBe(key);
    await db.deleteFrom('settings').where('key', '=', 'signingKey').execute();
  });
});

describe('a database of another version', () => {
  let earlier: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let db: Kysely<unknown>;

  beforeAll(async () => {
    [earlier, empty] = [await createEmptyDatabase(), await createEmptyDatabase()];
    db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool(earlier.config) }) });
    const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0011'));
    await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(first) } }).migrateToLatest();
    return async () => {
      await db.destroy();
      await earlier.drop();
      await empty.drop();
    };
  });

  test.each([
    ['add-user', rosa, 'Candle-123\n', 1],
    ['administrator-link', [], '', 1],
    ['delete-details', ['--dry-run'], '', 1],
    ['bounce', [], 'Subject: Hello\r\n\r\n', 75],
  ] as const)('%s leaves an earlier one and an empty one as they are', async (command, options, typed, expected) => {
    const on = ({ config }: typeof earlier) =>
      run(command, [...options], typed, { DATABASE_URL: databaseAddress(config), SIGNING_KEY: signingKey });
    const again = 'Start the site once, then try again.\n';
    const ofEarlier = await on(earlier);
    const { rows } = await sql`select from kysely_migration`.execute(db);
    expect([ofEarlier.code, ofEarlier.errors, rows.length]).toEqual([
      expected,
      `The database is older than this program. ${again}`,
      10,
    ]);
    const ofEmpty = await on(empty);
    expect([ofEmpty.code, ofEmpty.errors]).toEqual([expected, `This database holds no data of the site. ${again}`]);
  });

  test('signing-key prints a key in each case, and creates no database', async () => {
    const none = join(directory, 'no-database');
    const places: readonly Readonly<Record<string, string>>[] = [
      { DATABASE_URL: databaseAddress(earlier.config) },
      { DATABASE_URL: databaseAddress(empty.config) },
      { DATA_DIR: none },
    ];
    for (const env of places) {
      const { code, output } = await run('signing-key', [], '', env);
      expect([code, Buffer.from(output.trim(), 'base64').length]).toEqual([0, 32]);
    }
    expect(existsSync(none)).toBe(false);
  });
});

describe('bounce', () => {
  test('prints its usage when no email is given', async () => {
    const { code, output, errors } = await run('bounce');
    expect([code, output]).toEqual([64, '']);
    expect(errors).toContain('npm run bounce < email.eml');
  });

  test.each([
    ['another email', 'Subject: Hello\r\n\r\nDear friends', 'It reports no failed delivery'],
    ['a forged one', `Subject: unsubscribe ${'x'.repeat(40)}\r\n\r\n`, 'or was forged. Nothing has changed.'],
  ])('reports that %s changes nothing', async (_name, email, sentence) => {
    const { code, output, errors } = await run('bounce', [], email);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(sentence);
  });

  test('unsubscribes a sender who requests it, and prints no address', async () => {
    const secrets = makeSecrets({ current: Buffer.from(signingKey, 'base64'), previous: null });
    const address = 'reader@example.org';
    const email = `Subject: unsubscribe ${unsubscribeToken(address, secrets)}\r\n\r\n`;
    const { code, output, errors } = await run('bounce', [], email);
    expect([code, output, errors]).toEqual([0, 'Recorded: its sender has unsubscribed.\n', '']);
    expect(await refusedAmong(server.context.db, secrets, [address])).toEqual(new Set([address]));
  });

  test('lets the mail server retry while there is no database', async () => {
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SIGNING_KEY: signingKey };
    const { code, errors } = await run('bounce', [], 'Subject: Hello\r\n\r\n', away);
    expect(code).toBe(75);
    expect(errors).toContain('The database cannot be reached');
  });
});

/** A message stored for longer than allowed. */
const oldMessage = {
  state: 'new',
  first_name: 'Ana',
  last_name: 'Vega',
  email: 'ana@example.org',
  message: 'Is there a train?',
  language: 'en',
  origin: 'app',
  body_hash: '',
  search_text: '',
  created_at: new Date('2020-01-01'),
  updated_at: new Date('2020-01-01'),
  delete_after: new Date('2022-01-01'),
} as const;

describe('delete-details', () => {
  const addMessage = () =>
    server.context.db
      .insertInto('contact_messages')
      .values({ ...oldMessage, id: randomUUID(), held_reasons: [], idempotency_key: randomUUID() })
      .execute();
  const messages = async () => (await server.context.db.selectFrom('contact_messages').select('id').execute()).length;

  test('counts the details that are due, even if npm consumes the option, and deletes them without the option', async () => {
    await addMessage();
    const npm = { DATABASE_URL: databaseUrl(), npm_config_dry_run: 'true' };
    for (const { code, output } of [
      await run('delete-details', ['--dry-run']),
      await run('delete-details', [], '', npm),
    ]) {
      expect(code).toBe(0);
      expect(output).toContain('Would delete 1 messages');
      expect(output).not.toContain('Deleted');
    }
    expect(await messages()).toBe(1);
    expect((await run('delete-details')).output).toContain('Deleted 1 messages');
    expect(await messages()).toBe(0);
  });

  test('deletes nothing if its option is misspelled, and prints its usage', async () => {
    await addMessage();
    const { code, errors } = await run('delete-details', ['--dryrun']);
    expect(code).toBe(1);
    expect(errors).toContain('npm run delete-details -- --dry-run');
    expect(await messages()).toBe(1);
  });

  test.each([
    ['delete-details', ['--dry-run'], ''],
    ['administrator-link', [], ''],
    ['add-user', rosa, 'Candle-123'],
  ] as const)('%s creates no database if there is none, and reports where it looked', async (command, given, typed) => {
    const empty = join(directory, 'nothing-here');
    const { code, errors } = await run(command, [...given], typed, { DATA_DIR: empty });
    expect(code).toBe(1);
    expect(errors).toContain(`There is no database in ${empty}.`);
    expect(existsSync(empty)).toBe(false);
  });
});
