import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, openReserve, poolFor } from '../../../../api/platform/data/database.ts';
import { createLog } from '../../../../api/platform/log.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { startTestServer, type TestServer } from '../../../support/servers/server.ts';

const clock = createClock('2027-04-01T12:00:00Z');
const limits = { registrations: { points: 1000, seconds: 60 } };
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  await createEvent(database.db, 'summer');
  const env = { DATABASE_POOL: '2' };
  server = await startTestServer({ database: database.config, clock: clock.now, limits, env });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('forty families register at once, read and change, over two connections', { timeout: 240_000 }, async () => {
  const families = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({
          eventId: 'summer',
          members: [buildMember({ firstName: 'Marisol' })],
          quotedTotalCents: 20_000,
          contact: buildContact({ email: `family-${String(index)}@example.org` }),
        }),
      }),
    ),
  );
  const canceled = await Promise.all(
    families.map(({ data }) =>
      server
        .clientWith({ Authorization: `Bearer ${data?.key ?? ''}` })
        .POST('/registrations/{registrationId}/cancellation', {
          params: { path: { registrationId: data?.registration.id ?? '' } },
          body: { version: data?.registration.version ?? 0 },
        }),
    ),
  );
  expect(new Set(canceled.map(({ response }) => response.status))).toEqual(new Set([200]));
  const { rows } = await database.pool.query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and application_name = 'site' and pid <> pg_backend_pid()`,
  );
  // The test's own pool has the same name, with only the one connection that runs this query.
  expect(rows).toEqual([{ connections: 2 }]);
});

test('a few connections stay open while nobody comes', async () => {
  const { pool, close } = await openDatabase(
    { ...database.config, ...poolFor(20), idleTimeoutMillis: 50 },
    createLog('silent'),
  );
  let removed = 0;
  pool.on('remove', () => {
    removed += 1;
  });
  try {
    await openReserve(pool);
    expect(pool.totalCount).toBe(4);
    await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.1)')));
    await expect.poll(() => removed).toBeGreaterThanOrEqual(6);
    expect(pool.totalCount).toBe(4);
  } finally {
    await close();
  }
});
