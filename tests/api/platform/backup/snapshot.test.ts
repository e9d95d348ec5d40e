import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectForCopies, takeSnapshot } from '../../../../api/platform/backup/read-database.ts';
import { tableName } from '../../../../api/platform/backup/tables.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('settings')
    .values({ key: 'ours', value: JSON.stringify('kept') })
    .execute();
});

afterAll(() => database.close());

/** Takes a snapshot and counts the rows of each of its tables. */
async function countRows(): Promise<ReadonlyMap<string, number>> {
  const client = await connectForCopies(database.config, 'test');
  return takeSnapshot(client, async ({ parts }) => {
    const counts = new Map<string, number>();
    let name = '';
    for await (const part of parts()) {
      if (part.kind === 'table') name = tableName(part.table);
      if (part.kind === 'end') counts.set(name, part.digest.rows);
    }
    return counts;
  }).finally(() => client.end());
}

/** Takes a snapshot that begins while a migration runs and is still waiting when that migration commits. */
async function countDuring(...statements: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const migration = await connectForCopies(database.config, 'test migration');
  try {
    await migration.query('begin');
    for (const statement of statements) await migration.query(statement);
    const counts = countRows();
    const isWaiting = async (): Promise<boolean> =>
      (
        await database.pool.query(
          "select from pg_stat_activity where application_name = 'test' and wait_event_type = 'Lock'",
        )
      ).rows.length > 0;
    await Promise.race([counts, expect.poll(isWaiting).toBe(true)]);
    await migration.query('commit');
    return await counts;
  } finally {
    await migration.end();
  }
}

test('a table that a migration rewrites at the same moment is copied with its rows', async () => {
  const counts = await countDuring('alter table settings add column chance double precision default random()');
  expect(counts.get('settings')).toBe((await countRows()).get('settings'));
  expect(counts.get('settings')).toBeGreaterThan(0);
});

test('tables that a migration adds and drops at the same moment are copied and left out', async () => {
  await database.pool.query('create table passing (id int)');
  const counts = await countDuring('create table added as select 1 as id', 'drop table passing', 'lock table settings');
  expect([counts.get('added'), counts.has('passing')]).toEqual([1, false]);
});
