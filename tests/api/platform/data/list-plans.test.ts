import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLists } from '../../../benchmarks/lists/fill.ts';
import { costOf } from '../../../benchmarks/lists/plans.ts';
import { allQuestions } from '../../../benchmarks/lists/questions.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

/*
 * No list, search or count of staff reads through a large table: each sort field and each filter of the contract has its index.
 * `npm run benchmark:lists` explains the same queries among more rows, and measures them.
 */

/** Enough that PostgreSQL prefers an index to reading the table. */
const rows = 30_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillLists(database, rows);
});

afterAll(() => database.close());

test.each(allQuestions(new Date('2027-04-10T12:00:00Z')))('$name reads only what it needs', async (question) => {
  const { faults } = await costOf(database.pool, question, rows);
  expect(faults).toEqual([]);
});
