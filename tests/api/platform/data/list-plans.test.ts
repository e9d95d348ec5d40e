import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLists } from '../../../benchmarks/lists/fill.ts';
import { costOf } from '../../../benchmarks/lists/plans.ts';
import { allQuestions, boundLists } from '../../../benchmarks/lists/questions.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

/*
 * No list, search or count of staff reads through a large table: each sort field and each filter of the contract has its index.
 * `npm run benchmark:lists` explains the same queries among more rows, and measures them.
 */

/** Enough that PostgreSQL prefers an index to reading the table. */
const rows = 30_000;
const now = new Date('2027-04-10T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillLists(database, rows);
});

afterAll(() => database.close());

test.each(allQuestions(now))('$name reads only what it needs', async (question) => {
  const { faults } = await costOf(database.pool, question, rows);
  expect(faults).toEqual([]);
});

test.each(boundLists(now))('an index begins with $column, for $list', async ({ column, isPartial }) => {
  const [table, name] = column.split('.');
  const { rows: found } = await database.pool.query(
    `select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid = $1::regclass and a.attname = $2 and i.indisvalid and (i.indpred is null or $3)`,
    [table, name, isPartial],
  );
  expect(found).not.toEqual([]);
});
