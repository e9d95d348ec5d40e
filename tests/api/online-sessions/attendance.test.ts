import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
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
  staff = await site.signedIn('S');
  await site.connect(staff);
});

afterAll(() => site.close());

async function schedule(content: Partial<Schemas['OnlineSessionContent']> = {}): Promise<string> {
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: buildContent({ hostUserId: staff.userId, ...content }), repetition: { repeats: 'once' } },
  });
  if (!data) throw new Error('not scheduled');
  await site.jobsDone();
  return data.id;
}

test('staff see how many people are expected and have joined; viewing the names is audited', async () => {
  const sessionId = await schedule();
  const params = { path: { sessionId } };
  const [comes, stays] = [await site.signedIn('U'), await site.signedIn('U')];
  for (const { client } of [comes, stays]) await client.PUT('/own-online-sessions/{sessionId}', { params });
  await site.jobsDone();
  clock.set('2027-03-06T14:50:00Z');
  const { cookie } = await signInAs(site.server.context.db, 'S', clock.now());
  const reader = site.server.clientWith({ Cookie: cookie });
  expect((await comes.client.POST('/online-sessions/{sessionId}/entry', { params })).response.status).toBe(200);
  expect((await staff.client.POST('/online-sessions/{sessionId}/entry', { params })).response.status).toBe(200);
  const { data } = await reader.GET('/online-sessions/{sessionId}', { params });
  expect(data).toMatchObject({ expected: 2, entered: 2 });
  const viewed = async () => {
    const { rows } = await site.database.pool.query<{ count: number }>(
      "select count(*)::int as count from audit_entries where action = 'online-session-people-viewed' and subject = $1",
      [`online-session:${sessionId}`],
    );
    return rows[0]?.count;
  };
  expect(await viewed()).toBe(0);
  const people = await reader.GET('/online-sessions/{sessionId}/people', { params });
  expect(people.data?.items.map(({ name, isExpected, enteredAt }) => [name, isExpected, enteredAt]).sort()).toEqual([
    ['Rosa Vega', false, '2027-03-06T14:50:00.000Z'],
    ['Rosa Vega', true, undefined],
    ['Rosa Vega', true, '2027-03-06T14:50:00.000Z'],
  ]);
  expect(await viewed()).toBe(1);
  expect((await comes.client.GET('/online-sessions/{sessionId}/people', { params })).response.status).toBe(403);
});

test('the list shows today’s sessions, with the same count as the start page', async () => {
  const other = await schedule({ kind: 'open', date: '2027-03-07' });
  const today = await schedule();
  const { data } = await staff.client.GET('/online-sessions', {
    params: { query: { during: 'today', pageSize: 100 } },
  });
  const ids = data?.items.map(({ id }) => id);
  expect(ids).toContain(today);
  expect(ids).not.toContain(other);
  const { data: work } = await staff.client.GET('/workspace');
  expect(work?.openWork.find(({ kind }) => kind === 'sessionsToday')?.count).toBe(ids?.length);
});

test.each(['Saturday prayer', 'oración de sábado'])('staff can search for a session by its kind: %s', async (words) => {
  const texts = { en: { title: 'With the sisters' }, es: { title: 'Con las hermanas' } };
  const id = await schedule({ texts });
  const other = await schedule({ texts, kind: 'open' });
  const { data } = await staff.client.GET('/workspace/search', { params: { query: { q: words, lng: 'en' } } });
  expect(data?.onlineSessions?.some((found) => found.id === id)).toBe(true);
  const list = await staff.client.GET('/online-sessions', { params: { query: { search: words, pageSize: 100 } } });
  const ids = list.data?.items.map((session) => session.id);
  expect([ids?.includes(id), ids?.includes(other)]).toEqual([true, false]);
});
