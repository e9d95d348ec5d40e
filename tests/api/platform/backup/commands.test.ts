import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '../../../../api/platform/data/migrate.ts';
import { startPostgres } from '../../../../api/platform/data/postgres/start.ts';
import { createEmptyDatabase } from '../../../support/database/database.ts';
import { databaseAddress, runCommand } from '../../../support/servers/run-command.ts';

let directory: string;
/** An embedded database with one row of this test. */
let dataDirectory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-commands-'));
  const parent = await mkdtemp(join(tmpdir(), 'backup-data-'));
  await rm(parent, { recursive: true });
  dataDirectory = parent;
  await withServer(async (config) => {
    await migrateToLatest(config);
    await query(config, `insert into settings (key, value) values ('ours', '"kept"')`);
  });
});

afterAll(async () => {
  await rm(directory, { recursive: true });
  await rm(dataDirectory, { recursive: true });
});

async function withServer(action: (config: pg.PoolConfig) => Promise<void>): Promise<void> {
  const server = await startPostgres({ dataDirectory, log: { info: () => undefined, warn: () => undefined } });
  await action(server.config).finally(() => server.stop());
}

async function query(config: pg.PoolConfig, statement: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end());
}

function run(
  command: 'backup' | 'restore' | 'move',
  given: string[],
  env: Readonly<Record<string, string>> = { DATA_DIR: dataDirectory },
) {
  return runCommand(`data/${command}`, given, { directory, env });
}

test.each(['backup', 'restore', 'move'] as const)(
  '%s prints its usage, and refuses unknown options',
  async (command) => {
    const help = await run(command, ['--help']);
    expect([help.code, help.errors]).toEqual([0, '']);
    expect(help.output).toContain(`npm run ${command} -- `);
    for (const wrong of [['one', 'two'], ['--unknown']]) {
      const { code, output, errors } = await run(command, wrong);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toContain(`npm run ${command} -- `);
    }
  },
);

/** Allow time to start several processes one after the other. */
const longest = 240_000;
const key = Buffer.alloc(32, 4).toString('base64');
const ours = "select value from settings where key = 'ours'";

test(
  'the drill: back up, verify, restore into an empty database',
  async () => {
    const keyed = { DATA_DIR: dataDirectory, BACKUP_KEY: key };
    const backup = await run('backup', ['site.backup'], keyed);
    expect([backup.code, backup.errors]).toEqual([0, '']);
    expect(backup.output).toContain('encrypted');
    expect(backup.output).toContain(join(dataDirectory, 'signing-key'));
    const again = await run('backup', ['site.backup'], keyed);
    expect([again.code, again.errors]).toEqual([
      1,
      'The file site.backup already exists. Choose another name, or delete it first.\n',
    ]);
    const firstLine = (await readFile(join(directory, 'site.backup'), 'utf8')).split('\n', 1)[0] ?? '';
    expect(JSON.parse(firstLine)).toMatchObject({ format: 'retreat-center backup' });

    const verified = await run('backup', ['--verify', 'site.backup'], { BACKUP_KEY: key });
    expect([verified.code, verified.errors]).toEqual([0, '']);
    expect(verified.output).toContain('every table was compared');

    const refused = await run('restore', ['site.backup'], keyed);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('The database is not empty');
    expect(refused.errors).toContain(`stop the site, rename ${join(dataDirectory, 'postgres')}`);

    const target = await createEmptyDatabase();
    try {
      const environment = { DATABASE_URL: databaseAddress(target.config), BACKUP_KEY: key };
      const restored = await run('restore', ['site.backup'], environment);
      expect([restored.code, restored.errors]).toEqual([0, '']);
      expect(restored.output).toContain(`into the database ${String(target.config.database)} of the server `);
      expect(restored.output).toContain('every table was compared');
      expect(await query(target.config, ours)).toEqual([{ value: 'kept' }]);
    } finally {
      await target.drop();
    }
  },
  longest,
);

test(
  'move copies the embedded database to another server, once the site is stopped, and once only',
  async () => {
    const other = await createEmptyDatabase();
    try {
      await withServer(async (config) => {
        const site = new pg.Client({ ...config, application_name: 'site' });
        await site.connect();
        const early = await run('move', [databaseAddress(other.config)]).finally(() => site.end());
        expect([early.code, early.errors.split('.')[0]]).toEqual([1, 'The site is running']);
      });
      const moved = await run('move', [databaseAddress(other.config)]);
      expect([moved.code, moved.errors]).toEqual([0, '']);
      expect(moved.output).toContain('every table was compared');
      expect(await query(other.config, ours)).toEqual([{ value: 'kept' }]);
      const twice = await run('move', [databaseAddress(other.config)]);
      expect(twice.errors).toContain('is not empty');
      const address = await run('move', ['mysql://secret@example.org/x']);
      expect(address.errors).not.toContain('secret');
    } finally {
      await other.drop();
    }
  },
  longest,
);
