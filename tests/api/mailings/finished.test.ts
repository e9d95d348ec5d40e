import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishMailings } from '../../../api/mailings/sending/queue.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';

const mailingId = '6f1f9f0e-3a5b-4c55-9d0f-3f0f6f6c2a11';
const now = new Date('2027-04-01T12:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const stateOf = async () =>
  (await database.pool.query<{ state: string }>('select state from mailings where id = $1', [mailingId])).rows[0]
    ?.state;

test('a mailing is not closed while its failed emails are put back into the queue', async () => {
  const { pool, db } = database;
  const text = { subject: 'Hello', text: 'Dear friends' };
  await pool.query(
    `insert into mailings (id, state, kind, audience, texts, created_at, sent_at) values ($1, 'sending', 'news', '{}', $2, now(), now())`,
    [mailingId, JSON.stringify({ en: text, es: text })],
  );
  await pool.query(
    `insert into mailing_recipients (mailing_id, first_name, address, language, state, next_try_at, settled_at)
     values ($1, 'Ana', 'ana@example.org', 'en', 'failed', now(), now())`,
    [mailingId],
  );
  const resending = await pool.connect();
  try {
    await resending.query('begin');
    await resending.query('select 1 from mailings where id = $1 for update', [mailingId]);
    await resending.query("update mailing_recipients set state = 'waiting', settled_at = null");
    const finishing = finishMailings(db, now);
    // If it waits for the lock, it has already seen what it decides by.
    await Promise.race([finishing, pause(500)]);
    await resending.query('commit');
    await finishing;
  } finally {
    await resending.query('rollback');
    resending.release();
  }
  expect(await stateOf()).toBe('sending');
  await pool.query("update mailing_recipients set state = 'sent', settled_at = now()");
  await finishMailings(db, now);
  expect(await stateOf()).toBe('done');
});
