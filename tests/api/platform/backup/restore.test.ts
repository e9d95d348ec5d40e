import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDigest } from '../../../../api/platform/backup/digest.ts';
import { connectForCopies, takeSnapshot } from '../../../../api/platform/backup/read-database.ts';
import type { DatabasePart } from '../../../../api/platform/backup/read-database.ts';
import { restoreInto } from '../../../../api/platform/backup/restore.ts';
import type { Restored } from '../../../../api/platform/backup/restore.ts';
import { listContents } from '../../../../api/platform/backup/tables.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

const asked = 'show server_version_num';
/** The statements that answer the next checks of the server's version instead of it. */
const answers: string[] = [];

let database: TestDatabase;
let target: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('settings')
    .values({ key: 'ours', value: JSON.stringify('kept') })
    .execute();
});

afterAll(() => database.close());

beforeEach(async () => {
  target = await createEmptyDatabase();
  answers.length = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const answered = function (this: unknown, text: unknown, ...rest: unknown[]): unknown {
    return Reflect.apply(query, this, [text === asked ? (answers.shift() ?? asked) : text, ...rest]);
  };
  Reflect.set(pg.Client.prototype, 'query', answered);
  return async () => {
    Reflect.set(pg.Client.prototype, 'query', query);
    await target.drop();
  };
});

/** The table that earlier backups contain, with the number of an earlier queue. */
function* earlierVersion(): Generator<DatabasePart> {
  const rows = Buffer.from('42\n');
  const digest = createDigest();
  digest.add(rows);
  yield { kind: 'table', table: { schema: 'jobs', name: 'version', columns: ['version'] } };
  yield { kind: 'rows', rows };
  yield { kind: 'end', digest: digest.result() };
}

/** Restores the test's database as an earlier backup of it would. */
async function restore(): Promise<Restored> {
  const client = await connectForCopies(database.config, 'test');
  return takeSnapshot(client, ({ migrations, parts }) =>
    restoreInto(target.config, {
      ...{ migrations, program: '0.1.0' },
      async *parts() {
        yield* earlierVersion();
        yield* parts();
      },
    }),
  ).finally(() => client.end());
}

async function contents(): Promise<readonly string[]> {
  const client = await connectForCopies(target.config, 'test');
  return listContents(client).finally(() => client.end());
}

async function query(statement: string): Promise<unknown> {
  const client = await connectForCopies(target.config, 'test');
  return client
    .query<Record<string, unknown>>(statement)
    .then(({ rows }) => Object.values(rows[0] ?? {})[0])
    .finally(() => client.end());
}

test('a server that is too old is refused before anything is written', async () => {
  answers.push("select '140020' as server_version_num");
  await expect(restore()).rejects.toThrow('The database server is PostgreSQL 14');
  expect(await contents()).toEqual([]);
});

test('what was restored stays, with the queue, if the upgrade fails afterward', async () => {
  answers.push(asked, 'select 1 / 0');
  await expect(restore()).rejects.toThrow(
    /^Everything was restored and compared, but .*: division by zero\nStart the site: it tries again\.$/,
  );
  expect(await query("select value from settings where key = 'ours'")).toBe('kept');
  expect(await contents()).toContain('jobs.job');
});

test('the queue keeps its own version, whichever an earlier backup contains', async () => {
  expect((await restore()).upgrades).toEqual([]);
  expect(await query('select version from jobs.version')).toBeGreaterThan(42);
});
