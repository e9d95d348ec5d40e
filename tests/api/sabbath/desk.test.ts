import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { buildSabbathRequest, buildSabbathRetreat } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { startStaffDesk } from '../forms/staff-desk.ts';

type Schemas = components['schemas'];

let desk: Awaited<ReturnType<typeof startStaffDesk>>;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  desk = await startStaffDesk();
});

beforeEach(async () => {
  desk.clock.set('2027-04-01T12:00:00Z');
  staff = (await desk.staff('S')).client;
});

afterAll(async () => {
  await desk.close();
});

const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });

async function list(search: string) {
  const { data } = await staff.GET('/sabbath-requests', { params: { query: { search } } });
  if (!data) throw new Error('no list');
  return data.items;
}

/** Sends a request from a new person; returns it as the list shows it. */
async function send(kind: 'prayer' | 'retreat', form: object = {}) {
  number += 1;
  desk.clock.advance(1000);
  const email = `saturday${String(number)}@example.org`;
  const params = { header: header() };
  const { response } =
    kind === 'prayer'
      ? await desk.server.client.POST('/sabbath-requests', {
          params,
          body: { form: buildSabbathRequest({ ...form, email }), language: 'es', check: desk.check() },
        })
      : await desk.server.client.POST('/sabbath-retreat-requests', {
          params,
          body: { form: buildSabbathRetreat({ ...form, email }), language: 'es', check: desk.check() },
        });
  expect(response.status).toBe(201);
  await jobsDone(desk.database.pool);
  const [request] = await list(email);
  if (!request) throw new Error('not listed');
  return { ...request, email, emails: desk.emailsTo(email).length };
}

const read = async (requestId: string) => {
  const { data } = await staff.GET('/sabbath-requests/{requestId}', { params: { path: { requestId } } });
  if (!data) throw new Error('not there');
  return data;
};

const decide = async (requestId: string, body: Omit<Schemas['SabbathDecision'], 'version'>, key = header()) =>
  staff.POST('/sabbath-requests/{requestId}/decision', {
    params: { path: { requestId }, header: key },
    body: { ...body, version: (await read(requestId)).version },
  });

test('both kinds are in one list, and one request shows how to reach the person', async () => {
  const prayer = await send('prayer', { intention: 'For my sister', attendance: 'online' });
  const retreat = await send('retreat', { secondDate: '2027-04-17' });
  expect((await list('saturday')).map(({ id }) => id)).toEqual([retreat.id, prayer.id]);
  expect(retreat).toMatchObject({ kind: 'retreat', state: 'new', days: ['2027-04-10', '2027-04-17'], people: 12 });
  expect(await read(prayer.id)).toMatchObject({
    email: prayer.email,
    text: 'For my sister',
    attendance: 'online',
    answers: [],
    filedByName: null,
  });
});

test.each(['P', 'R', 'C', 'U'])('%s sees no requests', async (types) => {
  const { client } = await desk.staff(types);
  expect((await client.GET('/sabbath-requests')).response.status).toBe(403);
});

test('an accepted or declined person is notified once, in the language of the request', async () => {
  const request = await send('prayer');
  const key = header();
  const accept = { decision: 'accepted', text: 'Bring a rosary.' } as const;
  const { version } = await read(request.id);
  const post = async () =>
    staff.POST('/sabbath-requests/{requestId}/decision', {
      params: { path: { requestId: request.id }, header: key },
      body: { ...accept, version },
    });
  expect((await post()).response.status).toBe(204);
  expect((await post()).response.status).toBe(204);
  await jobsDone(desk.database.pool);
  const [email, ...others] = desk.emailsTo(request.email).slice(request.emails);
  expect(others).toEqual([]);
  expect(email?.html).toContain('<html lang="es">');
  expect(email?.text).toContain('3 de abril de 2027');
  expect(email?.text).toContain('Bring a rosary.');
  expect(await read(request.id)).toMatchObject({
    state: 'accepted',
    acceptedDay: '2027-04-03',
    answers: [{ decision: 'accepted', text: 'Bring a rosary.', byName: 'Rosa Vega' }],
  });
  const late = await staff.POST('/sabbath-requests/{requestId}/decision', {
    params: { path: { requestId: request.id }, header: header() },
    body: { version: 1, decision: 'declined' },
  });
  expect(late.error).toMatchObject({ code: 'changed-meanwhile', params: { name: 'Rosa Vega', change: 'accepted' } });
  await decide(request.id, { decision: 'declined' });
  await jobsDone(desk.database.pool);
  expect(desk.emailsTo(request.email)).toHaveLength(request.emails + 2);
  expect(await read(request.id)).toMatchObject({ state: 'declined', acceptedDay: null });
});

test('a decision whose first attempt changed the version is emailed once', async () => {
  const request = await send('prayer');
  const key = header();
  expect((await decide(request.id, { decision: 'accepted' }, key)).response.status).toBe(204);
  expect((await decide(request.id, { decision: 'accepted' }, key)).response.status).toBe(204);
  await jobsDone(desk.database.pool);
  expect(desk.emailsTo(request.email)).toHaveLength(request.emails + 1);
  expect((await read(request.id)).answers).toHaveLength(1);
});

test('accepts one retreat for a Saturday unless staff override it; a prayer request does not occupy the Saturday', async () => {
  const [one, other, prayer] = [
    await send('retreat'),
    await send('retreat'),
    await send('prayer', { date: '2027-04-10' }),
  ];
  expect((await decide(prayer.id, { decision: 'accepted' })).response.status).toBe(204);
  const both = await Promise.all(
    [one, other].map(async ({ id }) => (await decide(id, { decision: 'accepted', day: '2027-04-10' })).response.status),
  );
  expect(both.sort()).toEqual([204, 409]);
  const left = (await read(one.id)).state === 'new' ? one : other;
  const { error } = await decide(left.id, { decision: 'accepted' });
  expect(error).toMatchObject({ code: 'saturday-taken' });
  expect((await decide(left.id, { decision: 'accepted', evenIfTaken: true })).response.status).toBe(204);
});

test('a day that nobody requested is not accepted', async () => {
  const request = await send('retreat');
  const { error } = await decide(request.id, { decision: 'accepted', day: '2027-05-01' });
  expect(error).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/day' }] });
  expect((await read(request.id)).state).toBe('new');
});

test('a request is listed, sorted and filtered under the accepted Saturday, else the proposed, else the first choice', async () => {
  const dates = { firstDate: '2027-04-24', secondDate: '2027-06-05' };
  const [first, accepted, proposed] = [
    await send('retreat', dates),
    await send('retreat', dates),
    await send('retreat', dates),
  ];
  await decide(accepted.id, { decision: 'accepted', day: '2027-06-05' });
  await decide(proposed.id, { decision: 'proposed', day: '2027-05-22' });
  const mine = [first.id, proposed.id, accepted.id];
  const listed = async (query: object) => {
    const { data } = await staff.GET('/sabbath-requests', { params: { query: { pageSize: 100, ...query } } });
    return data?.items.map(({ id }) => id).filter((id) => mine.includes(id));
  };
  expect(await listed({ sort: 'day' })).toEqual(mine);
  expect(await listed({ sort: '-day' })).toEqual(mine.toReversed());
  expect(await listed({ day: '2027-04-24' })).toEqual([first.id]);
  expect(await listed({ day: '2027-05-22' })).toEqual([proposed.id]);
  expect(await listed({ day: '2027-06-05' })).toEqual([accepted.id]);
});

test('requests are archived together, and a later user is told who was first', async () => {
  const sent = [await send('prayer'), await send('retreat')];
  const requests = sent.map(({ id, version }) => ({ id, version }));
  const move = async () => staff.POST('/sabbath-request-states', { body: { state: 'archived', requests } });
  expect((await move()).response.status).toBe(200);
  expect((await move()).error).toMatchObject({
    code: 'changed-meanwhile',
    params: { name: 'Rosa Vega', state: 'archived', change: 'moved' },
  });
  expect((await read(sent[0]?.id ?? '')).state).toBe('archived');
});

test('a request whose Saturday was accepted is archived only once that day is over', async () => {
  const request = await send('retreat', { firstDate: '2027-06-19' });
  expect((await decide(request.id, { decision: 'accepted' })).response.status).toBe(204);
  const other = await send('prayer');
  const move = async (state: 'new' | 'answered' | 'archived') => {
    const now = await Promise.all([request, other].map(({ id }) => read(id)));
    const requests = now.map(({ id, version }) => ({ id, version }));
    return staff.POST('/sabbath-request-states', { body: { state, requests } });
  };
  for (const state of ['new', 'answered', 'archived'] as const)
    expect((await move(state)).error).toMatchObject({ code: 'saturday-accepted' });
  expect(await read(request.id)).toMatchObject({ state: 'accepted', acceptedDay: '2027-06-19' });
  expect((await read(other.id)).state).toBe('new');
  const requests = [await read(request.id)].map(({ id, version }) => ({ id, version }));
  desk.clock.set('2027-06-20T18:00:00Z');
  const { client } = await desk.staff('S');
  const later = await client.POST('/sabbath-request-states', { body: { state: 'archived', requests } });
  const { data } = await client.GET('/sabbath-requests/{requestId}', { params: { path: { requestId: request.id } } });
  expect(later.response.status).toBe(200);
  expect(data?.state).toBe('archived');
});

test('a Saturday that has passed is not accepted, another of the same request is', async () => {
  const [retreat, prayer] = [await send('retreat', { secondDate: '2027-07-10' }), await send('prayer')];
  desk.clock.set('2027-04-11T16:00:00Z');
  const { client } = await desk.staff('S');
  const accept = async (requestId: string, day?: string) =>
    client.POST('/sabbath-requests/{requestId}/decision', {
      params: { path: { requestId }, header: header() },
      body: { version: 1, decision: 'accepted', ...(day !== undefined && { day }) },
    });
  for (const id of [retreat.id, prayer.id])
    expect((await accept(id)).error).toMatchObject({
      code: 'invalid-request',
      errors: [{ pointer: '/day', rule: 'saturday' }],
    });
  expect((await accept(retreat.id, '2027-07-10')).response.status).toBe(204);
});
