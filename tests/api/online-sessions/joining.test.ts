import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldPeople } from '../../../api/online-sessions/retention.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createGuestSession } from '../../../api/session/store.ts';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyHeader, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';

type Schemas = components['schemas'];

/** Ten minutes before a session on that day at ten. */
const opening = '2027-03-06T14:50:00Z';
const clock = createClock(opening);
let site: OnlineSite;
let staff: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
});

beforeEach(async () => {
  clock.set('2027-03-06T14:00:00Z');
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(() => site.close());

/** Creates a session at ten on March 6 with its meeting, and sets the clock to when people may join. */
async function openSession(content: Partial<Schemas['OnlineSessionContent']>): Promise<string> {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: staff.userId, ...content }), repetition: { repeats: 'once' } },
  });
  if (!data) throw new Error('not scheduled');
  await site.jobsDone();
  clock.set(opening);
  return data.id;
}

async function enter({ client }: { readonly client: TestClient }, sessionId: string) {
  const { data, error, response } = await client.POST('/online-sessions/{sessionId}/entry', {
    params: { path: { sessionId } },
  });
  return { status: response.status, code: error?.code, entry: data };
}

const announce = ({ client }: { readonly client: TestClient }, sessionId: string) =>
  client.PUT('/own-online-sessions/{sessionId}', { params: { path: { sessionId } } });

async function ownIds({ client }: { readonly client: TestClient }): Promise<string[]> {
  return (await client.GET('/own-online-sessions')).data?.items.map(({ id }) => id) ?? [];
}

async function guest(): Promise<{ readonly client: TestClient }> {
  const { token } = await createGuestSession(site.server.context.db, clock.now());
  return { client: site.server.clientWith({ Cookie: `session=${token}` }) };
}

describe('an open session', () => {
  test('admits users and guests from ten minutes before until its end, and nobody who is not logged in', async () => {
    const id = await openSession({ kind: 'open' });
    const [user, someone] = [await site.signedIn('U'), await guest()];
    clock.set('2027-03-06T14:49:59Z');
    expect(await enter(user, id)).toMatchObject({ status: 409, code: 'session-not-open' });
    clock.set(opening);
    expect((await enter(user, id)).entry?.url).toMatch(/\/j\/\d+/);
    expect((await enter(someone, id)).entry?.url).toMatch(/\/j\/\d+/);
    expect(await enter({ client: site.server.client }, id)).toMatchObject({ status: 401 });
    clock.set('2027-03-06T15:59:59Z');
    expect((await enter(await site.signedIn('U'), id)).status).toBe(200);
    clock.set('2027-03-06T16:00:00Z');
    expect(await enter(await site.signedIn('U'), id)).toMatchObject({ code: 'session-not-open' });
  });

  test('is full for one more person, but not for people who return, no matter how many try at once', async () => {
    const id = await openSession({ kind: 'open', maxPeople: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => site.signedIn('U')));
    const outcomes = await Promise.all(people.map(async (who) => ({ who, ...(await enter(who, id)) })));
    const inside = outcomes.filter(({ status }) => status === 200);
    expect(inside).toHaveLength(3);
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([undefined, 'session-full']));
    for (const { who } of inside) expect((await enter(who, id)).status).toBe(200);
    const outside = outcomes.find(({ status }) => status !== 200);
    const params = { path: { sessionId: id } };
    const own = await outside?.who.client.GET('/own-online-sessions/{sessionId}', { params });
    expect(own?.data).toMatchObject({ isFull: true, phase: 'open' });
  });

  test('can be joined only once it has a meeting, and not after it is canceled', async () => {
    const without = await openSession({ kind: 'open', hostUserId: undefined });
    expect(await enter(await site.signedIn('U'), without)).toMatchObject({ code: 'session-without-meeting' });
    clock.set('2027-03-06T14:00:00Z');
    const canceled = await openSession({ kind: 'open' });
    await staff.client.POST('/online-sessions/{sessionId}/cancellation', {
      params: { path: { sessionId: canceled } },
      body: { version: 1, scope: 'one' },
    });
    const user = await site.signedIn('U');
    expect(await enter(user, canceled)).toMatchObject({ code: 'session-not-open' });
    expect(await ownIds(user)).not.toContain(canceled);
  });
});

describe('a Saturday prayer', () => {
  test('admits users once they say that they are coming, and no guests', async () => {
    const id = await openSession({});
    const [user, someone] = [await site.signedIn('U'), await guest()];
    expect(await enter(user, id)).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await announce(user, id)).data).toMatchObject({ isExpected: true });
    expect((await announce(user, id)).response.status).toBe(200);
    expect((await enter(user, id)).status).toBe(200);
    expect(await ownIds(user)).toContain(id);
    expect(await ownIds(someone)).not.toContain(id);
    expect(await enter(someone, id)).toMatchObject({ status: 404 });
    expect((await announce(someone, id)).response.status).toBe(403);
    const { rows } = await site.database.pool.query(
      "select actor_user_id from audit_entries where subject = $1 and action = 'online-session-announced'",
      [`online-session:${id}`],
    );
    expect(rows).toEqual([{ actor_user_id: user.userId }]);
  });

  test('admits people whose request to come online on that day was accepted', async () => {
    const id = await openSession({});
    const ask = async (attendance: 'online' | 'inPerson', state: 'accepted' | 'new', day: string) => {
      const user = await site.signedIn('U');
      await site.database.pool.query(
        `insert into sabbath_requests (id, kind, state, first_name, last_name, email, day, accepted_day, attendance, held_reasons, language,
           origin, user_id, idempotency_key, body_hash, search_text, created_at, updated_at, delete_after)
         values (gen_random_uuid(), 'prayer', $1, 'Rosa', 'Vega', 'rosa@example.org', $2, case $1 when 'accepted' then $2::date end, $3, '{}',
           'en', 'app', $4, gen_random_uuid(), '', '', now(), now(), now() + interval '1 year')`,
        [state, day, attendance, user.userId],
      );
      return (await enter(user, id)).status;
    };
    expect(await ask('online', 'accepted', '2027-03-06')).toBe(200);
    expect(await ask('online', 'new', '2027-03-06')).toBe(403);
    expect(await ask('online', 'accepted', '2027-03-13')).toBe(403);
    expect(await ask('inPerson', 'accepted', '2027-03-06')).toBe(403);
  });
});

test('a session of an event admits settled parties, and nobody else', async () => {
  const { db } = site.server.context;
  await createEvent(db, 'online-weekend');
  const id = await openSession({ kind: 'event', eventId: 'online-weekend' });
  const [registered, other] = [await site.signedIn('U'), await site.signedIn('U')];
  await registered.client.POST('/registrations', {
    params: { header: buildIdempotencyHeader() },
    body: buildRegistration(),
  });
  await db
    .updateTable('registrations')
    .set({ event_id: 'online-weekend' })
    .where('user_id', '=', registered.userId)
    .execute();
  const move = (state: 'pendingPayment' | 'confirmed' | 'checkedIn' | 'cancelled') =>
    db.updateTable('registrations').set({ state }).where('user_id', '=', registered.userId).execute();
  for (const state of ['pendingPayment', 'confirmed', 'checkedIn'] as const) {
    await move(state);
    expect((await enter(registered, id)).status, state).toBe(200);
  }
  await move('cancelled');
  expect(await enter(registered, id)).toMatchObject({ status: 404 });
  expect(await enter(other, id)).toMatchObject({ status: 404 });
  expect(await ownIds(other)).not.toContain(id);
  expect((await announce(other, id)).response.status).toBe(404);
});

test('only the response to joining contains the meeting’s address', async () => {
  const id = await openSession({ kind: 'open' });
  const user = await site.signedIn('U');
  const meeting = (await enter(user, id)).entry?.url ?? '';
  expect(meeting).toContain(site.provider.origin);
  const params = { path: { sessionId: id } };
  const answers = await Promise.all([
    user.client.GET('/own-online-sessions'),
    user.client.GET('/own-online-sessions/{sessionId}', { params }),
    staff.client.GET('/online-sessions'),
    staff.client.GET('/online-sessions/{sessionId}', { params }),
  ]);
  for (const { data } of answers) {
    expect(data).toBeDefined();
    expect(JSON.stringify(data)).not.toContain(site.provider.origin);
  }
});

test('an account can join only a limited number of times in a quarter of an hour', async () => {
  const id = await openSession({ kind: 'open' });
  const user = await site.signedIn('U');
  const codes = [];
  for (let count = 0; count < 61; count += 1) codes.push((await enter(user, id)).code);
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => undefined));
  expect(codes.at(-1)).toBe('too-many-requests');
});

test('attendance is in the data of an account and is deleted 90 days after the session', async () => {
  const id = await openSession({ kind: 'open' });
  const user = await site.signedIn('U');
  await enter(user, id);
  const { data } = await user.client.GET('/account/data');
  expect(data?.onlineSessions).toMatchObject([
    { title: 'Saturday prayer', isComing: false, enteredAt: clock.now().toISOString() },
  ]);
  const { db } = site.server.context;
  const countOf = async () =>
    (await db.selectFrom('online_session_people').select('person').where('session_id', '=', id).execute()).length;
  await deleteOldPeople(db, new Date('2027-06-04T16:00:00Z'));
  expect(await countOf()).toBe(1);
  await deleteOldPeople(db, new Date('2027-06-06T16:00:00Z'));
  expect(await countOf()).toBe(0);
});
