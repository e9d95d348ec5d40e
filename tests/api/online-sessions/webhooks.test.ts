import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkEvent, endEvent, participantEvent, signedHeaders } from '../../../api/demo/meetings/events.ts';
import type { DoubleParticipant } from '../../../api/demo/meetings/events.ts';
import { countOldStays, deleteOldStays } from '../../../api/online-sessions/retention.ts';
import { createClock } from '../../support/clock.ts';
import { startTestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

const clock = createClock('2027-03-06T14:30:00Z');
const on = (time: string): Date => new Date(`2027-03-06T${time}:00Z`);
let site: OnlineSite;
let staff: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
});

beforeEach(async () => {
  clock.set('2027-03-06T14:30:00Z');
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(() => site.close());

/** Schedules a session at 15:00 UTC; returns it with its meeting at the provider. */
async function schedule() {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: staff.userId }), repetition: { repeats: 'once' } },
  });
  await site.jobsDone();
  const meeting = [...site.provider.meetings.values()].at(-1);
  if (!data || !meeting) throw new Error('not scheduled');
  return { params: { path: { sessionId: data.id } }, meeting };
}

type Scheduled = Awaited<ReturnType<typeof schedule>>;

const tell = async (body: string, told: Partial<Parameters<OnlineSite['provider']['tell']>[2]> = {}, url?: string) =>
  (await site.provider.tell(url ?? site.server.url, body, { at: clock.now(), ...told })).status;

const event = (what: 'joined' | 'left', who: DoubleParticipant, time: string, { meeting }: Scheduled) =>
  participantEvent(what, who, { meeting, at: on(time) });

async function attended({ params }: Scheduled): Promise<readonly [number | undefined, number | undefined]> {
  await site.jobsDone();
  const { data } = await staff.client.GET('/online-sessions/{sessionId}', { params });
  return [data?.attended, data?.attendedMinutes];
}

const countRows = async (table: 'online_session_stays' | 'meeting_webhook_events'): Promise<number> => {
  const { rows } = await site.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
};

describe('the webhook endpoint', () => {
  test('proves to the provider that it has the secret', async () => {
    const body = checkEvent(clock.now(), 'qgg8vlvZRS6UYooatFL8Aw');
    const answer = await site.provider.tell(site.server.url, body, { at: clock.now() });
    const encryptedToken = createHmac('sha256', site.provider.webhookSecret)
      .update('qgg8vlvZRS6UYooatFL8Aw')
      .digest('hex');
    expect(await answer.json()).toEqual({ plainToken: 'qgg8vlvZRS6UYooatFL8Aw', encryptedToken });
  });

  test('signs nothing that could be passed off as the signature of an event', async () => {
    const timestamp = String(clock.now().getTime() / 1000);
    expect(await tell(checkEvent(clock.now(), `v0:${timestamp}:{}`))).toBe(400);
    expect(await tell(checkEvent(clock.now(), 'qgg8'), { secret: 'a secret of somebody else' })).toBe(403);
  });

  test('does not exist while no secret is configured', async () => {
    const { MEETING_WEBHOOK_SECRET: _, ...env } = site.provider.env;
    const without = await startTestServer({ database: site.database.config, clock: clock.now, env });
    expect(await tell(checkEvent(clock.now()), {}, without.url)).toBe(404);
    await without.close();
  });
});

describe('an event', () => {
  test('counts once, even if it arrives twice, at both processes, and signed again', async () => {
    const session = await schedule();
    const joined = event('joined', { number: 1 }, '14:58', session);
    const statuses = await Promise.all([tell(joined), tell(joined, {}, site.other.url), tell(joined)]);
    clock.advance(60_000);
    expect([...statuses, await tell(joined)]).toEqual([204, 204, 204, 204]);
    expect(await attended(session)).toEqual([1, 0]);
    expect(await tell(event('left', { number: 1 }, '15:40', session))).toBe(204);
    expect(await attended(session)).toEqual([1, 42]);
  });

  test.each([
    ['in order', [0, 1, 2]],
    ['out of order', [2, 1, 0]],
    ['late', [1, 0, 2]],
  ])('counts the same %s', async (_name, order) => {
    const session = await schedule();
    const told = [
      event('joined', { number: 1 }, '15:00', session),
      event('left', { number: 1 }, '15:20', session),
      event('joined', { number: 2 }, '15:10', session),
    ];
    for (const index of order) {
      await tell(told[index] ?? '');
      await site.jobsDone();
    }
    await tell(endEvent({ meeting: session.meeting, at: on('16:00') }));
    expect(await attended(session)).toEqual([2, 20 + 50]);
  });

  test('about the host, or a meeting that is not from this site, stores nothing', async () => {
    const session = await schedule();
    const before = await countRows('online_session_stays');
    await tell(event('joined', { number: 1, isHost: true }, '14:50', session));
    const elsewhere = { ...session.meeting, id: 1234 };
    await tell(participantEvent('joined', { number: 2 }, { meeting: elsewhere, at: on('15:00') }));
    expect(await attended(session)).toEqual([undefined, undefined]);
    expect(await countRows('online_session_stays')).toBe(before);
  });

  test.each([
    ['with another secret', { secret: 'a secret of somebody else' }],
    ['of six minutes ago', { at: new Date(Date.parse('2027-03-06T14:24:00Z')) }],
    ['of six minutes from now', { at: new Date(Date.parse('2027-03-06T14:36:00Z')) }],
    ['with the time of another', { headers: { 'x-zm-request-timestamp': '1804343401' } }],
    ['with a signature of zeros', { headers: { 'x-zm-signature': `v0=${'0'.repeat(64)}` } }],
  ])('%s is refused and stores nothing', async (_name, told) => {
    const session = await schedule();
    const before = await countRows('meeting_webhook_events');
    expect(await tell(event('joined', { number: 1 }, '15:00', session), told)).toBe(403);
    expect(await attended(session)).toEqual([undefined, undefined]);
    expect(await countRows('meeting_webhook_events')).toBe(before);
  });

  test('that is five minutes old is accepted; one whose body was changed in transit is not', async () => {
    const session = await schedule();
    const joined = event('joined', { number: 1 }, '15:00', session);
    expect(await tell(joined, { at: new Date('2027-03-06T14:25:00Z') })).toBe(204);
    const left = event('left', { number: 1 }, '15:20', session);
    const headers = signedHeaders(left, site.provider.webhookSecret, clock.now());
    expect(await tell(left.replace('15:20', '15:50'), { headers })).toBe(403);
    // The JSON has the same values, but not the bytes that were signed.
    expect(await tell(`${left} `, { headers })).toBe(403);
    expect(await attended(session)).toEqual([1, 0]);
  });

  test('without a known name only adds to the number: no name from it is stored or shown', async () => {
    const session = await schedule();
    const guest = { id: 'r-unknown', email: 'lupe@example.org', firstName: 'Guadalupe', token: 't' };
    await tell(event('joined', { number: 1, registrant: guest }, '15:00', session));
    expect(await attended(session)).toEqual([1, 0]);
    const { data } = await staff.client.GET('/online-sessions/{sessionId}/people', session);
    expect(data?.items).toEqual([]);
    const { rows } = await site.database.pool.query(
      `select stays::text, (select string_agg(data::text, ' ') from jobs.job) as jobs from online_session_stays as stays`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Guadalupe|lupe@/);
  });
});

test('who attended is deleted 90 days later; the number and length of visits are kept', async () => {
  const session = await schedule();
  for (const number of [1, 2]) {
    await tell(event('joined', { number }, '15:00', session));
    await tell(event('left', { number }, '15:30', session));
  }
  await site.jobsDone();
  const { db } = site.server.context;
  const early = new Date('2027-06-04T14:00:00Z');
  const due = new Date('2027-06-06T15:00:00Z');
  expect(await countOldStays(db, early)).toBe(0);
  const stays = await countRows('online_session_stays');
  expect(await countOldStays(db, due)).toBe(stays);
  expect(await deleteOldStays(db, due)).toBe(stays);
  expect([await countRows('online_session_stays'), await countRows('meeting_webhook_events')]).toEqual([0, 0]);
  clock.set('2027-06-06T15:00:00Z');
  const { cookie } = await signInAs(db, 'S', clock.now());
  const { data } = await site.server
    .clientWith({ Cookie: cookie })
    .GET('/online-sessions/{sessionId}', { params: session.params });
  expect([data?.attended, data?.attendedMinutes]).toEqual([2, 60]);
});
