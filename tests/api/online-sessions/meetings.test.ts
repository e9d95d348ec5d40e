import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncMeeting } from '../../../api/online-sessions/meetings/sync.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-03-01T12:00:00Z');
let site: OnlineSite;
let staff: Colleague;
let host: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
});

beforeEach(async () => {
  clock.set('2027-03-01T12:00:00Z');
  site.provider.faults.splice(0);
  site.provider.missingScopes.clear();
  staff = await site.signedIn('S');
  host = await site.signedIn('P');
  await site.connect(host);
});

afterAll(() => site.close());

async function schedule(content: Partial<Schemas['OnlineSessionContent']> = {}): Promise<Schemas['OnlineSession']> {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: host.userId, ...content }), repetition: { repeats: 'once' } },
  });
  if (!data) throw new Error('not scheduled');
  await site.jobsDone();
  return read(data.id);
}

async function read(sessionId: string): Promise<Schemas['OnlineSession']> {
  const { data } = await staff.client.GET('/online-sessions/{sessionId}', { params: { path: { sessionId } } });
  if (!data) throw new Error('not found');
  return data;
}

/** Runs the job as its retry would. */
async function tryAgain({ id }: { id: string }): Promise<Schemas['OnlineSession']> {
  await syncMeeting(site.server.context, { sessionId: id });
  return read(id);
}

/** Returns the meetings in a host's account. */
const meetingsOf = ({ userId }: Colleague) =>
  [...site.provider.meetings.values()].filter(({ account }) => account === `account-${String(userId)}`);

describe('the meeting of a session', () => {
  test('is created once the session is scheduled, with waiting room and passcode and without recording', async () => {
    const { id, meeting } = await schedule();
    expect(meeting).toEqual({ isReady: true });
    const [made, ...others] = meetingsOf(host);
    expect(others).toEqual([]);
    expect(made?.facts).toMatchObject({
      topic: 'Saturday prayer',
      start_time: '2027-03-06T15:00:00Z',
      duration: 60,
      timezone: 'America/New_York',
      default_password: true,
      settings: { waiting_room: true, auto_recording: 'none' },
    });
    const { rows } = await site.database.pool.query<{ sealed: string }>(
      `select encode(join_details, 'escape') as sealed from provider_meetings where session_id = $1`,
      [id],
    );
    expect(rows[0]?.sealed).not.toContain(site.provider.origin);
  });

  test('follows changes, and is deleted with the session', async () => {
    const session = await schedule();
    const params = { path: { sessionId: session.id } };
    const content = { ...session.content, time: '11:00' };
    await staff.client.PUT('/online-sessions/{sessionId}', { params, body: { version: 1, scope: 'one', content } });
    await site.jobsDone();
    expect(meetingsOf(host).map(({ facts }) => facts.start_time)).toEqual(['2027-03-06T16:00:00Z']);
    const body = { version: 2, scope: 'one' } as const;
    await staff.client.POST('/online-sessions/{sessionId}/cancellation', { params, body });
    await site.jobsDone();
    expect(meetingsOf(host)).toEqual([]);
  });

  test('moves to the account of another host', async () => {
    const session = await schedule();
    const next = await site.signedIn('R');
    await site.connect(next);
    const content = { ...session.content, hostUserId: next.userId };
    const params = { path: { sessionId: session.id } };
    await staff.client.PUT('/online-sessions/{sessionId}', { params, body: { version: 1, scope: 'one', content } });
    await site.jobsDone();
    expect([meetingsOf(host).length, meetingsOf(next).length]).toEqual([0, 1]);
  });

  test('is created again if someone deleted it at the provider', async () => {
    const session = await schedule();
    const [made] = meetingsOf(host);
    (site.provider.meetings as Map<number, unknown>).delete(made?.id ?? 0);
    const params = { path: { sessionId: session.id } };
    const content = { ...session.content, minutes: 90 };
    await staff.client.PUT('/online-sessions/{sessionId}', { params, body: { version: 1, scope: 'one', content } });
    await site.jobsDone();
    expect(meetingsOf(host).map(({ facts }) => facts.duration)).toEqual([90]);
  });

  test('is created once, even if the answer is lost or many jobs in both processes work on it', async () => {
    site.provider.faults.push({ on: /^POST \/users/, kind: 'never' });
    const session = await schedule();
    expect(session.meeting).toEqual({ isReady: false, fault: 'broken', nextTryAt: '2027-03-01T12:01:00.000Z' });
    expect(meetingsOf(host)).toHaveLength(1);
    const both = [site.server, site.other, site.server, site.other];
    await Promise.all(both.map(({ context }) => syncMeeting(context, { sessionId: session.id })));
    expect((await read(session.id)).meeting).toEqual({ isReady: true });
    expect(meetingsOf(host)).toHaveLength(1);
  });
});

describe('each reason that prevents the meeting is reported separately', () => {
  test.each([
    ['error', {}, { fault: 'broken', nextTryAt: '2027-03-01T12:01:00.000Z' }],
    ['busy', {}, { fault: 'limit', nextTryAt: '2027-03-01T12:01:00.000Z' }],
    ['busy', { seconds: 600 }, { fault: 'limit', nextTryAt: '2027-03-01T12:10:00.000Z' }],
    ['daily', {}, { fault: 'dailyLimit', nextTryAt: '2027-03-02T00:00:00.000Z' }],
    ['garbled', {}, { fault: 'unexpected', nextTryAt: '2027-03-01T12:01:00.000Z' }],
  ] as const)('%s %o', async (kind, more, expected) => {
    site.provider.faults.push({ on: /^POST \/users/, kind, ...more });
    const session = await schedule();
    expect(session.meeting).toEqual({ isReady: false, ...expected });
    expect((await tryAgain(session)).meeting).toEqual({ isReady: true });
    expect(meetingsOf(host)).toHaveLength(1);
  });

  test('each retry comes later than the one before', async () => {
    site.provider.faults.push(...Array.from({ length: 3 }, () => ({ on: /^POST \/users/, kind: 'error' }) as const));
    const session = await schedule();
    await tryAgain(session);
    expect((await tryAgain(session)).meeting.nextTryAt).toBe('2027-03-01T12:04:00.000Z');
  });

  test('no host', async () => {
    const { id, meeting, hasHost } = await schedule({ hostUserId: undefined });
    expect([meeting, hasHost]).toEqual([{ isReady: false, fault: 'noHost', notifiedName: 'Rosa Vega' }, false]);
    const lacking = async (lacks: 'host' | 'meeting') => {
      const { data } = await staff.client.GET('/online-sessions', { params: { query: { lacks, pageSize: 100 } } });
      return data?.items.some((item) => item.id === id);
    };
    expect([await lacking('host'), await lacking('meeting')]).toEqual([true, true]);
  });

  test('a missing scope, until the host connects again', async () => {
    site.provider.missingScopes.add('meeting:write');
    await site.connect(host);
    const session = await schedule();
    expect(session.meeting).toEqual({ isReady: false, fault: 'scope', notifiedName: 'Rosa Vega' });
    site.provider.missingScopes.clear();
    await site.connect(host);
    await site.jobsDone();
    expect((await read(session.id)).meeting).toEqual({ isReady: true });
  });

  test('a connection that was revoked: the substitute host takes over, or the host connects again', async () => {
    const substitute = await site.signedIn('R');
    const alone = await schedule();
    const accompanied = await schedule({ substituteUserId: substitute.userId }).catch(() => null);
    expect(accompanied).toBeNull();
    await site.connect(substitute);
    const session = await schedule({ substituteUserId: substitute.userId });
    await host.client.DELETE('/meetings/account');
    expect((await tryAgain(alone)).meeting).toMatchObject({ fault: 'revoked' });
    await tryAgain(session);
    expect(meetingsOf(substitute)).toHaveLength(1);
    await site.connect(host);
    await site.jobsDone();
    expect((await read(alone.id)).meeting).toEqual({ isReady: true });
    expect([meetingsOf(host).length, meetingsOf(substitute).length]).toEqual([2, 0]);
  });
});

describe('the access token', () => {
  test('is renewed once when less than five minutes are left, however many jobs need it', async () => {
    clock.advance(26 * 60_000);
    const asked = site.provider.questions.length;
    const sessions = await Promise.all(Array.from({ length: 5 }, () => schedule()));
    expect(sessions.map(({ meeting }) => meeting.isReady)).toEqual(Array.from({ length: 5 }, () => true));
    expect(site.provider.questions.length - asked).toBe(1);
  });

  test('that was revoked in the meantime ends the connection and reports it', async () => {
    site.provider.revokeAll();
    const session = await schedule();
    expect(session.meeting).toEqual({ isReady: false, fault: 'revoked', notifiedName: 'Rosa Vega' });
    expect((await host.client.GET('/meetings/account')).data).toEqual({ configured: true, connected: false });
  });
});

describe('starting', () => {
  const start = (who: Colleague, sessionId: string) =>
    who.client.POST('/online-sessions/{sessionId}/start', { params: { path: { sessionId } } });

  test('gives the host the address up to fifteen minutes early, and records it', async () => {
    const { id } = await schedule();
    clock.set('2027-03-06T14:44:59Z');
    host = { ...host, client: (await again(host)).client };
    expect((await start(host, id)).error?.code).toBe('session-not-open');
    clock.set('2027-03-06T14:45:00Z');
    const { data } = await start(host, id);
    expect(data?.url).toMatch(/\/s\/\d+\?zak=/);
    const { rows } = await site.database.pool.query('select action from audit_entries where subject = $1 order by id', [
      `online-session:${id}`,
    ]);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'online-session-scheduled',
      'online-session-started',
    ]);
    expect((await start(await again(await site.signedIn('A')), id)).error?.code).toBe('not-found');
  });

  /** Logs in again, because days have passed. */
  async function again({ userId }: Colleague): Promise<Colleague> {
    const { createSession } = await import('../../../api/session/store.ts');
    const user = { id: userId, first_name: 'Rosa', last_name: 'Vega', user_type: 'P', language: 'en' as const };
    const { token } = await createSession(site.server.context.db, user, clock.now());
    return { userId, client: site.server.clientWith({ Cookie: `session=${token}` }) };
  }

  test('is refused without a meeting, and while the provider does not respond', async () => {
    site.provider.faults.push({ on: /^POST \/users/, kind: 'error' });
    const { id } = await schedule();
    clock.set('2027-03-06T14:50:00Z');
    host = await again(host);
    expect((await start(host, id)).error?.code).toBe('session-without-meeting');
    await tryAgain({ id }).catch(() => null);
    site.provider.faults.push({ on: /^GET \/meetings/, kind: 'error' });
    expect((await start(host, id)).error?.code).toBe('meeting-unreachable');
  });
});

test('no API response contains an address of the provider, or a token', async () => {
  const session = await schedule();
  const answers = await Promise.all([
    staff.client.GET('/online-sessions', { params: { query: { pageSize: 100 } } }),
    staff.client.GET('/online-session-hosts'),
    read(session.id),
    host.client.GET('/meetings/account'),
  ]);
  const text = JSON.stringify(answers.map((answer) => ('data' in answer ? answer.data : answer)));
  expect(text).not.toMatch(/access-|refresh-|127\.0\.0\.1/);
});
