import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { endHold } from '../../../../api/registrations/lifecycle/holds-and-offers.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer, untilTaken } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Action = 'shrink' | 'grow' | 'cancel' | 'accept' | 'promote' | 'pay' | 'runOut';

const places = 12;
const eventId = 'crowded';
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { database: database.config, clock: clock.now };
  servers = [await startTestServer(options), await startTestServer(options)];
  await createEvent(serverOf(0).context.db, eventId, { maxRegistrationCount: places });
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

function serverOf(turn: number): TestServer {
  const server = servers[turn % servers.length];
  if (!server) throw new Error('no server');
  return server;
}

interface Party {
  readonly id: string;
  readonly key: string;
}

/** Registers a party of one to four, which waits if there are not enough places. */
async function register(turn: number): Promise<Party | null> {
  const members = Array.from({ length: 1 + (turn % 4) }, () => buildMember());
  const { data } = await serverOf(turn).client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, members, quotedTotalCents: 20_000 * members.length, joinsWaitingList: true }),
  });
  return data ? { id: data.registration.id, key: data.key } : null;
}

/** Returns a party's confirmation. */
async function confirmationOf(client: TestClient, id: string) {
  const params = { path: { registrationId: id } };
  const { data, response } = await untilTaken(() =>
    client.GET('/registrations/{registrationId}/confirmation', { params }),
  );
  if (!data) throw new Error(`the confirmation answered ${String(response.status)}`);
  return data;
}

/** Performs an action on a party. It may be refused, because the state just read may be outdated. */
async function act(turn: number, { id, key }: Party, action: Action): Promise<void> {
  const server = serverOf(turn);
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: id } };
  const data = await confirmationOf(client, id);
  const { version, members } = data.registration;
  const body = { version };
  const staff = async () => server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
  const known = members.map(({ id: memberId, firstName, lastName, age }) => ({
    id: memberId,
    firstName,
    lastName,
    age,
  }));
  const changeTo = (people: components['schemas']['ChangedMember'][]) =>
    client.PUT('/registrations/{registrationId}/party', {
      params,
      body: {
        version,
        contact: buildContact(),
        party: { rooms: 0, members: people },
        quotedTotalCents: 20_000 * people.length,
      },
    });
  const actions: Record<Action, () => Promise<unknown>> = {
    shrink: () => changeTo(known.slice(0, Math.max(1, known.length - 1))),
    grow: () => changeTo([...known, buildMember()]),
    cancel: () => client.POST('/registrations/{registrationId}/cancellation', { params, body }),
    accept: () => client.POST('/registrations/{registrationId}/offer', { params, body }),
    promote: async () => (await staff()).POST('/registrations/{registrationId}/promotion', { params, body }),
    pay: async () =>
      (await staff()).POST('/registrations/{registrationId}/payments', {
        params: { ...params, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { kind: 'payment', method: 'Cash', amountCents: 20_000, receivedOn: '2027-04-01' },
      }),
    runOut: () => endHold(server.context, { registrationId: id }),
  };
  await actions[action]();
}

/** Returns the stored counters and the actual numbers. */
async function countPlaces() {
  const { rows } = await database.pool.query<{
    taken: number;
    people: number;
    waiting: number;
    parties: number;
    split: number;
    unclear: number;
    offers: number;
  }>(`
    select
      taken,
      (select coalesce(sum(party_size), 0)::int from registrations where state not in ('waitlisted', 'cancelled')) as people,
      waiting,
      (select count(*)::int from registrations where state = 'waitlisted') as parties,
      (select count(*)::int from registrations where party_size <> (select count(*) from registration_members where registration_id = registrations.id)) as split,
      (select count(*)::int from registrations where (state = 'waitlisted') <> (waiting_since is not null) or (state = 'offered') <> (held_until is not null)) as unclear,
      (select count(*)::int from registration_changes where kind in ('offered', 'promoted')) as offers
    from event_places where event_id = '${eventId}'
  `);
  const [row] = rows;
  if (!row) throw new Error('no event');
  return row;
}

test('whatever parties and staff do at the same moment, no place is given twice, none is lost, and no party is split', async () => {
  const parties: Party[] = [];
  const kinds = ['cancel', 'grow', 'accept', 'promote', 'shrink', 'pay', 'accept', 'runOut', 'grow', 'accept'] as const;
  for (let round = 0; round < 5; round += 1) {
    const coming = Array.from({ length: 6 }, (_, count) => register(round * 7 + count));
    // Many parties get two actions at once.
    const doing = parties.flatMap((party, index) =>
      [0, index % 3].map((more) =>
        act(index + more, party, kinds[(index * 3 + round * 5 + more) % kinds.length] ?? 'pay'),
      ),
    );
    const [come] = await Promise.all([Promise.all(coming), Promise.all(doing)]);
    parties.push(...come.filter((party) => party !== null));
    const { taken, people, waiting, parties: waitingParties, split, unclear } = await countPlaces();
    expect({ round, taken, waiting, split, unclear }).toEqual({
      round,
      taken: people,
      waiting: waitingParties,
      split: 0,
      unclear: 0,
    });
    expect(taken).toBeLessThanOrEqual(places);
    // Offers that nobody accepts expire in the round after next.
    clock.advance(25 * 60 * 60_000);
  }
  // Which offers were made varies from run to run; with none at all the test would prove little.
  expect((await countPlaces()).offers).toBeGreaterThan(0);
});
