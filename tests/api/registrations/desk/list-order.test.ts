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

/** Two events begin on the same day. The order of the ids contradicts both days and names. */
const events = [
  { id: 'a-last', day: '20-MAY-2027', en: 'Advent', es: 'Adviento' },
  { id: 'b-middle', day: '16-MAY-2027', en: 'Youth', es: 'Ámbar' },
  { id: 'c-middle', day: '16-MAY-2027', en: 'Éowyn', es: 'Jóvenes' },
  { id: 'z-first', day: '14-MAY-2027', en: 'Zion', es: 'Sion' },
];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  const text = (name: string) => ({
    name,
    timings: 'All day',
    short_description: 'A day.',
    description: 'A day.',
    location: 'Here',
    paymentOptions: { Zelle: 'By Zelle.', Check: 'By check.', Cash: 'In cash.' },
  });
  for (const { id, day, en, es } of events) {
    const eventId = await createEvent(db, id, {
      start_date: day,
      end_date: day,
      texts: { en: text(en), es: text(es) },
    });
    await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId, quotedTotalCents: 20_000 }),
    });
  }
  staff = server.clientWith({ Cookie: (await signInAs(db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test.each([
  ['event', 'en', ['Zion', 'Éowyn', 'Youth', 'Advent']],
  ['-event', 'en', ['Advent', 'Youth', 'Éowyn', 'Zion']],
  ['event', 'es', ['Sion', 'Ámbar', 'Jóvenes', 'Adviento']],
] as const)('by %s in %s: by the first day, then by name in language order', async (sort, lng, expected) => {
  const { data } = await staff.GET('/registrations', { params: { query: { sort, lng } } });
  expect(data?.items.map(({ eventName }) => eventName)).toEqual(expected);
});
