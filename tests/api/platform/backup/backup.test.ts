import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from '../../../../api/platform/backup/backup.ts';
import { openBackup } from '../../../../api/platform/backup/file.ts';
import { migrations } from '../../../../api/platform/data/migrations.gen.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

const key = Buffer.alloc(32, 5).toString('base64');
const otherKey = Buffer.alloc(32, 6).toString('base64');
let database: TestDatabase;
let server: TestServer;
let directory: string;
let target: Awaited<ReturnType<typeof createEmptyDatabase>>;
let file = 0;

const newFile = (): string => {
  file += 1;
  return join(directory, `${String(file)}.backup`);
};

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: createClock('2027-04-01T12:00:00Z').now });
  directory = await mkdtemp(join(tmpdir(), 'backups-'));
});

afterAll(async () => {
  await server.close();
  await database.close();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  target = await createEmptyDatabase();
  return () => target.drop();
});

async function register(people: number): Promise<string | undefined> {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ members: Array.from({ length: people }, () => buildMember()) }),
  });
  return data?.registration.id;
}

async function on<Row extends pg.QueryResultRow>(config: pg.PoolConfig, query: string): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Returns a fingerprint of every table, computed differently from the backup: with PostgreSQL's own text output and hashes. */
async function contents(config: pg.PoolConfig): Promise<Record<string, string>> {
  const tables = await on<{ name: string }>(
    config,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'jobs') and tablename not like 'queue\\_stats%'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await on<{ found: string }>(
      config,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as found from ${name} t`,
    );
    found[name] = row?.found ?? '';
  }
  return found;
}

const tablesOf = async (config: pg.PoolConfig): Promise<number> =>
  (await on(config, "select from pg_tables where schemaname in ('public', 'jobs')")).length;

describe('a backup', () => {
  test('a backup of a quiet database is restored with every table, sequence, index, key and trigger as it was', async () => {
    await register(3);
    // Longer than a batch, and with every character that COPY has to escape.
    const strange = `\\.\n\\N\t\r"'áé漢🕊 ${'x'.repeat(300_000)}\\`;
    await database.db
      .insertInto('settings')
      .values({ key: 'strange', value: JSON.stringify(strange) })
      .execute();
    await database.db
      .insertInto('settings')
      .values(Array.from({ length: 4000 }, (_, index) => ({ key: `row ${String(index)}`, value: '{"a": [1, null]}' })))
      .execute();
    const path = newFile();
    const made = await makeBackup(database.config, path, undefined);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const restored = await restoreBackup(target.config, await openBackup(path, undefined));
    expect(restored).toMatchObject({ tables: made.tables, rows: made.rows, upgrades: [] });

    // The site keeps working, so the restored database is the quiet one to compare with.
    const second = await createEmptyDatabase();
    try {
      const copy = newFile();
      await makeBackup(target.config, copy, undefined);
      await restoreBackup(second.config, await openBackup(copy, undefined));
      expect(await contents(second.config)).toEqual(await contents(target.config));
    } finally {
      await second.drop();
    }
    expect(await on(target.config, "select value from settings where key = 'strange'")).toEqual([{ value: strange }]);

    for (const catalog of [
      `select conname, pg_get_constraintdef(oid) as it from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
      `select indexdef as it from pg_indexes where schemaname = 'public' order by 1`,
      `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    ]) {
      expect(await on(target.config, catalog)).toEqual(await on(database.config, catalog));
    }
  });

  test('made while clients register is a consistent snapshot: parties are whole, and places add up', async () => {
    const path = newFile();
    const acknowledged: string[] = [];
    let isMade = false;
    const act = async (): Promise<void> => {
      while (!isMade) {
        const id = await register(1 + (acknowledged.length % 4));
        if (id !== undefined) acknowledged.push(id);
      }
    };
    const clients = Array.from({ length: 8 }, act);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(8);
    const before = [...acknowledged];
    await makeBackup(database.config, path, key);
    isMade = true;
    await Promise.all(clients);

    await restoreBackup(target.config, await openBackup(path, key));
    const found = await on<{ id: string; size: number; people: number; jobs: number }>(
      target.config,
      `select r.id, r.party_size as size,
         (select count(*)::int from registration_members m where m.registration_id = r.id) as people,
         (select count(*)::int from jobs.job j where j.data->>'registrationId' = r.id::text) as jobs
       from registrations r`,
    );
    const ids = new Set(found.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(found.filter(({ size, people, jobs }) => size !== people || jobs === 0)).toEqual([]);
    const [places] = await on<{ taken: number }>(target.config, 'select sum(taken)::int as taken from event_places');
    expect(places?.taken).toBe(found.reduce((sum, { people }) => sum + people, 0));
  });

  test('made with a key reveals no name, and opens with that key only', async () => {
    await register(1);
    const path = newFile();
    await makeBackup(database.config, path, key);
    await expect(openBackup(path, undefined)).rejects.toThrow('is encrypted. Set BACKUP_KEY');
    await expect(restoreBackup(target.config, await openBackup(path, otherKey))).rejects.toThrow(
      'BACKUP_KEY is not the key',
    );
    expect(await tablesOf(target.config)).toBe(0);
  });

  test('with one flipped bit anywhere, or cut off, is refused before the database is touched', async () => {
    const path = newFile();
    await makeBackup(database.config, path, key);
    const whole = await readFile(path);
    const end = whole.indexOf('\n');
    const damaged = newFile();
    for (const at of [5, end - 3, end + 1, Math.floor(whole.length / 2), whole.length - 33, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(damaged, bytes);
      await expect(openBackup(damaged, key)).rejects.toThrow(/damaged/);
    }
    for (const length of [0, 10, end + 1, end + 20, whole.length - 1]) {
      await copyFile(path, damaged);
      await truncate(damaged, length);
      await expect(openBackup(damaged, key)).rejects.toThrow(/damaged/);
    }
    await expect(openBackup(join(directory, 'none'), key)).rejects.toThrow('cannot be read');
  });

  test('a backup of a newer version is refused, and the empty database stays empty', async () => {
    const path = newFile();
    await on(database.config, "insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01')");
    await makeBackup(database.config, path, undefined);
    await on(database.config, "delete from kysely_migration where name = '9999-of-tomorrow'");
    await expect(restoreBackup(target.config, await openBackup(path, undefined))).rejects.toThrow(
      /newer version of the program.*9999-of-tomorrow/,
    );
    expect(await tablesOf(target.config)).toBe(0);
  });

  test('a backup of an earlier version is restored and upgraded to this one', async () => {
    const old = await createEmptyDatabase();
    const path = newFile();
    try {
      const names = Object.keys(migrations).sort();
      const pool = new pg.Pool(old.config);
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.indexOf(name) < 10));
      const provider = { getMigrations: () => Promise.resolve(first) };
      await new Migrator({ db, provider }).migrateToLatest();
      await db.destroy();
      await on(old.config, `insert into settings (key, value) values ('kept', '"yes"')`);
      await makeBackup(old.config, path, undefined);
      const restored = await restoreBackup(target.config, await openBackup(path, undefined));
      expect(restored.upgrades).toEqual(names.slice(10));
      expect(await on(target.config, "select value from settings where key = 'kept'")).toEqual([{ value: 'yes' }]);
    } finally {
      await old.drop();
    }
  });

  test('is restored only into an empty database', async () => {
    const path = newFile();
    await makeBackup(database.config, path, undefined);
    await on(target.config, 'create table of_someone_else (id int)');
    await expect(restoreBackup(target.config, await openBackup(path, undefined))).rejects.toThrow(
      'The database is not empty: it holds public.of_someone_else.',
    );
    expect(await tablesOf(target.config)).toBe(1);
    await expect(restoreBackup(database.config, await openBackup(path, undefined))).rejects.toThrow('is not empty');
  });
});
