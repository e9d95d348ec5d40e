import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../api/platform/data/database.ts';
import { claim } from '../../../api/mailings/sending/queue.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { createLog } from '../../../api/platform/log.ts';

const perMinute = 120;
/** How far the clock moves between two checks for work, in ms; it divides the time between two emails. */
const step = 250;
const mailingId = '6f1f9f0e-3a5b-4c55-9d0f-3f0f6f6c2a11';

let database: TestDatabase;
let workers: Awaited<ReturnType<typeof openDatabase>>[];

beforeEach(async () => {
  database = await createTestDatabase();
  // The pace follows the clock of the database, which all processes share; here it stands still until it is moved.
  await database.pool.query(`
    create schema stepped;
    create table stepped.moment as select timestamptz '2027-04-01 12:00Z' as at;
    create function stepped.clock_timestamp() returns timestamptz language sql volatile as 'select at from stepped.moment'
  `);
  const options = '-c search_path=stepped,pg_catalog,public';
  workers = await Promise.all(
    [1, 2].map(() => openDatabase({ ...database.config, options, max: 1 }, createLog('silent'))),
  );
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await database.close();
});

/** Puts this many recipients in the queue. */
async function enqueue(recipients: number): Promise<void> {
  const text = { subject: 'Hello', text: 'Dear friends' };
  await database.pool.query(
    `insert into mailings (id, state, kind, audience, texts, created_at, sent_at) values ($1, 'sending', 'news', '{}', $2, now(), now())`,
    [mailingId, JSON.stringify({ en: text, es: text })],
  );
  await database.pool.query(
    `insert into mailing_recipients (mailing_id, first_name, address, language, state, next_try_at)
     select $1, 'Ana', 'reader' || n || '@example.org', 'en', 'waiting', '2027-04-01 11:00Z' from generate_series(1, $2::int) as n`,
    [mailingId, recipients],
  );
}

/** Lets both workers take as much as they can get for a minute. Returns how many emails they got together. */
async function claimedInMinute(): Promise<number> {
  let claimed = 0;
  const now = new Date('2027-04-01T12:00:00Z');
  for (let ms = 0; ms < 60_000; ms += step) {
    for (const [index, { db }] of workers.entries())
      while (typeof (await claim(db, { worker: index + 1, perMinute, now })) === 'object') claimed += 1;
    await database.pool.query('update stepped.moment set at = at + make_interval(secs => $1)', [step / 1000]);
  }
  return claimed;
}

test('two processes together send no more emails in a minute than configured, not even in the first', async () => {
  await enqueue(3 * perMinute);
  await database.pool.query(`update mailing_pace set next_at = '2027-04-01 08:00Z', slow_until = '2027-04-01 08:00Z'`);
  expect([await claimedInMinute(), await claimedInMinute()]).toEqual([perMinute, perMinute]);
});

test('nobody gets any while all must wait, and then a tenth for a while', async () => {
  await enqueue(perMinute);
  await database.pool.query(`update mailing_pace set next_at = '2027-04-01 12:01Z', slow_until = '2027-04-01 12:16Z'`);
  expect([await claimedInMinute(), await claimedInMinute()]).toEqual([0, perMinute / 10]);
});
