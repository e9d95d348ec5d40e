import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../factories/event.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { createDevice, recordOf, registerParty } from './door.ts';

const start = '2027-04-02T16:00:00.000Z';
const clock = createClock(start);
let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  const options = {
    database: database.config,
    clock: clock.now,
    limits: { registrations: { points: 10_000, seconds: 900 } },
  };
  servers = [await startTestServer(options), await startTestServer(options)];
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

test('20 devices record the same 700 people at two servers at once, while parties cancel: each person counts once', async () => {
  const [first] = servers;
  if (!first) throw new Error('no server');
  const { db } = first.context;
  const eventId = await createEvent(db, 'full-house', { start_date: '02-APR-2027', end_date: '04-APR-2027' });
  const names = Array.from({ length: 14 }, (_, index) => `Ana Family${String.fromCodePoint(97 + index)}`);
  const parties = [];
  for (let index = 0; index < 50; index += 1) parties.push(await registerParty(first, eventId, names));
  const leaving = [await registerParty(first, eventId), await registerParty(first, eventId)];
  const { cookie } = await signInAs(db, 'R', clock.now());
  const clients = servers.map((server) => server.clientWith({ Cookie: cookie }));
  const people = parties.flatMap((party) => party.members.map((_, position) => recordOf(party, position, start)));
  expect(people).toHaveLength(700);
  const devices = Array.from({ length: 20 }, async (_, number) => {
    const client = clients[number % 2] ?? clients[0];
    if (!client) throw new Error('no client');
    const device = createDevice(client, eventId, clock.now);
    // Each person is recorded by two devices, which start at opposite ends.
    const own = people.filter((_person, index) => index % 10 === number % 10);
    const ordered = number < 10 ? own : own.toReversed().map((record) => ({ ...record, id: crypto.randomUUID() }));
    const outcomes = [];
    for (let from = 0; from < ordered.length; from += 10)
      outcomes.push(...(await device.send(ordered.slice(from, from + 10))).results);
    return outcomes;
  });
  const cancelled = leaving.map(async ({ id }, index) =>
    clients[index % 2]?.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: id } },
      body: { version: 1 },
    }),
  );
  const outcomes = (await Promise.all(devices)).flat();
  await Promise.all(cancelled);
  expect(outcomes.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(700);
  expect(outcomes.filter(({ outcome }) => outcome === 'agreed')).toHaveLength(700);
  const { rows } = await database.pool.query<Record<string, number>>(`
    select (select count(*)::int from attendances where kind = 'arrived' and at is not null) as here,
      (select count(*)::int from registrations where state = 'checkedIn') as parties,
      (select sum((details ->> 'people')::int)::int from registration_changes where kind = 'arrived') as said,
      (select taken from event_places where event_id = 'full-house') as taken`);
  expect(rows[0]).toEqual({ here: 700, parties: 50, said: 700, taken: 700 });
});

test('two users who record people of one party while its event is locked are both named in its history', async () => {
  const [server] = servers;
  if (!server) throw new Error('no server');
  const { db } = server.context;
  const eventId = await createEvent(db, 'locked', { start_date: '02-APR-2027', end_date: '04-APR-2027' });
  const party = await registerParty(server, eventId, ['Ana Locked', 'Luis Locked', 'Eva Locked']);
  const [one, other] = [await signInAs(db, 'R', clock.now()), await signInAs(db, 'R', clock.now())];
  const deviceOf = ({ cookie }: { cookie: string }) =>
    createDevice(server.clientWith({ Cookie: cookie }), eventId, clock.now);
  const holder = await database.pool.connect();
  let answers;
  try {
    await holder.query('begin');
    await holder.query('select 1 from event_places where event_id = $1 for update', [eventId]);
    answers = Promise.all([
      deviceOf(one).send([recordOf(party, 0, start)]),
      deviceOf(other).send([recordOf(party, 1, start), recordOf(party, 2, start)]),
    ]);
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const outcomes = (await answers).map(({ results }) => results.map(({ outcome }) => outcome));
  expect(outcomes).toEqual([['recorded'], ['recorded', 'recorded']]);
  const { rows } = await database.pool.query<{ user: number; people: number }>(
    `select actor_user_id as user, (details ->> 'people')::int as people from registration_changes
     where registration_id = $1 and kind = 'arrived' order by people`,
    [party.id],
  );
  expect(rows).toEqual([
    { user: one.userId, people: 1 },
    { user: other.userId, people: 2 },
  ]);
  const stored = await db
    .selectFrom('registrations')
    .select(['state', 'version', 'state_before_arrival'])
    .where('id', '=', party.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ state: 'checkedIn', version: 2, state_before_arrival: 'pendingPayment' });
});
