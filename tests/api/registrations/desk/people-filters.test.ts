import { afterAll, beforeAll, expect, test } from 'vitest';
import type { paths } from '../../../../api/platform/contract/schema.gen.ts';
import { detailsKeptDays } from '../../../../api/registrations/rules.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Filter = NonNullable<paths['/registrations']['get']['parameters']['query']>;

const clock = createClock('2027-03-10T12:00:00Z');
/** Midnight in New York after the last day on which the parties of the past event are found. */
const over = new Date(Date.parse('2027-03-15T04:00:00Z') + detailsKeptDays * 24 * 60 * 60_000).toISOString();
const justBefore = new Date(Date.parse(over) - 1).toISOString();
let database: TestDatabase;
let server: TestServer;

async function register(eventId: string): Promise<void> {
  const { error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      rooms: 1,
      members: [buildMember({ lodging: 'room' })],
      quotedTotalCents: 38_500,
    }),
  });
  if (error) throw new Error(JSON.stringify(error));
}

/** The events of the parties that a filter finds at some time. */
async function eventsWith(query: Filter, at: string): Promise<string[]> {
  clock.set(at);
  const staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
  const { data, error } = await staff.GET('/registrations', { params: { query } });
  if (!data) throw new Error(JSON.stringify(error));
  expect(data.total).toBe(data.items.length);
  return data.items.map(({ eventId }) => eventId).sort();
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  await createEvent(db, 'people-past', { start_date: '12-MAR-2027', end_date: '14-MAR-2027' });
  await createEvent(db, 'people-coming');
  await register('people-past');
  await register('people-coming');
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test.each<Filter>([{ band: 'adult' }, { presence: 'toCome' }, { rooms: 'withoutBed' }, { needs: 'signature' }])(
  'without an event, %o finds nobody of an event that ended long ago',
  async (filter) => {
    expect(await eventsWith(filter, justBefore)).toEqual(['people-coming', 'people-past']);
    expect(await eventsWith(filter, over)).toEqual(['people-coming']);
    expect(await eventsWith({ ...filter, eventId: 'people-past' }, over)).toEqual(['people-past']);
  },
);

test('filters about the party itself find those of every event', async () => {
  expect(await eventsWith({ money: 'open' }, over)).toEqual(['people-coming', 'people-past']);
  expect(await eventsWith({ state: 'pendingPayment' }, over)).toEqual(['people-coming', 'people-past']);
});
