import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-03-01T12:00:00Z');
let site: OnlineSite;
let staff: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
  staff = await site.signedIn('S');
});

afterAll(() => site.close());

const weeks = { repeats: 'weekly', until: '2027-03-27' } as const;

async function schedule(
  content: Partial<Schemas['OnlineSessionContent']> = {},
  repetition: Schemas['OnlineSessionRepetition'] = { repeats: 'once' },
  { key = buildIdempotencyKey(), by = staff } = {},
) {
  const { data, error, response } = await by.client.POST('/online-sessions', {
    params: { header: { 'Idempotency-Key': key } },
    body: { content: buildContent(content), repetition },
  });
  return { status: response.status, session: data, errors: error?.errors?.map(({ pointer, rule }) => [pointer, rule]) };
}

/** Returns the starts and phases of the occurrences with this word in their title, in order. */
async function occurrences(search: string) {
  const query = { search, pageSize: 100 };
  const { data } = await staff.client.GET('/online-sessions', { params: { query } });
  return data?.items ?? [];
}

const startsOf = async (search: string) => (await occurrences(search)).map(({ startsAt }) => startsAt);
const titled = (word: string) => ({ texts: { en: { title: word }, es: { title: word } } });

describe('scheduling', () => {
  test('twice with the same key is once, also at the same moment; the key belongs to one person and one session', async () => {
    const key = buildIdempotencyKey();
    const answers = await Promise.all([1, 2].map(() => schedule(titled('Repeated'), weeks, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.session?.id).toBe(answers[1]?.session?.id);
    expect(await startsOf('repeated')).toHaveLength(4);
    const other = await schedule(titled('Repeated'), weeks, { key, by: await site.signedIn('A') });
    expect(other.status).toBe(409);
    expect((await schedule({ ...titled('Repeated'), time: '11:00' }, weeks, { key })).status).toBe(409);
    expect(await startsOf('repeated')).toHaveLength(4);
  });

  test('a weekly session keeps its local time when daylight saving time begins', async () => {
    const { session } = await schedule(titled('Weekly'), weeks);
    expect(await startsOf('weekly')).toEqual([
      '2027-03-06T15:00:00.000Z',
      '2027-03-13T15:00:00.000Z',
      '2027-03-20T14:00:00.000Z',
      '2027-03-27T14:00:00.000Z',
    ]);
    expect(session).toMatchObject({
      following: 3,
      repetition: weeks,
      phase: 'upcoming',
      hasHost: false,
      isHost: false,
    });
    expect(session?.startsFrom).toBe('2027-03-06T14:45:00.000Z');
  });

  test('on first Saturdays until an end date', async () => {
    await schedule(titled('Firsts'), { repeats: 'firstSaturday', until: '2027-06-04' });
    expect((await startsOf('firsts')).map((start) => start.slice(0, 10))).toEqual([
      '2027-03-06',
      '2027-04-03',
      '2027-05-01',
    ]);
  });

  test('is found by its title in either language, with or without accents', async () => {
    await schedule({ texts: { en: { title: 'Vigil' }, es: { title: 'Vísperas' } } });
    expect(await occurrences('VIGIL')).toHaveLength(1);
    expect(await occurrences('visperas')).toHaveLength(1);
  });

  test.each([
    ['a day in the past', { date: '2027-02-27' }, undefined, [['/content/date', 'past']]],
    ['a length of a day', { minutes: 1440 }, undefined, [['/content/minutes', 'maximum']]],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, undefined, [['/content/timeZone', 'timeZone']]],
    ['a day that does not exist', { date: '2027-02-30' }, undefined, [['/content/date', 'format']]],
    ['a hundred years of weeks', {}, { repeats: 'weekly', until: '2127-03-01' }, [['/repetition/until', 'tooMany']]],
    ['weeks without an end', {}, { repeats: 'weekly' }, [['/repetition/until', 'required']]],
    ['Saturday prayer on a Sunday', { date: '2027-03-07' }, undefined, [['/content/date', 'saturday']]],
    ['an event that does not exist', { kind: 'event', eventId: 'none' }, undefined, [['/content/eventId', 'unknown']]],
    [
      'a title with HTML',
      titled('<b>Hi</b>'),
      undefined,
      [
        ['/content/texts/en/title', 'pattern'],
        ['/content/texts/es/title', 'pattern'],
      ],
    ],
    [
      'a title that turns letters around',
      titled('Hi\u202Eih'),
      undefined,
      [
        ['/content/texts/en/title', 'pattern'],
        ['/content/texts/es/title', 'pattern'],
      ],
    ],
  ] as const)('refuses %s and stores nothing', async (_what, content, repetition, errors) => {
    const count = async () =>
      (await site.database.pool.query<{ count: number }>('select count(*) from online_sessions')).rows[0]?.count;
    const before = await count();
    const answer = await schedule(content, repetition);
    expect(answer).toEqual({ status: 400, session: undefined, errors });
    expect(await count()).toBe(before);
  });

  test('requires connected accounts of two different hosts', async () => {
    const host = await site.signedIn('P');
    const refused = await schedule({ hostUserId: host.userId });
    expect(refused).toMatchObject({ status: 400, errors: [['/content/hostUserId', 'notConnected']] });
    await site.connect(host);
    const { data } = await staff.client.GET('/online-session-hosts');
    expect(data?.items.map(({ userId }) => userId)).toContain(host.userId);
    const twice = await schedule({ hostUserId: host.userId, substituteUserId: host.userId });
    expect(twice.errors).toEqual([['/content/substituteUserId', 'notAllowed']]);
    const { session } = await schedule({ ...titled('Hosted'), hostUserId: host.userId });
    expect(session).toMatchObject({ hasHost: true, hostName: 'Rosa Vega', content: { hostUserId: host.userId } });
  });

  test('is limited to some staff', async () => {
    for (const [userType, status] of [
      ['A', 200],
      ['R', 200],
      ['S', 200],
      ['C', 403],
      ['D', 403],
      ['P', 403],
      ['U', 403],
    ] as const) {
      const { client } = await site.signedIn(userType);
      expect((await client.GET('/online-sessions')).response.status).toBe(status);
    }
  });
});

describe('changing', () => {
  async function change(
    session: Schemas['OnlineSession'] | undefined,
    scope: Schemas['OnlineSessionScope'],
    content: Partial<Schemas['OnlineSessionContent']>,
  ) {
    if (!session) throw new Error('no session');
    const { data, error, response } = await staff.client.PUT('/online-sessions/{sessionId}', {
      params: { path: { sessionId: session.id } },
      body: { version: session.version, scope, content: { ...session.content, ...content } },
    });
    return { status: response.status, session: data, code: error?.code };
  }

  /** Returns the second occurrence of a new series. */
  async function second(word: string) {
    await schedule(titled(word), weeks);
    const [, row] = await occurrences(word);
    const { data } = await staff.client.GET('/online-sessions/{sessionId}', {
      params: { path: { sessionId: row?.id ?? '' } },
    });
    return data;
  }

  test('changing one occurrence leaves the others', async () => {
    const session = await second('Alone');
    const { session: changed } = await change(session, 'one', { date: '2027-03-12', time: '18:30', kind: 'open' });
    expect(changed).toMatchObject({ version: 2, startsAt: '2027-03-12T23:30:00.000Z', content: { time: '18:30' } });
    expect(await startsOf('alone')).toEqual([
      '2027-03-06T15:00:00.000Z',
      '2027-03-12T23:30:00.000Z',
      '2027-03-20T14:00:00.000Z',
      '2027-03-27T14:00:00.000Z',
    ]);
  });

  test('changing all following occurrences moves each by the same number of days, at the same local time', async () => {
    const session = await second('Moved');
    await change(session, 'following', { date: '2027-03-14', time: '09:00', kind: 'open' });
    expect(await startsOf('moved')).toEqual([
      '2027-03-06T15:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
      '2027-03-21T13:00:00.000Z',
      '2027-03-28T13:00:00.000Z',
    ]);
  });

  test('an outdated version is refused, and so is a session that has begun', async () => {
    const session = await second('Late');
    expect((await change(session, 'one', { minutes: 30 })).status).toBe(200);
    expect(await change(session, 'one', { minutes: 45 })).toMatchObject({ status: 409, code: 'changed-meanwhile' });
    clock.set('2027-03-13T15:10:00Z');
    staff = await site.signedIn('S');
    const now = { ...session, version: 2 } as Schemas['OnlineSession'];
    const answer = await change(now, 'one', { date: '2027-03-20' });
    clock.set('2027-03-01T12:00:00Z');
    // A later sign-in deletes the sessions that have expired by then.
    staff = await site.signedIn('S');
    expect(answer).toMatchObject({ status: 409, code: 'state-conflict' });
  });

  test('cancels one, or all following ones, and canceled ones stay canceled', async () => {
    const session = await second('Ended');
    if (!session) throw new Error('no session');
    const params = { path: { sessionId: session.id } };
    const cancel = (version: number, scope: Schemas['OnlineSessionScope']) =>
      staff.client.POST('/online-sessions/{sessionId}/cancellation', { params, body: { version, scope } });
    expect((await cancel(1, 'following')).data).toMatchObject({ phase: 'canceled', following: 0, version: 2 });
    expect((await occurrences('ended')).map(({ phase }) => phase)).toEqual([
      'upcoming',
      'canceled',
      'canceled',
      'canceled',
    ]);
    expect((await cancel(2, 'one')).error?.code).toBe('state-conflict');
  });
});

describe('the start page of staff', () => {
  test('counts today’s sessions and those without a host or a meeting, as the list does, and the search finds them', async () => {
    await schedule({ ...titled('Vigil of today'), kind: 'open', date: '2027-03-01', time: '20:00' });
    const { data: workspace } = await staff.client.GET('/workspace');
    const counted = Object.fromEntries(workspace?.openWork.map(({ kind, count }) => [kind, count]) ?? []);
    const total = async (query: { lacks: 'host' | 'meeting' }) =>
      (await staff.client.GET('/online-sessions', { params: { query } })).data?.total;
    expect(counted).toMatchObject({
      sessionsToday: 1,
      sessionsWithoutHost: await total({ lacks: 'host' }),
      sessionsWithoutMeeting: await total({ lacks: 'meeting' }),
    });
    const query = { q: 'vigil today' };
    const { data: found } = await staff.client.GET('/workspace/search', { params: { query } });
    expect(found?.onlineSessions).toMatchObject([{ title: 'Vigil of today', startsAt: '2027-03-02T01:00:00.000Z' }]);
    const prayer = await site.signedIn('P');
    expect((await prayer.client.GET('/workspace')).data?.openWork).toEqual([]);
    const { data: other } = await prayer.client.GET('/workspace/search', { params: { query } });
    expect(other).not.toHaveProperty('onlineSessions');
  });
});
