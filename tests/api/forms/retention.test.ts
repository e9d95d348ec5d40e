import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDueForms, deleteOldForms } from '../../../api/forms/retention.ts';
import { makeStamp } from '../../../api/forms/stamp.ts';
import { buildContactMessage, buildPrayerRequest, buildSabbathRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const day = 24 * 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
const tables = ['contact_messages', 'prayer_requests', 'sabbath_requests'] as const;
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function send(path: string, form: object): Promise<number> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey() },
    body: JSON.stringify({
      form,
      check: { stamp: makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000)) },
    }),
  });
  return response.status;
}

async function sendAll(): Promise<number[]> {
  return Promise.all([
    send('/contact-messages', buildContactMessage()),
    send('/prayer-requests', buildPrayerRequest()),
    send('/sabbath-requests', buildSabbathRequest({ date: '2028-01-01' })),
  ]);
}

/** Runs the nightly job once, to completion. */
async function deleteDue(): Promise<void> {
  const { db, enqueue } = server.context;
  await db.transaction().execute((transaction) => enqueue(transaction, 'forms-deletion', {}));
  await expect
    .poll(async () => {
      const { rows } = await sql<{
        state: string;
      }>`select distinct state::text from jobs.job where name = 'forms-deletion'`.execute(db);
      return rows.map(({ state }) => state);
    })
    .toEqual(['completed']);
}

async function counts(): Promise<number[]> {
  return Promise.all(
    tables.map(async (table) => {
      const { count } = await server.context.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    }),
  );
}

test('forms are deleted after 730 days and not before', async () => {
  expect(await sendAll()).toEqual([201, 201, 201]);
  clock.advance(100 * day);
  expect(await sendAll()).toEqual([201, 201, 201]);
  clock.advance(630 * day - 1);
  await deleteDue();
  expect(await counts()).toEqual([2, 2, 2]);
  clock.advance(1);
  await deleteDue();
  expect(await counts()).toEqual([1, 1, 1]);
});

test('a backlog larger than one batch is deleted completely', async () => {
  const before = await counts();
  await sql`
    insert into prayer_requests (
      id, state, held_reasons, first_name, prayer_request, share_with_team, tell_when_prayed, language, origin, idempotency_key, body_hash, search_text,
      created_at, updated_at, delete_after
    )
    select gen_random_uuid(), 'new', '{}', 'Ana', 'For us', true, false, 'en', 'app', 'batch-' || number, '', '', now(), now(), ${clock.now()}
    from generate_series(1, 1201) as number
  `.execute(server.context.db);
  expect((await counts())[1]).toBe(1201 + (before[1] ?? 0));
  await deleteDue();
  expect(await counts()).toEqual(before);
});

test('an answer is deleted after a year, and a claim a day after it has ended; both are counted first', async () => {
  const { db } = server.context;
  await sql`
    insert into prayer_requests (
      id, state, held_reasons, first_name, prayer_request, share_with_team, tell_when_prayed, language, origin, idempotency_key, body_hash, search_text,
      created_at, updated_at, delete_after, claimed_until
    )
    values ('00000000-0000-4000-8000-00000000000a', 'new', '{}', 'Ana', 'For us', true, false, 'en', 'app', 'answered', '', '',
      ${clock.now()}, ${clock.now()}, ${new Date(clock.now().getTime() + 730 * day)}, ${clock.now()})
  `.execute(db);
  await db
    .insertInto('form_answers')
    .values({
      id: '00000000-0000-4000-8000-00000000000b',
      prayer_id: '00000000-0000-4000-8000-00000000000a',
      text: 'We have prayed.',
      idempotency_key: 'answer',
      body_hash: '',
      created_at: clock.now(),
    })
    .execute();
  clock.advance(day - 1);
  expect(await countDueForms(db, clock.now())).toMatchObject({ answers: 0, claims: 0 });
  clock.advance(1);
  expect(await countDueForms(db, clock.now())).toMatchObject({ answers: 0, claims: 1 });
  clock.advance(364 * day);
  const due = await countDueForms(db, clock.now());
  expect(due).toMatchObject({ answers: 1, claims: 1 });
  expect(await deleteOldForms(db, clock.now())).toEqual(due);
  expect(await countDueForms(db, clock.now())).toEqual({ contact: 0, prayer: 0, sabbath: 0, answers: 0, claims: 0 });
  const left = await db
    .selectFrom('prayer_requests')
    .select('claimed_until')
    .where('id', '=', '00000000-0000-4000-8000-00000000000a')
    .execute();
  expect(left).toEqual([{ claimed_until: null }]);
  await db.deleteFrom('prayer_requests').where('id', '=', '00000000-0000-4000-8000-00000000000a').execute();
});

test('the deletion runs every night', async () => {
  const { rows } = await sql<{
    name: string;
    cron: string;
    timezone: string;
  }>`select name, cron, timezone from jobs.schedule where name = 'forms-deletion'`.execute(server.context.db);
  expect(rows).toEqual([{ name: 'forms-deletion', cron: '17 3 * * *', timezone: 'America/New_York' }]);
});
