import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

let database: TestDatabase;
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, onLogged: (line) => lines.push(line) });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Returns the request ids in statements that wait for a lock. */
async function namedWhileWaiting(): Promise<string[]> {
  const { rows } = await database.pool.query<{ query: string }>(
    `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.flatMap(({ query }) => /\/\* request (.+) \*\/$/.exec(query)?.[1]?.split(' ') ?? []);
}

test('a statement that waits in the database names the request that it serves', async () => {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin; lock table events in access exclusive mode');
    const answer = fetch(`${server.url}/api/events/${'e'.repeat(20)}`);
    await expect.poll(namedWhileWaiting, { timeout: 10_000 }).toHaveLength(1);
    const [named] = await namedWhileWaiting();
    await holder.query('rollback');
    const response = await answer;
    expect(response.status).toBe(404);
    expect(named).toBe(response.headers.get('x-request-id'));
  } finally {
    holder.release();
  }
});

test('a statement without a request names none', async () => {
  const [row] = await server.context.db.selectNoFrom((eb) => eb.fn<string>('current_query').as('query')).execute();
  expect(row?.query).not.toContain('request');
});

test('a request that is refused has a line in the log, with its status and its request ID', async () => {
  const { cookie } = await signInAs(server.context.db, 'G', new Date());
  for (const [status, client] of [
    [401, server.client],
    [403, server.clientWith({ Cookie: cookie })],
  ] as const) {
    const { response } = await client.GET('/audit');
    expect(response.status).toBe(status);
    const requestId = response.headers.get('x-request-id');
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as object))
      .toContainEqual(expect.objectContaining({ msg: 'request', method: 'GET', status, requestId }));
  }
});

test('families that are registered together are named together, without earlier ones', async () => {
  const [first, next] = await Promise.all(['first', 'next'].map((id) => createEvent(server.context.db, id)));
  const register = (eventId: string) =>
    server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId, members: [buildMember()], quotedTotalCents: 20_000 }),
    });
  const held = async (eventId: string) => {
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from event_places where event_id = $1 for update', [eventId]);
    return holder;
  };
  const [firstHolder, nextHolder] = [await held(first ?? ''), await held(next ?? '')];
  try {
    const earlier = register('first');
    await expect.poll(namedWhileWaiting, { timeout: 10_000 }).toHaveLength(1);
    const later = Array.from({ length: 3 }, () => register('next'));
    // They are counted right before they wait for the first one's batch.
    await expect
      .poll(
        async () => {
          const { rows } = await database.pool.query<{ points: number }>(
            `select points from rate_limits where key like 'partiesNetwork:%'`,
          );
          return rows[0]?.points;
        },
        { timeout: 10_000 },
      )
      .toBe(4);
    await firstHolder.query('rollback');
    const earlierId = (await earlier).response.headers.get('x-request-id');
    await expect.poll(namedWhileWaiting, { timeout: 10_000 }).toHaveLength(3);
    const named = await namedWhileWaiting();
    await nextHolder.query('rollback');
    const laterIds = (await Promise.all(later)).map(({ response }) => response.headers.get('x-request-id'));
    expect(named.toSorted()).toEqual(laterIds.toSorted());
    expect(named).not.toContain(earlierId);
  } finally {
    firstHolder.release();
    nextHolder.release();
  }
});
