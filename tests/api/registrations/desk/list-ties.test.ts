import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let ids: string[] = [];

/** More than two pages of parties that are alike in everything but their IDs. */
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const eventId = await createEvent(server.parts.db, 'ties');
  const answers = await Promise.all(
    Array.from({ length: 21 }, () =>
      server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({ eventId, quotedTotalCents: 20_000 }),
      }),
    ),
  );
  ids = answers.map(({ data }) => data?.registration.id ?? '').sort();
  staff = server.clientWith({ Cookie: (await signInAs(server.parts.db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

const ascending = ['createdAt', 'contact', 'event', 'state', 'totalCents', 'partySize'] as const;

async function allPages(sort: (typeof ascending)[number] | `-${(typeof ascending)[number]}`): Promise<string[]> {
  const pages = [1, 2, 3].map(async (page) => {
    const { data } = await staff.GET('/registrations', { params: { query: { sort, page, pageSize: 10 } } });
    return data?.items.map(({ id }) => id) ?? [];
  });
  return (await Promise.all(pages)).flat();
}

test.each(ascending)('parties that are alike keep one order over all pages, sorted by %s', async (sort) => {
  expect(await allPages(sort)).toEqual(ids);
});

test.each(ascending)('and the other way around, sorted by -%s', async (sort) => {
  // The newest come first by default, and of those that came at once the order is the same whichever way one reads.
  expect(await allPages(`-${sort}`)).toEqual(sort === 'createdAt' ? ids : ids.toReversed());
});
