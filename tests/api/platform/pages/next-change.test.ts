import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextPageChange } from '../../../../api/platform/pages/cache/next-change.ts';
import { createEvent } from '../../../factories/event.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Opens at midnight in Los Angeles, three hours after midnight at the center.
  await createEvent(database.db, 'retreat', { reg_date: '01-MAR-2027', timeZone: 'America/Los_Angeles' });
});

afterAll(() => database.close());

test.each([
  ['on an ordinary day, midnight at the center', '2026-12-12T15:00:00Z', '2026-12-13T05:00:00.000Z'],
  ['a moment before midnight, that midnight', '2026-12-13T04:59:59.999Z', '2026-12-13T05:00:00.000Z'],
  ['at midnight, the next one', '2026-12-13T05:00:00Z', '2026-12-14T05:00:00.000Z'],
  ['when an event opens before midnight, the opening', '2027-03-01T06:00:00Z', '2027-03-01T08:00:00.000Z'],
])('%s', async (_name, now, change) => {
  expect((await nextPageChange(database.db, 'America/New_York', new Date(now))).toISOString()).toBe(change);
});
