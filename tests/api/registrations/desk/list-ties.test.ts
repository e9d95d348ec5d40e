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
let idsByReference: string[] = [];

/** More than two pages of parties that differ only in their ids. */
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const eventId = await createEvent(server.context.db, 'ties');
  const answers = await Promise.all(
    Array.from({ length: 21 }, () =>
      server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({ eventId, quotedTotalCents: 20_000 }),
      }),
    ),
  );
  const parties = answers.map(({ data }) => data?.registration ?? { id: '', reference: '' });
  ids = parties.map(({ id }) => id).sort();
  idsByReference = parties.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)).map(({ id }) => id);
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
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

/** Contacts with the same name are in the order of their references; all others are in the chosen order. */
const orderOf = (sort: (typeof ascending)[number]) => (sort === 'contact' ? idsByReference : ids);

test.each(ascending)('identical parties keep one order over all pages, sorted by %s', async (sort) => {
  expect(await allPages(sort)).toEqual(orderOf(sort));
});

test.each(ascending)('and in reverse, sorted by -%s', async (sort) => {
  // Newest first by default. Entries of the same moment have the same order in both directions.
  expect(await allPages(`-${sort}`)).toEqual(sort === 'createdAt' ? ids : orderOf(sort).toReversed());
});
