import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { startTestServer } from '../../support/server.ts';
import type { TestServer } from '../../support/server.ts';

const clock = createClock('2026-12-01T12:00:00Z');
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

async function site(lng: 'en' | 'es') {
  const { data } = await server.client.GET('/site', { params: { query: { lng } } });
  if (!data) throw new Error('no site');
  return data;
}

test('says the site’s own facts in the language asked for', async () => {
  const english = await site('en');
  expect(english).toMatchObject({ organisationName: 'The Retreat Centre', demo: false, publicUrl: 'http://retreats.test', today: '2026-12-01' });
  expect(english.links.map(({ id }) => id)).toContain('vatican');
  expect((await site('es')).organisationName).toBe('La Casa de Retiros');
});

test('names the first open event while one is open', async () => {
  expect((await site('es')).openRetreat).toEqual({ id: 'new-york-convention-2027', name: 'Convención Bíblica de Nueva York 2027' });
  clock.set('2026-10-01T12:00:00Z');
  expect((await site('en')).openRetreat).toBeNull();
  // Both are open then; New York is sooner.
  clock.set('2027-02-01T12:00:00Z');
  expect((await site('en')).openRetreat?.id).toBe('new-york-convention-2027');
  clock.set('2027-06-01T12:00:00Z');
  expect((await site('en')).openRetreat?.id).toBe('washington-dc-convention-2027');
});
