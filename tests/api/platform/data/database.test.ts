import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { describeObjects } from '../../../../api/platform/data/generate/describe-objects.ts';
import { describeTables } from '../../../../api/platform/data/generate/describe-tables.ts';
import { migrateToLatest } from '../../../../api/platform/data/migrate.ts';
import { openDatabase } from '../../../../api/platform/data/database.ts';
import { proxyStatements } from '../../../faults/site/statement-proxy.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

describe('migrations', () => {
  it('create the tables of tables.gen.ts and the objects of objects.gen.ts in an empty database, once, even if several processes start together', async () => {
    const empty = await createEmptyDatabase();
    try {
      const runs = await Promise.all([1, 2, 3].map(() => migrateToLatest(empty.config)));
      const files = await readdir(new URL('../../../../api/platform/data/migrations/', import.meta.url), {
        recursive: true,
      });
      const named = files.filter((path) => path.endsWith('.ts')).map((path) => basename(path, '.ts'));
      expect(named.length).toBeGreaterThan(60);
      expect(runs.flat()).toEqual(named.sort());
      const committed = await readFile(new URL('../../../../api/platform/data/tables.gen.ts', import.meta.url), 'utf8');
      expect(await describeTables(empty.config)).toBe(committed);
      // Another version of the server writes some definitions differently.
      if (process.env.TEST_POSTGRES_BIN) return;
      const objects = await readFile(
        new URL('../../../../api/platform/checks/objects.gen.ts', import.meta.url),
        'utf8',
      );
      expect(await describeObjects(empty.config)).toBe(objects);
    } finally {
      await empty.drop();
    }
  });

  it('report a missing server', async () => {
    await expect(migrateToLatest({ ...database.config, host: '/nowhere' })).rejects.toThrow(
      /^The database cannot be reached: .*ENOENT/,
    );
  });

  it('report a dropped connection, and run at the next start', async () => {
    const empty = await createEmptyDatabase();
    const proxy = await proxyStatements(empty.config);
    try {
      proxy.cutAt(20);
      await expect(migrateToLatest(proxy.config)).rejects.toThrow('failed and was undone');
      expect(await migrateToLatest(empty.config)).toContain('0001-first');
    } finally {
      await proxy.close();
      await empty.drop();
    }
  });

  it('refuse a database of a newer version', async () => {
    const newer = await createTestDatabase();
    try {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', now()::text)`.execute(newer.db);
      await expect(migrateToLatest(newer.config)).rejects.toThrow('set up by a newer version');
    } finally {
      await newer.close();
    }
  });
});

describe('openDatabase', () => {
  it('reads counts as numbers, dates as text, moments as Date', async () => {
    const { rows } = await sql`
      select count(*) as count, date '2027-05-15' as day, timestamptz '2027-05-15 12:00+00' as moment`.execute(
      database.db,
    );
    expect(rows).toEqual([{ count: 1, day: '2027-05-15', moment: new Date('2027-05-15T12:00:00Z') }]);
  });

  it('refuses a count that a number cannot hold', async () => {
    await expect(sql`select 9007199254740993 as big`.execute(database.db)).rejects.toThrow('too large');
  });

  it('limits every statement and works in UTC', async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') as timeout, current_setting('timezone') as zone`.execute(database.db);
    expect(rows).toEqual([{ timeout: '30s', zone: 'UTC' }]);
  });

  it('says so when there is no server', async () => {
    const log = { warn: () => undefined };
    const nowhere = openDatabase({ ...database.config, host: '/nowhere' }, log);
    await expect(nowhere).rejects.toThrow(/The database cannot be reached: .*ENOENT/);
    const nobody = openDatabase({ connectionString: 'postgres://localhost:1/none' }, log);
    await expect(nobody).rejects.toThrow(/The database cannot be reached: .*ECONNREFUSED/);
  });

  it('survives the loss of an idle connection', async () => {
    const warnings: string[] = [];
    const opened = await openDatabase(database.config, { warn: (_, message) => warnings.push(message) });
    const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const removed = new Promise((resolve) => opened.pool.once('remove', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await removed;
    expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(warnings).toEqual(['an idle database connection was lost']);
    await opened.close();
  });

  it('survives the loss of a connection in the middle of a transaction', async () => {
    const opened = await openDatabase(database.config, { warn: () => undefined });
    const lost = opened.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const pid = rows[0]?.pid;
      const end = async () => {
        // Wait until the server has read the statement: otherwise it could only reset the connection, without an error.
        await vi.waitFor(async () => {
          const { rows: waiting } = await database.pool.query(
            'select wait_event from pg_stat_activity where pid = $1',
            [pid],
          );
          expect(waiting).toEqual([{ wait_event: 'PgSleep' }]);
        }, 15_000);
        await database.pool.query('select pg_terminate_backend($1)', [pid]);
      };
      await Promise.all([sql`select pg_sleep(20)`.execute(trx), end()]);
    });
    await expect(lost).rejects.toThrow(/terminat/);
    expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await opened.close();
  });
});

describe('the tables', () => {
  it('sort names by language rules, whatever the locale of the server', async () => {
    const names = ['Zamora', 'Álvarez', 'de la Cruz', 'Alvarado', 'Ñandú', 'Núñez'];
    await database.db
      .insertInto('users')
      .values(names.map((last, index) => user({ email: `n${index}@example.org`, last_name: last })))
      .execute();
    const rows = await database.db.selectFrom('users').select('last_name').orderBy('last_name').execute();
    expect(rows.map((row) => row.last_name)).toEqual(['Alvarado', 'Álvarez', 'de la Cruz', 'Ñandú', 'Núñez', 'Zamora']);
  });

  it('number users from 1 and leave 0 to the first administrator', async () => {
    const fresh = await createTestDatabase();
    try {
      const insert = (values: ReturnType<typeof user> & { id?: number }) =>
        fresh.db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
      expect(await insert(user({ email: 'first@example.org' }))).toEqual({ id: 1 });
      expect(await insert({ ...user({ email: 'admin@example.org' }), id: 0 })).toEqual({ id: 0 });
      expect(await insert(user({ email: 'second@example.org' }))).toEqual({ id: 2 });
    } finally {
      await fresh.close();
    }
  });

  it('store addresses of users in lower case', async () => {
    const insert = database.db
      .insertInto('users')
      .values(user({ email: 'Ana@example.org' }))
      .execute();
    await expect(insert).rejects.toThrow('users_email_check');
  });
});

function user({ email, last_name = 'Test' }: { email: string; last_name?: string }) {
  return { email, first_name: 'Test', last_name, user_type: 'U', language: 'en' as const };
}
