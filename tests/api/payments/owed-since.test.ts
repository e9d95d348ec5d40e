import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOwedSince } from '../../../api/registrations/lifecycle/update-owed-since.ts';
import { changeEvent, createEvent } from '../../factories/event.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const eventId = 'followed';
/** More than one batch, and not a multiple of the batch size. */
const parties = 2_300;
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.context.db, eventId, { deposit: { percent: 30, restDueOn: '01-MAY-2027' } });
  await server.context.pool.query(
    `insert into registrations (
       id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone, language, payment_method,
       currency, total_cents, paid_cents, party_size, idempotency_key, body_hash, search_text, created_at, updated_at
     )
     select gen_random_uuid(), 'F' || n, $1, 'pendingPayment', 0, 'Ana', 'Vega', 'ana' || n || '@example.org', '+12025550123', 'en', 'Zelle',
       'USD', 20000, 6000, 1, 'followed' || n, '', '', now(), now()
     from generate_series(1, $2::int) as n`,
    [eventId, parties],
  );
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Returns how many parties owe since each moment. */
async function owed(): Promise<(readonly [since: string | undefined, parties: number])[]> {
  const { rows } = await server.context.pool.query<{ owes_since: Date | null; parties: number }>(
    'select owes_since, count(*)::int as parties from registrations where event_id = $1 group by owes_since',
    [eventId],
  );
  return rows.map((row) => [row.owes_since?.toISOString(), row.parties]);
}

test('each of many parties follows the event’s deposit', async () => {
  await updateOwedSince(server.context);
  expect(await owed()).toEqual([['2027-05-01T04:00:00.000Z', parties]]);
  await changeEvent(server.context.db, eventId, { deposit: { percent: 30, restDueOn: '05-MAY-2027' } });
  await updateOwedSince(server.context);
  expect(await owed()).toEqual([['2027-05-05T04:00:00.000Z', parties]]);
});

test('when nothing has changed, the job waits for no lock and blocks nobody', async () => {
  const registering = await server.context.pool.connect();
  try {
    await registering.query('begin');
    await registering.query('select from event_places where event_id = $1 for update', [eventId]);
    await updateOwedSince(server.context);
  } finally {
    await registering.query('rollback');
    registering.release();
  }
  expect(await owed()).toEqual([['2027-05-05T04:00:00.000Z', parties]]);
});
