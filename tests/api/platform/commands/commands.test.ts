import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../../../api/session/password/password.ts';
import { createAdministratorLink } from '../../../../api/users/administrator-link.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { wideAddressLimits } from '../../../support/servers/limits.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

const folder = fileURLToPath(new URL('../../../../api/platform/commands/', import.meta.url));
let database: TestDatabase;
let server: TestServer;
/** Without a file .env of its own. */
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, limits: wideAddressLimits });
  directory = await mkdtemp(join(tmpdir(), 'commands-'));
});

beforeEach(async () => {
  await server.parts.db.deleteFrom('users').execute();
  await server.parts.db.deleteFrom('one_time_links').execute();
});

afterAll(async () => {
  await server.close();
  await database.close();
  await rm(directory, { recursive: true });
});

function databaseUrl(): string {
  const { host, port, user, password, database: name } = database.config;
  const address = new URL(`postgres://localhost/${String(name)}`);
  address.username = user ?? '';
  address.password = typeof password === 'string' ? password : '';
  if (port !== undefined) address.port = String(port);
  if (host !== undefined) address.searchParams.set('host', host);
  return address.href;
}

/** Runs a command as npm does, with what is typed at it. */
async function run(command: 'add-user' | 'administrator-link' | 'signing-key', options: string[] = [], typed = '') {
  const child = spawn(process.execPath, [join(folder, `${command}.ts`), ...options], {
    cwd: directory,
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl(), PUBLIC_URL: 'https://retreats.test' },
  });
  child.stdin.end(typed);
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, output, errors };
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
  return server.parts.db.selectFrom('users').selectAll().execute();
}

describe('add-user', () => {
  test('adds a user whose password comes by standard input, and says so without it', async () => {
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
    const trail = await server.parts.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', `user:${String(user?.id)}`)
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['user-added']);
    expect(JSON.stringify(trail)).not.toMatch(/Rosa|Secret|example/);
  });

  test('refuses an email that someone has', async () => {
    await run('add-user', rosa, 'Candle-123');
    const { code, output, errors } = await run('add-user', rosa, 'Candle-123');
    expect([code, output, errors]).toEqual([1, '', 'There is a user with the e-mail Rosa@example.org already.\n']);
    expect(await users()).toHaveLength(1);
  });

  test('says everything that is wrong at once, and how it is used', async () => {
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
    'refuses the password %j and repeats it nowhere',
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
  test('prints a link that makes the first administrator, once, whose secret is nowhere else', async () => {
    const { code, output, errors } = await run('administrator-link');
    expect([code, errors]).toEqual([0, '']);
    const token = /https:\/\/retreats\.test\/first-administrator#([\w-]{43})\n/.exec(output)?.[1] ?? '';
    const links = await server.parts.db.selectFrom('one_time_links').selectAll().execute();
    expect(links.map(({ purpose, used_at }) => [purpose, used_at])).toEqual([['administrator-recovery', null]]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect([await open(token), await open(token)]).toEqual([201, 410]);
    expect((await users()).map(({ id, user_type }) => [id, user_type])).toEqual([[0, 'A']]);
  });

  test('gives an administrator who was shut out the account back', async () => {
    const first = /#([\w-]{43})/.exec((await run('administrator-link')).output)?.[1] ?? '';
    await open(first);
    await server.parts.db.updateTable('users').set({ is_active: false }).execute();
    const token = /#([\w-]{43})/.exec((await run('administrator-link')).output)?.[1] ?? '';
    expect(await open(token, 'new@example.org')).toBe(201);
    expect((await users()).map(({ id, email, is_active }) => [id, email, is_active])).toEqual([
      [0, 'new@example.org', true],
    ]);
  });
});

test('the link of the first start ends when a command has added an administrator', async () => {
  const link = await createAdministratorLink(
    server.parts.db,
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
  test('prints a new key, or the one that the database still holds', async () => {
    const made = await run('signing-key');
    expect(made.code).toBe(0);
    expect(Buffer.from(made.output.trim(), 'base64')).toHaveLength(32);
    const key = Buffer.alloc(32, 7).toString('base64');
    const { db } = server.parts;
    await db
      .insertInto('settings')
      .values({ key: 'signingKey', value: JSON.stringify(key) })
      .execute();
    const stored = await run('signing-key');
    expect(stored.output.trim()).toBe(key);
    await db.deleteFrom('settings').where('key', '=', 'signingKey').execute();
  });
});
