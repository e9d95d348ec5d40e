import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer, untilTaken } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

const clients = 64;
const places = 300;
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = [];
  for (let count = 0; count < 2; count += 1) {
    servers.push(await startTestServer({ database: database.config, clock: clock.now }));
  }
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

test('64 clients on two instances fill 300 places exactly', async () => {
  const outcomes = { registered: 0, people: 0, full: 0 };

  async function register(client: number): Promise<void> {
    const server = servers[client % servers.length];
    if (!server) throw new Error('no server');
    // Parties of 1 to 3 until no party of that size fits; then smaller ones, until not even one person fits.
    for (let size = 1 + (client % 3); size > 0; ) {
      const members = Array.from({ length: size }, () => buildMember());
      const request = {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({ members }),
      };
      const { response, error } = await untilTaken(() => server.client.POST('/registrations', request));
      if (response.status === 201) {
        outcomes.registered += 1;
        outcomes.people += size;
      } else {
        expect(error?.code).toBe('event-full');
        outcomes.full += 1;
        size = size === 1 ? 0 : 1;
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, (_, client) => register(client)));

  const { rows } = await database.pool.query<{ people: number; registrations: number; taken: number; jobs: number }>(`
    select
      (select count(*) from registration_members) as people,
      (select count(*) from registrations) as registrations,
      (select taken from event_places where event_id = 'new-york-convention-2027') as taken,
      (select count(distinct data ->> 'registrationId') from jobs.job where name = 'registration-mail') as jobs
  `);
  expect(rows).toEqual([
    { people: places, registrations: outcomes.registered, taken: places, jobs: outcomes.registered },
  ]);
  expect(outcomes.people).toBe(places);
  expect(outcomes.full).toBeGreaterThanOrEqual(clients);
});
