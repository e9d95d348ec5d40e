import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteDueForms } from '../../../api/forms/retention.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { move, startPrayerDesk } from './prayer-desk.ts';

let desk: Awaited<ReturnType<typeof startPrayerDesk>>;
let director: TestClient;

beforeAll(async () => {
  desk = await startPrayerDesk();
  director = (await desk.staff('D')).client;
});

beforeEach(async () => {
  await desk.database.pool.query('truncate form_answers, prayer_requests, prayer_totals, audit_entries');
});

afterAll(async () => {
  await desk.close();
});

/** Returns the counts of the last period. */
async function count(by: 'week' | 'month' | 'year' = 'month') {
  const { data } = await director.GET('/prayer-request-summary', { params: { query: { by } } });
  const last = data?.items.at(-1);
  if (!last) throw new Error('no counts');
  return { ...last, waitingSince: data?.waitingSince };
}

test('counts received, prayed and waiting requests by language and state, but no undone changes', async () => {
  const since = new Date(desk.clock.now().getTime() + 1000).toISOString();
  await desk.send();
  const second = await desk.send({}, 'es');
  const third = await desk.send();
  await desk.send({}, 'en', 'x');
  await move(director, 'prayed', second, third);
  await move(director, 'inPrayer', third);
  expect(await count()).toEqual({
    from: '2027-04-01',
    to: '2027-04-30',
    received: 3,
    prayed: 1,
    told: 0,
    languages: { en: 2, es: 1 },
    states: { new: 1, inPrayer: 1, prayed: 1, archived: 0 },
    waitingSince: since,
  });
  expect(await count('week')).toMatchObject({ from: '2027-03-28', to: '2027-04-03', received: 3 });
  expect(await count('year')).toMatchObject({ from: '2027-01-01', to: '2027-12-31', received: 3 });
});

test('a released request counts from the day it arrived, and a deleted one never', async () => {
  await desk.send({}, 'en', 'x');
  await desk.send({}, 'en', 'x');
  expect(await count()).toMatchObject({ received: 0, waitingSince: null });
  const { data: held } = await director.GET('/held-forms');
  const [one, other] = held?.items ?? [];
  if (!one || !other) throw new Error('not held');
  await director.POST('/held-form-decisions', { body: { decision: 'release', formIds: [one.id] } });
  await director.POST('/held-form-decisions', { body: { decision: 'delete', formIds: [other.id] } });
  expect(await count()).toMatchObject({ received: 1, states: { new: 1 } });
});

test('an evening request and its prayer count on that day and month at the center, not the next day in UTC', async () => {
  desk.clock.set('2027-04-01T01:30:00Z'); // 9:30 p.m. on March 31 in New York.
  await move(director, 'prayed', await desk.send());
  expect(await count()).toMatchObject({ from: '2027-03-01', to: '2027-03-31', received: 1, prayed: 1 });
  const { rows } = await desk.database.pool.query('select distinct day from prayer_totals');
  expect(rows).toEqual([{ day: '2027-03-31' }]);
  desk.clock.set('2027-04-01T12:00:00Z');
  expect(await count()).toMatchObject({ from: '2027-04-01', received: 0, prayed: 0 });
});

test('a request counted in UTC or an unknown time zone moves to the center’s day when its state changes', async () => {
  desk.clock.set('2027-04-01T01:30:00Z');
  const ids = [await desk.send(), await desk.send()];
  const { pool } = desk.database;
  await pool.query("update prayer_requests set time_zone = 'UTC' where id = $1", [ids[0]]);
  await pool.query("update prayer_requests set time_zone = 'Mars/Olympus' where id = $1", [ids[1]]);
  const totals = () =>
    desk.server.context.db
      .selectFrom('prayer_totals')
      .select(['day', 'measure', 'count'])
      .where('count', '<>', 0)
      .execute();
  expect(await totals()).toEqual([{ day: '2027-04-01', measure: 'new', count: 2 }]);
  await move(director, 'inPrayer', ...ids);
  expect(await totals()).toEqual([{ day: '2027-03-31', measure: 'inPrayer', count: 2 }]);
  desk.clock.set('2027-04-01T12:00:00Z');
});

test('counts stay when requests are deleted, and contain nothing else', async () => {
  await move(director, 'prayed', await desk.send({ prayerRequest: 'A secret' }));
  const before = await count();
  await desk.database.pool.query('update prayer_requests set delete_after = $1', [desk.clock.now()]);
  await deleteDueForms(desk.server.context);
  expect((await desk.database.pool.query('select 1 from prayer_requests')).rowCount).toBe(0);
  expect(await count()).toEqual({ ...before, waitingSince: null });
  const { fields } = await desk.database.pool.query('select * from prayer_totals');
  expect(fields.map(({ name }) => name)).toEqual(['day', 'language', 'measure', 'count']);
});

test('requests that arrive and leave at once are counted correctly', async () => {
  const ids = [await desk.send(), await desk.send({}, 'es'), await desk.send(), await desk.send({}, 'es')];
  await Promise.all(ids.map(async (id) => move(director, 'prayed', id)));
  await Promise.all([move(director, 'archived', ...ids.slice(0, 2)), move(director, 'new', ...ids.slice(2))]);
  expect(await count()).toMatchObject({ received: 4, prayed: 2, states: { new: 2, prayed: 0, archived: 2 } });
});

test('cards contain the prayer intentions, the oldest first, without contacts and without reserved requests', async () => {
  const contact = { lastName: 'Núñez', email: 'ana.nunez@example.org', phone: '+12025550123' };
  const first = await desk.send({ ...contact, forWhom: 'My brother', prayerRequest: 'For his health' });
  const own = await desk.send({ ...contact, prayerRequest: 'Only for you', shareWithTeam: false });
  const reserved = await desk.send(contact);
  await move(director, 'archived', await desk.send(contact));
  const team = (await desk.staff('P')).client;
  await team.POST('/prayer-requests/{requestId}/claim', { params: { path: { requestId: reserved } } });
  const cards = async (after?: string) =>
    (await director.GET('/prayer-cards', { params: { query: { ...(after && { after }) } } })).data?.items;
  const shown = await cards();
  expect(shown).toEqual([
    {
      id: first,
      version: 1,
      state: 'new',
      firstName: 'Ana',
      forWhom: 'My brother',
      text: 'For his health',
      language: 'en',
    },
    { id: own, version: 1, state: 'new', firstName: 'Ana', text: 'Only for you', language: 'en' },
  ]);
  expect(await cards(first)).toEqual(shown?.slice(1));
  for (const value of Object.values(contact)) expect(JSON.stringify(shown)).not.toContain(value);
});

test.each(['P', 'A', 'S', 'R', 'C', 'U'])('%s gets neither counts nor cards', async (types) => {
  const { client } = await desk.staff(types);
  expect((await client.GET('/prayer-request-summary')).response.status).toBe(403);
  expect((await client.GET('/prayer-cards')).response.status).toBe(403);
});
