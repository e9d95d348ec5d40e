import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { untilOneWaits } from '../../support/database/lock-waits.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: createClock('2027-04-01T12:00:00Z').now });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('a party that waits while staff publish fewer places is registered by the new number', async () => {
  const eventId = await createEvent(server.context.db, 'fewer-places', { maxRegistrationCount: 5 });
  const staff = await database.pool.connect();
  try {
    await staff.query('begin');
    await staff.query('select 1 from event_places where event_id = $1 for update', [eventId]);
    await staff.query('update events set max_registration_count = 1 where id = $1', [eventId]);
    const answer = server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId, members: [buildMember(), buildMember()], quotedTotalCents: 40_000 }),
    });
    await untilOneWaits(database.pool);
    await staff.query('commit');
    expect((await answer).error?.code).toBe('event-full');
  } finally {
    await staff.query('rollback');
    staff.release();
  }
});
