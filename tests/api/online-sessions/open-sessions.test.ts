import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextPageChange } from '../../../api/platform/pages/cache/next-change.ts';
import { openListener } from '../../../api/platform/data/listen.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-03-06T14:30:00Z');
let site: OnlineSite;
let staff: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
});

beforeEach(async () => {
  clock.set('2027-03-06T14:30:00Z');
  await site.database.pool.query('update online_sessions set is_canceled = true');
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(() => site.close());

/** Schedules a session open to everyone at 15:00 UTC. */
async function schedule(content: Partial<Schemas['OnlineSessionContent']> = {}): Promise<string> {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: {
      content: buildContent({ kind: 'open', isOnPage: true, hostUserId: staff.userId, ...content }),
      repetition: { repeats: 'once' },
    },
  });
  await site.jobsDone();
  return data?.id ?? '';
}

const at = (sessionId: string) => ({ params: { path: { sessionId } } });

async function enter(sessionId: string, { client }: { client: TestClient } = site.server) {
  const { data, error } = await client.POST('/open-online-sessions/{sessionId}/entry', at(sessionId));
  return data?.url ?? error?.code;
}

describe('an open session on a page', () => {
  test('is listed for everyone, and can be joined without logging in while it is open', async () => {
    const id = await schedule();
    const { data } = await site.server.client.GET('/open-online-sessions', { params: { query: { lng: 'es' } } });
    expect(data?.items.map((session) => [session.id, session.title, session.phase])).toEqual([
      [id, 'Oración del sábado', 'upcoming'],
    ]);
    expect(await enter(id)).toBe('session-not-open');
    clock.set('2027-03-06T14:50:00Z');
    const { data: one } = await site.server.client.GET('/open-online-sessions/{sessionId}', at(id));
    expect(one?.session?.phase).toBe('open');
    expect(await enter(id)).toMatch(/\/j\/\d+/);
    const calendar = await site.server.client.GET('/open-online-sessions/{sessionId}/calendar', {
      ...at(id),
      parseAs: 'text',
    });
    expect(calendar.data).toContain(`/join/${id}`);
    expect(String(calendar.data)).not.toContain(site.provider.origin);
    clock.set('2027-03-06T16:00:00Z');
    expect(await enter(id)).toBe('session-not-open');
    expect((await site.server.client.GET('/open-online-sessions')).data?.items).toEqual([]);
  });

  test.each([
    ['that is only for those who are logged in', { isOnPage: false }],
    ['of a Saturday', { kind: 'saturdayPrayer', isOnPage: undefined }],
  ] as const)('is no session %s', async (_name, content) => {
    const id = await schedule(content);
    clock.set('2027-03-06T14:50:00Z');
    expect(await enter(id)).toBe('not-found');
    const { data: one } = await site.server.client.GET('/open-online-sessions/{sessionId}', at(id));
    expect(one).toEqual({ session: null });
    expect((await site.server.client.GET('/open-online-sessions')).data?.items).toEqual([]);
  });

  test('is only possible for a session that is open to everyone', async () => {
    const body = { content: buildContent({ isOnPage: true }), repetition: { repeats: 'once' } } as const;
    const { error } = await staff.client.POST('/online-sessions', {
      params: { header: buildIdempotencyHeader() },
      body,
    });
    expect(error?.errors).toEqual([{ in: 'body', pointer: '/content/isOnPage', rule: 'notAllowed' }]);
  });

  test('is full for visitors, too', async () => {
    const id = await schedule({ maxPeople: 2 });
    clock.set('2027-03-06T14:50:00Z');
    const entries = await Promise.all(Array.from({ length: 6 }, () => enter(id)));
    expect(entries.filter((entry) => entry === 'session-full')).toHaveLength(4);
  });

  test('can be joined only a limited number of times from one network', async () => {
    const id = await schedule();
    clock.set('2027-03-06T14:50:00Z');
    const limits = { sessionEntryAddress: { points: 3, seconds: 900 } };
    const strict = await startTestServer({
      database: site.database.config,
      clock: clock.now,
      env: site.provider.env,
      limits,
      trustProxy: true,
    });
    const entries: unknown[] = [];
    const client = strict.clientWith({ 'X-Forwarded-For': '203.0.113.7' });
    for (let count = 0; count < 4; count += 1) entries.push(await enter(id, { client }));
    expect(entries.map((entry) => /\/j\//.test(String(entry)))).toEqual([true, true, true, false]);
    expect(entries.at(-1)).toBe('too-many-requests');
    await strict.close();
  });

  test('invalidates pages when it is scheduled, changed and canceled; one that is on no page does not', async () => {
    const heard: string[] = [];
    const listener = await openListener(site.database.config);
    listener.hear('site_changed', {
      onNotice: (what) => heard.push(what),
    });
    await schedule({ isOnPage: false });
    expect(heard).toEqual([]);
    const id = await schedule();
    await expect.poll(() => heard.length).toBe(1);
    const { data } = await staff.client.GET('/online-sessions/{sessionId}', at(id));
    if (!data) throw new Error('not found');
    const content = { ...data.content, minutes: 30 };
    await staff.client.PUT('/online-sessions/{sessionId}', { ...at(id), body: { version: 1, scope: 'one', content } });
    await expect.poll(() => heard.length).toBe(2);
    await staff.client.POST('/online-sessions/{sessionId}/cancellation', {
      ...at(id),
      body: { version: 2, scope: 'one' },
    });
    await expect.poll(() => heard.length).toBe(3);
    await listener.close();
  });

  test('changes pages at the times when people can join it and when it ends', async () => {
    await schedule();
    const next = (now: string) => nextPageChange(site.server.context.db, 'America/New_York', new Date(now));
    expect(await next('2027-03-06T14:30:00Z')).toEqual(new Date('2027-03-06T14:50:00Z'));
    expect(await next('2027-03-06T14:50:00Z')).toEqual(new Date('2027-03-06T16:00:00Z'));
    expect(await next('2027-03-06T16:00:00Z')).toEqual(new Date('2027-03-07T05:00:00Z'));
  });
});

describe('the live sign', () => {
  const live = async () => (await site.server.client.GET('/live')).data;

  test('names the session open to everyone from its start to its end', async () => {
    const sessionId = await schedule({ isOnPage: false });
    await schedule({ kind: 'saturdayPrayer', isOnPage: undefined });
    clock.set('2027-03-06T14:59:59Z');
    expect(await live()).toEqual({ live: false });
    clock.set('2027-03-06T15:00:00Z');
    expect(await live()).toEqual({ live: false, sessionId });
    clock.set('2027-03-06T16:00:00Z');
    expect(await live()).toEqual({ live: false });
  });

  test('ignores a session that nobody can join', async () => {
    await schedule({ hostUserId: undefined });
    const canceled = await schedule();
    await staff.client.POST('/online-sessions/{sessionId}/cancellation', {
      ...at(canceled),
      body: { version: 1, scope: 'one' },
    });
    clock.set('2027-03-06T15:10:00Z');
    expect(await live()).toEqual({ live: false });
  });
});

test('a browser learns at its next check when the meeting account expires, after the server renewed it', async () => {
  const state = async () => (await staff.client.GET('/session')).data?.session?.meetingExpiresIn;
  expect(await state()).toBe(1800);
  clock.advance(26 * 60_000);
  expect(await state()).toBe(240);
  // A job needs the account and renews it.
  await schedule({ date: '2027-03-07' });
  expect(await state()).toBe(1800);
  const reported = await staff.client.POST('/session/activity');
  expect(reported.data?.session?.meetingExpiresIn).toBe(1800);
  await staff.client.DELETE('/meetings/account');
  expect(await state()).toBeUndefined();
  const { cookie } = await signInAs(site.server.context.db, 'U', clock.now());
  const { data } = await site.server.clientWith({ Cookie: cookie }).GET('/session');
  expect(data?.session).not.toHaveProperty('meetingExpiresIn');
});
