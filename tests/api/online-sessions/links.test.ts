import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entryKey } from '../../../api/online-sessions/joining/entry-key.ts';
import type { LinkOwner } from '../../../api/online-sessions/joining/entry-key.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyHeader, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-03-06T14:00:00Z');
const eventId = 'weekend-with-links';
let site: OnlineSite;
let staff: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
  await createEvent(site.server.context.db, eventId);
});

beforeEach(async () => {
  clock.set('2027-03-06T14:00:00Z');
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(() => site.close());

/** Creates a session at ten on March 6 with its meeting, and sets the clock to when people may join. */
async function openSession(content: Partial<Schemas['OnlineSessionContent']> = {}): Promise<string> {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: staff.userId, ...content }), repetition: { repeats: 'once' } },
  });
  if (!data) throw new Error('not scheduled');
  await site.jobsDone();
  clock.set('2027-03-06T14:50:00Z');
  return data.id;
}

const keyOf = (sessionId: string, owner: LinkOwner) => entryKey(site.server.context.secrets, sessionId, owner);

/** Joins with the link's key alone, without being logged in. */
async function enterBy(key: string, sessionId: string) {
  const { data, error, response } = await site.server.client.POST('/online-sessions/{sessionId}/entry', {
    params: { path: { sessionId } },
    headers: { Authorization: `Bearer ${key}` },
  });
  return { status: response.status, code: error?.code, url: data?.url };
}

/** Creates a request to come online on March 6. */
async function ask(state: 'accepted' | 'new' = 'accepted', userId: number | null = null): Promise<string> {
  const id = randomUUID();
  await site.database.pool.query(
    `insert into sabbath_requests (id, kind, state, first_name, last_name, email, day, accepted_day, attendance, held_reasons, language,
       origin, user_id, idempotency_key, body_hash, search_text, created_at, updated_at, delete_after)
     values ($1, 'prayer', $2, 'Rosa', 'Vega', 'rosa@example.org', '2027-03-06', case $2 when 'accepted' then '2027-03-06'::date end,
       'online', '{}', 'en', 'app', $3, gen_random_uuid(), '', '', now(), now(), now() + interval '1 year')`,
    [id, state, userId],
  );
  return id;
}

/** Creates a settled party of the event; returns its id and the key of its own link. */
async function party(): Promise<{ id: string; key: string }> {
  const { data } = await site.server.client.POST('/registrations', {
    params: { header: buildIdempotencyHeader() },
    body: buildRegistration(),
  });
  if (!data) throw new Error('not registered');
  const { id } = data.registration;
  await site.server.context.db
    .updateTable('registrations')
    .set({ event_id: eventId, state: 'confirmed' })
    .where('id', '=', id)
    .execute();
  return { id, key: data.key };
}

describe('the link of someone whose request was accepted', () => {
  test('opens only that session, without an account', async () => {
    const [id, other] = [await openSession(), await openSession({ time: '10:05' })];
    const owner = { of: 'request', id: await ask() } as const;
    expect((await enterBy(keyOf(id, owner), id)).url).toMatch(/\/j\/\d+/);
    expect(await enterBy(keyOf(other, owner), id)).toMatchObject({ status: 401, code: 'session-key-invalid' });
    const { data } = await site.server.client.GET('/own-online-sessions/{sessionId}', {
      params: { path: { sessionId: id } },
      headers: { Authorization: `Bearer ${keyOf(id, owner)}` },
    });
    expect(data).toMatchObject({ id, isExpected: true, isHost: false });
  });

  test('does not work for another session, or when changed or truncated', async () => {
    const id = await openSession();
    const [mine, theirs] = [await ask(), await ask()];
    const key = keyOf(id, { of: 'request', id: mine });
    const wrong = [
      key.replace(mine, theirs),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.slice(0, -1),
      `r${key.slice(1)}`,
      'x',
      keyOf(id, { of: 'request', id: randomUUID() }),
    ];
    for (const each of wrong) expect(await enterBy(each, id), each).toMatchObject({ code: 'session-key-invalid' });
  });

  test('does not work early, or once the request is no longer accepted', async () => {
    const id = await openSession();
    const [accepted, open] = [await ask(), await ask('new')];
    clock.set('2027-03-06T14:49:59Z');
    expect(await enterBy(keyOf(id, { of: 'request', id: accepted }), id)).toMatchObject({ code: 'session-not-open' });
    clock.set('2027-03-06T14:50:00Z');
    expect(await enterBy(keyOf(id, { of: 'request', id: open }), id)).toMatchObject({ code: 'not-found' });
  });

  test('counts the same person once, on two devices and with the account', async () => {
    const id = await openSession({ maxPeople: 1 });
    const user = await site.signedIn('U');
    const key = keyOf(id, { of: 'request', id: await ask('accepted', user.userId) });
    expect((await enterBy(key, id)).status).toBe(200);
    expect((await enterBy(key, id)).status).toBe(200);
    const { response } = await user.client.POST('/online-sessions/{sessionId}/entry', {
      params: { path: { sessionId: id } },
    });
    expect(response.status).toBe(200);
    expect(await enterBy(keyOf(id, { of: 'request', id: await ask() }), id)).toMatchObject({ code: 'session-full' });
  });
});

test("a user's link opens the session to which they are coming until they are deactivated", async () => {
  const id = await openSession();
  const user = await site.signedIn('U');
  const key = keyOf(id, { of: 'user', id: user.userId });
  expect(await enterBy(key, id)).toMatchObject({ code: 'forbidden' });
  await user.client.PUT('/own-online-sessions/{sessionId}', { params: { path: { sessionId: id } } });
  expect((await enterBy(key, id)).status).toBe(200);
  await site.database.pool.query('update users set is_active = false where id = $1', [user.userId]);
  expect(await enterBy(key, id)).toMatchObject({ code: 'session-key-invalid' });
});

describe('a party', () => {
  const listOf = ({ id, key }: { id: string; key: string }) =>
    site.server.client.GET('/registrations/{registrationId}/online-sessions', {
      params: { path: { registrationId: id } },
      headers: { Authorization: `Bearer ${key}` },
    });

  test('sees the sessions of its event, and joins them by their links until its own link is replaced', async () => {
    const id = await openSession({ kind: 'event', eventId });
    await openSession({ kind: 'open' });
    const mine = await party();
    const { data } = await listOf(mine);
    expect(data?.items.map(({ session }) => session.id)).toEqual([id]);
    const key = data?.items[0]?.key ?? '';
    expect((await enterBy(key, id)).status).toBe(200);
    await site.server.client.POST('/registrations/{registrationId}/own-link', {
      params: { path: { registrationId: mine.id }, header: buildIdempotencyHeader() },
      headers: { Authorization: `Bearer ${mine.key}` },
    });
    expect(await enterBy(key, id)).toMatchObject({ code: 'session-key-invalid' });
    expect((await listOf(mine)).response.status).toBe(410);
  });

  test('sees a session of its event after more open sessions than are shown', async () => {
    await staff.client.POST('/online-sessions', {
      params: { header: buildIdempotencyHeader() },
      body: { content: buildContent({ kind: 'open' }), repetition: { repeats: 'weekly', until: '2027-08-07' } },
    });
    const id = await openSession({ kind: 'event', eventId, date: '2027-08-14' });
    const { data } = await listOf(await party());
    expect(data?.items.map(({ session }) => session.id)).toContain(id);
  });

  test('joins nothing after it is canceled, and sees nothing with another party’s key', async () => {
    const id = await openSession({ kind: 'event', eventId });
    const [mine, other] = [await party(), await party()];
    const key = (await listOf(mine)).data?.items.find(({ session }) => session.id === id)?.key ?? '';
    expect((await listOf({ id: mine.id, key: other.key })).response.status).toBe(401);
    await site.database.pool.query("update registrations set state = 'cancelled' where id = $1", [mine.id]);
    expect(await enterBy(key, id)).toMatchObject({ code: 'not-found' });
  });
});

test('the calendar file has the time zone and the address of this site, but not the meeting’s address', async () => {
  const id = await openSession();
  const key = keyOf(id, { of: 'request', id: await ask() });
  const response = await fetch(`${site.server.url}/api/own-online-sessions/${id}/calendar?lng=es`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
  const file = (await response.text()).replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART;TZID=America/New_York:20270306T100000');
  expect(file).toContain('DTEND;TZID=America/New_York:20270306T110000');
  expect(file).toMatch(/BEGIN:VTIMEZONE[^]*TZID:America\/New_York[^]*TZOFFSETTO:-0500[^]*END:VTIMEZONE/);
  expect(file).toContain('SUMMARY:Oración del sábado');
  expect(file).toContain(`/join/${id}?lng=es#${key}`);
  expect(file).not.toContain(site.provider.origin);
});
