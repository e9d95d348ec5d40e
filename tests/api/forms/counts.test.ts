import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUpFormCounts, countForms } from '../../../api/forms/desk/counts.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

type Client = Pick<TestDatabase['pool'], 'query'>;

const common = `id, idempotency_key, first_name, last_name, email, language, state, held_reasons, origin, body_hash, search_text,
  created_at, updated_at, delete_after`;
const values = `gen_random_uuid(), gen_random_uuid(), 'Ana', 'Vega', 'ana@example.org', case when n % 3 = 0 then 'es' else 'en' end,
  case when n % 5 = 0 then 'held' else 'new' end, '{}', 'app', '', '', now(), now(), now() from generate_series(1, $1::int) as n`;

async function addForms(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into prayer_requests (prayer_request, share_with_team, tell_when_prayed, ${common})
     select 'For peace', n % 2 = 0, false, ${values}`,
    [count],
  );
  await client.query(
    `insert into sabbath_requests (kind, day, people, ${common})
     select case when n % 4 = 0 then 'retreat' else 'prayer' end, date '2027-04-03', case when n % 4 = 0 then 12 end, ${values}`,
    [count],
  );
  await addMessages(client, count);
}

const addMessages = (client: Client, count: number) =>
  client.query(`insert into contact_messages (message, ${common}) select 'Is there a train?', ${values}`, [count]);

/** Compares the stored counts with the actual number of forms. */
async function compare(): Promise<void> {
  const parts = {
    prayer_requests: 'share_with_team::text',
    sabbath_requests: 'kind',
    contact_messages: `''`,
  } as const;
  for (const [table, part] of Object.entries(parts)) {
    const counted = async (from: string, count: string): Promise<unknown[]> =>
      (
        await database.pool.query<Record<string, unknown>>(
          `select state, language, part, ${count}::int as count from ${from} group by 1, 2, 3 having ${count} <> 0 order by 1, 2, 3`,
        )
      ).rows;
    const forms = await counted(`(select state, language, ${part} as part from ${table}) as forms`, 'count(*)');
    expect(await counted(`(select * from form_counts where form = '${table}') as kept`, 'sum(count)')).toEqual(forms);
  }
}

test('every statement that changes forms updates their counts', async () => {
  const { pool } = database;
  await addForms(pool, 60);
  await compare();
  await pool.query(`update prayer_requests set state = 'prayed' where language = 'es' and state = 'new'`);
  await pool.query(`update prayer_requests set share_with_team = not share_with_team`);
  await pool.query(`update sabbath_requests set state = 'archived', day = day + 7 where kind = 'retreat'`);
  await pool.query(`update contact_messages set version = version + 1`);
  await compare();
  await pool.query(`delete from sabbath_requests where language = 'en'`);
  await pool.query('truncate contact_messages, form_answers');
  await compare();
  await addForms(pool, 7);
  await compare();
});

test('adding up the counts does not change the totals', async () => {
  const { db, pool } = database;
  const before = await countForms(db, 'prayer_requests', {});
  await addUpFormCounts(db);
  await compare();
  const { rows } = await pool.query(
    'select form, state, language, part from form_counts group by 1, 2, 3, 4 having count(*) > 1',
  );
  expect(rows).toEqual([]);
  expect(await countForms(db, 'prayer_requests', {})).toBe(before);
});

test('held forms are counted only on request; states, languages and parts narrow the count', async () => {
  const { db, pool } = database;
  await pool.query('truncate prayer_requests, form_answers');
  await addForms(pool, 60);
  const count = (...of: [Parameters<typeof countForms>[2]]) => countForms(db, 'prayer_requests', ...of);
  expect(await count({})).toBe(48);
  expect(await count({ states: ['held'] })).toBe(12);
  expect(await count({ states: ['new'], language: 'es' })).toBe(16);
  expect(await count({ part: 'true' })).toBe(24);
  expect(await count({ states: ['prayed'] })).toBe(0);
});

test('messages can be changed concurrently without waiting', async () => {
  const { pool } = database;
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    for (const client of [one, other]) await client.query(`begin; set local lock_timeout = '5s'`);
    await addMessages(one, 3);
    await addMessages(other, 3);
    await addMessages(one, 3);
    await other.query('commit');
    await one.query('rollback');
  } finally {
    one.release();
    other.release();
  }
  await compare();
});
