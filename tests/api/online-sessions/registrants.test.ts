import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { participantEvent } from '../../../api/demo/meetings/events.ts';
import { registerPerson } from '../../../api/online-sessions/meetings/registrants.ts';
import { syncMeeting } from '../../../api/online-sessions/meetings/sync.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-03-06T14:45:00Z');
let site: OnlineSite;
let staff: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock, { env: { MEETING_REGISTRANTS: 'true' } });
});

beforeEach(async () => {
  clock.set('2027-03-06T14:45:00Z');
  site.provider.faults.splice(0);
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(() => site.close());

async function schedule(content: Partial<Schemas['OnlineSessionContent']> = {}) {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: staff.userId, ...content }), repetition: { repeats: 'once' } },
  });
  await site.jobsDone();
  const meeting = [...site.provider.meetings.values()].at(-1);
  if (!data || !meeting) throw new Error('not scheduled');
  return { params: { path: { sessionId: data.id } }, meeting };
}

type Scheduled = Awaited<ReturnType<typeof schedule>>;

const enter = async ({ client }: Pick<Colleague, 'client'>, { params }: Scheduled) => {
  const { data, error } = await client.POST('/online-sessions/{sessionId}/entry', { params });
  return data?.url ?? error?.code;
};

/** Drops the retry of the failed job, which this test does not cover. */
async function dropRetry(): Promise<void> {
  const drop = async () => (await site.database.pool.query("delete from jobs.job where state = 'retry'")).rowCount;
  await expect.poll(drop).toBe(1);
}

/** A user who has said that they are coming. */
async function expected({ params }: Scheduled): Promise<Colleague> {
  const person = await site.signedIn('U');
  await person.client.PUT('/own-online-sessions/{sessionId}', { params });
  return person;
}

describe('each person has their own address', () => {
  test('prepared before the click, which then sends no request to the provider', async () => {
    const session = await schedule();
    const people = [await expected(session), await expected(session)];
    await syncMeeting(site.server.context, { sessionId: session.params.path.sessionId });
    await site.jobsDone();
    const asked = site.provider.requests.length;
    clock.set('2027-03-06T14:55:00Z');
    const urls = await Promise.all(people.map((person) => enter(person, session)));
    expect(urls.map((url) => /\/j\/\d+\?pwd=.+&tk=.+/.test(url ?? ''))).toEqual([true, true]);
    expect(new Set(urls).size).toBe(2);
    expect(site.provider.requests.length).toBe(asked);
    // The provider gets a first name and nobody's real email address.
    expect(session.meeting.registrants.map(({ firstName }) => firstName)).toEqual(['Rosa', 'Rosa']);
    expect(session.meeting.registrants.every(({ email }) => /^[0-9a-f-]{36}@retreats\.test$/.test(email))).toBe(true);
  });

  test('replaced if someone deleted the meeting at the provider', async () => {
    const session = await schedule();
    const person = await expected(session);
    await syncMeeting(site.server.context, { sessionId: session.params.path.sessionId });
    await site.jobsDone();
    (site.provider.meetings as Map<number, unknown>).delete(session.meeting.id);
    const content = buildContent({ hostUserId: staff.userId, minutes: 90 });
    await staff.client.PUT('/online-sessions/{sessionId}', {
      params: session.params,
      body: { version: 1, scope: 'one', content },
    });
    await site.jobsDone();
    clock.set('2027-03-06T14:55:00Z');
    const again = [...site.provider.meetings.values()].at(-1);
    expect(again?.id).not.toBe(session.meeting.id);
    expect(again?.registrants).toHaveLength(1);
    expect(await enter(person, session)).toContain(`/j/${String(again?.id)}?`);
  });

  test('prepared at the click for a person who was not expected, and who then tries again', async () => {
    const session = await schedule({ kind: 'open' });
    clock.set('2027-03-06T14:55:00Z');
    const person = await site.signedIn('U');
    expect(await enter(person, session)).toBe('session-link-pending');
    await site.jobsDone();
    expect(await enter(person, session)).toMatch(/&tk=/);
    expect(session.meeting.registrants).toHaveLength(1);
  });

  test('or the shared one opens the meeting if the provider does not return one', async () => {
    const session = await schedule({ kind: 'open' });
    clock.set('2027-03-06T14:55:00Z');
    const person = await site.signedIn('U');
    site.provider.faults.push({ on: /registrants/, kind: 'error' });
    expect(await enter(person, session)).toBe('session-link-pending');
    clock.advance(19_000);
    expect(await enter(person, session)).toBe('session-link-pending');
    clock.advance(2_000);
    expect(await enter(person, session)).toMatch(/\/j\/\d+\?pwd=[^&]+$/);
    await dropRetry();
  });

  test('and is registered once, even if the answer is lost and many jobs work on it', async () => {
    const session = await schedule({ kind: 'open' });
    clock.set('2027-03-06T14:55:00Z');
    const person = await site.signedIn('U');
    site.provider.faults.push({ on: /POST .*registrants/, kind: 'never' });
    await enter(person, session);
    await expect.poll(() => session.meeting.registrants.length).toBe(1);
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from meeting_registrants where person = $1',
      [`user:${String(person.userId)}`],
    );
    const registrantId = rows[0]?.id ?? '';
    await Promise.all(
      [site.server, site.other, site.server].map(({ context }) => registerPerson(context, { registrantId })),
    );
    expect(await enter(person, session)).toMatch(/&tk=/);
    expect(session.meeting.registrants).toHaveLength(1);
    await dropRetry();
  });

  test('but a session that anyone can join through the page has one shared address', async () => {
    const session = await schedule({ kind: 'open', isOnPage: true });
    clock.set('2027-03-06T14:55:00Z');
    expect(await enter(await site.signedIn('U'), session)).toMatch(/\/j\/\d+\?pwd=[^&]+$/);
  });
});

test('a participant with their own address is known by name, once staff ask for the names', async () => {
  const session = await schedule();
  const [comes] = [await expected(session), await expected(session)];
  await syncMeeting(site.server.context, { sessionId: session.params.path.sessionId });
  await site.jobsDone();
  const { rows } = await site.database.pool.query<{ provider_id: string }>(
    'select provider_id from meeting_registrants where person = $1',
    [`user:${String(comes.userId)}`],
  );
  const registrant = session.meeting.registrants.find(({ id }) => id === rows[0]?.provider_id);
  if (!registrant) throw new Error('not registered');
  const told = (what: 'joined' | 'left', time: string) =>
    site.provider.tell(
      site.server.url,
      participantEvent(what, { number: 7, registrant }, { meeting: session.meeting, at: new Date(time) }),
      { at: clock.now() },
    );
  await told('joined', '2027-03-06T15:01:00Z');
  await told('left', '2027-03-06T15:31:00Z');
  await site.jobsDone();
  const { data } = await staff.client.GET('/online-sessions/{sessionId}', session);
  expect([data?.attended, data?.attendedMinutes, data?.expected]).toEqual([1, 30, 2]);
  const people = await staff.client.GET('/online-sessions/{sessionId}/people', session);
  const presence = people.data?.items.map(({ attendedFrom, attendedMinutes }) => [attendedFrom, attendedMinutes]);
  // There is no attendance for the other person.
  expect(presence?.sort()).toEqual([
    [undefined, undefined],
    ['2027-03-06T15:01:00.000Z', 30],
  ]);
});

describe('a new link', () => {
  test('opens another meeting; the old address stops working, and the audit trail names who did it', async () => {
    const session = await schedule({ kind: 'open', isOnPage: true });
    clock.set('2027-03-06T14:55:00Z');
    const person = await site.signedIn('U');
    const before = await enter(person, session);
    const answer = await staff.client.POST('/online-sessions/{sessionId}/link', session);
    expect(answer.response.status).toBe(200);
    await site.jobsDone();
    const after = await enter(person, session);
    expect(after).toMatch(/\/j\/\d+/);
    expect(after).not.toBe(before);
    expect(site.provider.meetings.has(session.meeting.id)).toBe(false);
    const { rows } = await site.database.pool.query(
      "select actor_user_id from audit_entries where action = 'online-session-link-replaced' and subject = $1",
      [`online-session:${session.params.path.sessionId}`],
    );
    expect(rows).toEqual([{ actor_user_id: staff.userId }]);
  });

  test('requested twice at once, and with the answer lost, creates one meeting', async () => {
    const session = await schedule({ kind: 'open' });
    site.provider.faults.push({ on: /^POST \/users/, kind: 'never' });
    const both = await Promise.all([
      staff.client.POST('/online-sessions/{sessionId}/link', session),
      staff.client.POST('/online-sessions/{sessionId}/link', session),
    ]);
    expect(both.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    await site.jobsDone();
    await syncMeeting(site.server.context, { sessionId: session.params.path.sessionId });
    const own = [...site.provider.meetings.values()].filter(
      ({ account }) => account === `account-${String(staff.userId)}`,
    );
    expect(own).toHaveLength(1);
    expect(own[0]?.id).not.toBe(session.meeting.id);
  });

  test('is refused if there is no meeting, and to users who cannot schedule', async () => {
    const session = await schedule();
    await staff.client.POST('/online-sessions/{sessionId}/cancellation', {
      ...session,
      body: { version: 1, scope: 'one' },
    });
    const { error } = await staff.client.POST('/online-sessions/{sessionId}/link', session);
    expect(error?.code).toBe('state-conflict');
    const { response } = await (await site.signedIn('P')).client.POST('/online-sessions/{sessionId}/link', session);
    expect(response.status).toBe(403);
  });
});
