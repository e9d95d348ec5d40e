import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const clock = createClock('2026-11-20T15:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function today(lng: 'en' | 'es' = 'en') {
  const { data } = await server.client.GET('/day', { params: { query: { lng } } });
  if (!data) throw new Error('no day');
  return data;
}

test('names the day in the requested language, with its season, color and texts', async () => {
  clock.set('2026-11-20T15:00:00Z');
  const english = await today('en');
  expect(english).toEqual({
    date: '2026-11-20',
    name: 'Friday of the thirty-third week in Ordinary Time',
    season: 'ordinary',
    color: 'green',
    rank: 'weekday',
    alsoKept: [],
    verseId: expect.stringMatching(/\S/) as string,
    prayerId: expect.stringMatching(/\S/) as string,
  });
  expect(await today('es')).toEqual({
    ...english,
    name: 'Viernes de la trigésima tercera semana del Tiempo Ordinario',
  });
});

test('changes at midnight at the center, not in Greenwich', async () => {
  clock.set('2026-12-13T04:59:00Z');
  expect(await today()).toMatchObject({
    date: '2026-12-12',
    name: 'Our Lady of Guadalupe',
    color: 'white',
    rank: 'feast',
    verseId: 'luke-1-46-55',
  });
  clock.set('2026-12-13T05:00:00Z');
  expect(await today()).toMatchObject({
    date: '2026-12-13',
    name: 'Third Sunday of Advent',
    color: 'rose',
    rank: 'sunday',
  });
});

test('continues from one year to the next', async () => {
  clock.set('2027-01-01T04:59:59Z');
  expect((await today()).date).toBe('2026-12-31');
  clock.set('2027-01-01T05:00:00Z');
  expect(await today('es')).toMatchObject({ date: '2027-01-01', name: 'Santa María, Madre de Dios' });
});

test('refuses a language that the site does not support', async () => {
  expect((await fetch(`${server.url}/api/day?lng=fr`)).status).toBe(400);
});
