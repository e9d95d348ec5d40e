import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArrivalIntake } from '../../../api/arrivals/record.ts';
import { createEvent } from '../../factories/event.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { untilOneWaits } from '../../support/database/lock-waits.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { createDevice, recordOf, registerParty } from './door.ts';
import type { ArrivalRecord } from './door.ts';

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

/** What users send to an event while another transaction has locked it: the first request waits, and the others wait for it. */
async function recordWhileLocked(
  { eventId, record }: Pick<Awaited<ReturnType<typeof eventWithParty>>, 'eventId' | 'record'>,
  requests: readonly { readonly userId: number; readonly records: ArrivalRecord[]; readonly deviceId?: string }[],
) {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from event_places where event_id = $1 for update', [eventId]);
    const answers = Promise.allSettled(
      requests.map(({ userId, records, deviceId = crypto.randomUUID() }) =>
        record({ eventId, batch: { deviceId, sentAt: start, records }, userId }),
      ),
    );
    await untilOneWaits(database.pool);
    await holder.query('rollback');
    return (await answers).map((answer) =>
      answer.status === 'fulfilled' ? answer.value.results.map(({ outcome }) => outcome) : 'failed',
    );
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** An event with a party of three, and two users. */
async function eventWithParty(id: string) {
  const [server] = servers;
  if (!server) throw new Error('no server');
  const eventId = await createEvent(server.context.db, id, { start_date: '02-APR-2027', end_date: '04-APR-2027' });
  const party = await registerParty(server, eventId, ['Ana Locked', 'Luis Locked', 'Eva Locked']);
  const [one, other] = [
    await signInAs(server.context.db, 'R', clock.now()),
    await signInAs(server.context.db, 'R', clock.now()),
  ];
  const record = createArrivalIntake(server.context);
  return { server, record, eventId, party, one: one.userId, other: other.userId };
}

test('requests that wait for an event share a transaction, and each has its own entries in the history', async () => {
  const locked = await eventWithParty('locked');
  const { server, party, one, other } = locked;
  const outcomes = await recordWhileLocked(locked, [
    { userId: one, records: [recordOf(party, 0, start)] },
    { userId: other, records: [recordOf(party, 1, start), recordOf(party, 2, start)] },
    { userId: one, records: [recordOf(party, 0, start, { isUndo: true })] },
    { userId: one, records: [recordOf(party, 0, start, { registrationId: party.id.toUpperCase() })] },
  ]);
  expect(outcomes).toEqual([['recorded'], ['recorded', 'recorded'], ['recorded'], ['question']]);
  const ofParty = 'from arrival_records where registration_id = $1';
  const { rows: transactions } = await database.pool.query(`select distinct xmin ${ofParty}`, [party.id]);
  expect(transactions).toHaveLength(1);
  const { rows } = await database.pool.query<{ kind: string; user: number; people: number }>(
    `select kind, actor_user_id as user, (details ->> 'people')::int as people from registration_changes
     where registration_id = $1 and kind in ('arrived', 'arrivalUndone') order by id`,
    [party.id],
  );
  expect(rows).toEqual([
    { kind: 'arrived', user: one, people: 1 },
    { kind: 'arrived', user: other, people: 2 },
    { kind: 'arrivalUndone', user: one, people: 1 },
  ]);
  const stored = await server.context.db
    .selectFrom('registrations')
    .select(['state', 'version', 'state_before_arrival'])
    .where('id', '=', party.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ state: 'checkedIn', version: 2, state_before_arrival: 'pendingPayment' });
});

test('a record that two requests of one transaction contain counts once', async () => {
  const locked = await eventWithParty('locked-twice');
  const { party, one, other } = locked;
  const record = recordOf(party, 0, start);
  const outcomes = await recordWhileLocked(locked, [
    { userId: one, records: [recordOf(party, 1, start)] },
    { userId: one, records: [record] },
    { userId: other, records: [record] },
  ]);
  expect(outcomes).toEqual([['recorded'], ['recorded'], ['recorded']]);
  const { rows } = await database.pool.query<{ user: number }>(
    `select actor_user_id as user from registration_changes where registration_id = $1 and kind = 'arrived'`,
    [party.id],
  );
  expect(rows).toEqual([{ user: one }, { user: one }]);
});

test('a request that fails does not harm those that share its transaction', async () => {
  const locked = await eventWithParty('locked-failing');
  const { party, one } = locked;
  const outcomes = await recordWhileLocked(locked, [
    { userId: one, records: [recordOf(party, 0, start)] },
    { userId: one, records: [recordOf(party, 1, start)], deviceId: 'no device' },
    { userId: one, records: [recordOf(party, 2, start)] },
  ]);
  expect(outcomes).toEqual([['recorded'], 'failed', ['recorded']]);
  const { rows } = await database.pool.query<{ name: string }>(
    `select m.first_name as name from attendances a join registration_members m on m.id = a.member_id
     where a.registration_id = $1 and a.at is not null order by m.position`,
    [party.id],
  );
  expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Eva']);
});
