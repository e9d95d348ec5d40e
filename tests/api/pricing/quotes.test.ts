import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function quote(eventId: string, rooms: number, ages: number[]) {
  const { data, error, response } = await server.client.POST('/quotes', {
    body: { eventId, rooms, members: ages.map((age) => ({ age })) },
  });
  return { status: response.status, data, error };
}

test.each<[string, number, number[], number]>([
  ['miami-retreat-2026', 1, [40, 38, 15, 9], 87_500],
  ['chicago-retreat-2026', 1, [40, 38, 15, 9], 87_500],
  ['new-york-convention-2027', 0, [40, 38, 20, 22], 40_000],
  ['washington-dc-convention-2027', 0, [5], 0],
  ['washington-dc-convention-2027', 0, [6], 5_000],
])('%s, %d rooms, ages %j, is priced whether open or not', async (eventId, rooms, ages, total) => {
  const { status, data } = await quote(eventId, rooms, ages);
  expect([status, data?.totalCents]).toEqual([200, total]);
});

test('lists the price of Miami for a family line by line', async () => {
  expect((await quote('miami-retreat-2026', 1, [40, 38, 15, 9])).data).toEqual({
    currency: 'USD',
    lines: [
      { band: 'room', quantity: 1, unitCents: 38_500, totalCents: 38_500 },
      { band: 'additionalAdult', quantity: 1, unitCents: 23_000, totalCents: 23_000 },
      { band: 'teen', quantity: 1, unitCents: 5_000, totalCents: 5_000 },
      { band: 'child', quantity: 1, unitCents: 21_000, totalCents: 21_000 },
    ],
    totalCents: 87_500,
  });
});

test.each<[string, number, number[], number, string]>([
  ['rome-2030', 0, [40], 404, 'not-found'],
  ['miami-retreat-2026', 0, [], 422, 'no-active-members'],
  ['miami-retreat-2026', 1, [17], 422, 'room-without-adult'],
  ['miami-retreat-2026', 1, [40, 39, 38, 37, 36], 422, 'rooms-too-small'],
  ['new-york-convention-2027', 1, [40], 422, 'rooms-not-offered'],
  ['new-york-convention-2027', 0, [40, 9], 422, 'band-not-offered'],
  ['miami-retreat-2026', 0, [-1], 400, 'invalid-request'],
])('%s, %d rooms, ages %j, is refused', async (eventId, rooms, ages, status, code) => {
  const found = await quote(eventId, rooms, ages);
  expect([found.status, found.error?.code]).toEqual([status, code]);
});
