import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { move, readRequest, startPrayerDesk } from './prayer-desk.ts';

let desk: Awaited<ReturnType<typeof startPrayerDesk>>;
let team: TestClient;
let director: TestClient;

beforeAll(async () => {
  desk = await startPrayerDesk();
  team = (await desk.staff('P')).client;
  director = (await desk.staff('D')).client;
});

beforeEach(async () => {
  await desk.database.pool.query('truncate form_answers, prayer_requests, audit_entries');
});

afterAll(async () => {
  await desk.close();
});

const secrets = { lastName: 'Núñez', email: 'ana.nunez@example.org', phone: '+12025550123' };

async function list(client: TestClient, query: NonNullable<Parameters<typeof ask>[1]> = {}) {
  const { data } = await ask(client, query);
  if (!data) throw new Error('no list');
  return data;
}
const ask = (
  client: TestClient,
  query: { search?: string; state?: 'new'; sort?: 'createdAt' | 'queue' | '-queue' | 'language' },
) => client.GET('/prayer-requests', { params: { query } });
const texts = async (...asked: Parameters<typeof list>) => (await list(...asked)).items.map(({ text }) => text);

test('the queue begins with new requests, the oldest first; held ones are not in it', async () => {
  const prayed = await desk.send({ prayerRequest: 'prayed' });
  await desk.send({ prayerRequest: 'older' });
  const inPrayer = await desk.send({ prayerRequest: 'in prayer' });
  await desk.send({ prayerRequest: 'newer' }, 'es');
  await desk.send({ prayerRequest: 'held' }, 'en', 'x');
  await move(team, 'prayed', prayed);
  await move(team, 'inPrayer', inPrayer);
  expect(await texts(team)).toEqual(['older', 'newer', 'in prayer', 'prayed']);
  expect(await texts(team, { sort: '-queue' })).toEqual(['prayed', 'in prayer', 'newer', 'older']);
  expect(await texts(team, { sort: 'createdAt' })).toEqual(['prayed', 'older', 'in prayer', 'newer']);
  expect((await texts(team, { sort: 'language' })).at(-1)).toBe('newer');
  expect(await texts(team, { state: 'new' })).toEqual(['older', 'newer']);
});

test('the team reads first name, for whom and text of shared requests, and finds by nothing else', async () => {
  const shared = await desk.send({ ...secrets, forWhom: 'My brother', prayerRequest: 'For his health' });
  const secret = await desk.send({ ...secrets, prayerRequest: 'Only for you', shareWithTeam: false });
  const page = await list(team);
  expect(page).toMatchObject({ total: 1, unsharedCount: 1 });
  expect(page.items[0]).toMatchObject({ id: shared, firstName: 'Ana', forWhom: 'My brother', text: 'For his health' });
  const read = await readRequest(team, shared);
  expect(read).toMatchObject({ isAnswerable: true });
  expect(read).not.toHaveProperty('contact');
  const answers = JSON.stringify([page, read]);
  for (const value of Object.values(secrets)) expect(answers).not.toContain(value);
  expect(await texts(team, { search: 'BROTHER ana' })).toEqual(['For his health']);
  for (const word of ['nunez', 'example.org', '2025550123']) expect(await texts(team, { search: word })).toEqual([]);
  const hidden = { params: { path: { requestId: secret } } };
  expect((await team.GET('/prayer-requests/{requestId}', hidden)).response.status).toBe(404);
  expect((await team.POST('/prayer-requests/{requestId}/claim', hidden)).response.status).toBe(404);
  const change = { state: 'prayed' as const, requests: [{ id: secret, version: 1 }] };
  expect((await team.POST('/prayer-request-states', { body: change })).response.status).toBe(404);
});

test('D reads all requests with their contacts, and can search by contact; no list contains the contact', async () => {
  await desk.send({ ...secrets, prayerRequest: 'Shared' });
  const id = await desk.send({ ...secrets, prayerRequest: 'Only for you', shareWithTeam: false });
  expect(await texts(director, { search: 'nunez' })).toEqual(['Shared', 'Only for you']);
  const answer = JSON.stringify(await list(director));
  for (const value of Object.values(secrets)) expect(answer).not.toContain(value);
  expect((await readRequest(director, id)).contact).toEqual(secrets);
});

test.each(['A', 'R', 'C', 'S', 'U'])('%s reads no prayer requests', async (types) => {
  const requestId = await desk.send();
  const { client } = await desk.staff(types);
  expect((await ask(client, {})).response.status).toBe(403);
  const one = { params: { path: { requestId } } };
  expect((await client.GET('/prayer-requests/{requestId}', one)).response.status).toBe(403);
});

test('when two people change a request, the second is told who was first, and nothing changes', async () => {
  const [one, other] = [await desk.send(), await desk.send()];
  expect(await move(director, 'prayed', other)).toBe(200);
  const requests = [one, other].map((id) => ({ id, version: 1 }));
  const { error, response } = await team.POST('/prayer-request-states', { body: { state: 'archived', requests } });
  expect(response.status).toBe(409);
  expect(error).toMatchObject({
    code: 'changed-meanwhile',
    params: { name: 'Rosa Vega', state: 'prayed', change: 'moved' },
  });
  expect((await readRequest(team, one)).state).toBe('new');
  expect((await readRequest(team, other)).changedByName).toBe('Rosa Vega');
});

test('many are moved at once, each is in the audit trail, and moving one to its current state changes nothing', async () => {
  const ids = [await desk.send(), await desk.send()];
  expect(await move(team, 'archived', ...ids)).toBe(200);
  expect(await move(team, 'archived', ...ids)).toBe(200);
  expect((await readRequest(team, ids[0] ?? '')).version).toBe(2);
  const { rows } = await desk.database.pool.query<{ subject: string; details: unknown }>(
    "select subject, details from audit_entries where action = 'prayer-request-moved' order by id",
  );
  expect(rows.map(({ subject }) => subject).sort()).toEqual(ids.map((id) => `prayer:${id}`).sort());
  expect(rows[0]?.details).toEqual({ from: 'new', to: 'archived' });
});

test('a claim reserves a request for twenty minutes', async () => {
  const requestId = await desk.send();
  const path = { params: { path: { requestId } } };
  const claim = async (client: TestClient) => client.POST('/prayer-requests/{requestId}/claim', path);
  const { data } = await claim(team);
  expect(data?.claim).toMatchObject({
    userName: 'Rosa Vega',
    until: new Date(desk.clock.now().getTime() + 20 * 60_000).toISOString(),
  });
  const { error } = await claim(director);
  expect(error).toMatchObject({ code: 'claimed-by-other', params: { name: 'Rosa Vega' } });
  expect(await move(director, 'prayed', requestId)).toBe(409);
  desk.clock.advance(15 * 60_000);
  expect((await claim(team)).response.status).toBe(200);
  desk.clock.advance(19 * 60_000);
  expect((await claim(director)).response.status).toBe(409);
  desk.clock.advance(2 * 60_000);
  expect((await claim(director)).response.status).toBe(200);
  // A reservation that someone else holds now cannot be ended.
  await team.DELETE('/prayer-requests/{requestId}/claim', path);
  expect((await readRequest(team, requestId)).claim).not.toBeNull();
  await director.DELETE('/prayer-requests/{requestId}/claim', path);
  expect((await readRequest(team, requestId)).claim).toBeNull();
});

test('a claim answers with the whole request, so the audit trail records it like a view', async () => {
  const requestId = await desk.send(secrets);
  const path = { params: { path: { requestId } } };
  const claim = async (client: TestClient) => (await client.POST('/prayer-requests/{requestId}/claim', path)).data;
  const views = async () => {
    const { rows } = await desk.database.pool.query<{ action: string; subject: string }>(
      'select action, subject from audit_entries order by id',
    );
    return rows;
  };
  const view = { action: 'prayer-request-viewed', subject: `prayer:${requestId}` };
  expect((await claim(director))?.contact).toEqual(secrets);
  expect(await views()).toEqual([view]);
  // A refused claim shows nothing, and a renewed one is the same view.
  expect(await claim(team)).toBeUndefined();
  desk.clock.advance(10 * 60_000);
  await claim(director);
  expect(await views()).toEqual([view]);
  desk.clock.advance(10 * 60_000);
  await claim(director);
  expect(await views()).toEqual([view, view]);
});

test('an open page that renews a claim does not prolong the session', async () => {
  const requestId = await desk.send();
  const path = { params: { path: { requestId } } };
  const ends = async () =>
    (await desk.database.pool.query<object>('select id, expires_at from sessions order by id')).rows;
  const before = await ends();
  desk.clock.advance(5 * 60_000);
  expect((await team.POST('/prayer-requests/{requestId}/claim', path)).response.status).toBe(200);
  expect(await ends()).toEqual(before);
  await team.DELETE('/prayer-requests/{requestId}/claim', path);
  expect(await ends()).not.toEqual(before);
});

test('while someone has reserved a request, nobody else answers it', async () => {
  const requestId = await desk.send(secrets);
  const path = { params: { path: { requestId } } };
  const answer = async (client: TestClient) =>
    client.POST('/form-answers/{kind}/{formId}', {
      params: { path: { kind: 'prayer', formId: requestId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { version: (await readRequest(client, requestId)).version, text: 'We are with you.' },
    });
  await director.POST('/prayer-requests/{requestId}/claim', path);
  const { error, response } = await answer(team);
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: 'claimed-by-other', params: { name: 'Rosa Vega' } });
  expect(await readRequest(team, requestId)).toMatchObject({ version: 1, answers: [] });
  expect((await answer(director)).response.status).toBe(204);
  desk.clock.advance(21 * 60_000);
  expect((await answer(team)).response.status).toBe(204);
  expect((await readRequest(team, requestId)).answers).toHaveLength(2);
});

test('an open list learns how many arrived since, limited to those it may show, without prolonging the session', async () => {
  await desk.send();
  const { newestAt: since } = await list(team);
  if (since === null) throw new Error('nothing came');
  await desk.send();
  const { newestAt } = await list(team);
  await desk.send({ shareWithTeam: false });
  // Nor does the team learn when a request arrived that was not shared with it.
  expect((await list(team)).newestAt).toBe(newestAt);
  expect((await list(director)).newestAt).not.toBe(newestAt);
  await desk.send({}, 'en', 'x');
  const sessions = async () =>
    (await desk.database.pool.query<object>('select id, expires_at from sessions order by id')).rows;
  const before = await sessions();
  desk.clock.advance(5 * 60_000);
  const count = async (client: TestClient, kind: 'prayer' | 'contact') =>
    client.GET('/new-forms', { params: { query: { kind, since } } });
  expect((await count(team, 'prayer')).data).toEqual({ count: 1 });
  expect((await count(director, 'prayer')).data).toEqual({ count: 2 });
  expect((await count(director, 'contact')).response.status).toBe(403);
  expect(await sessions()).toEqual(before);
});

test('an open list offers a released request, however long ago it was received', async () => {
  await desk.send({}, 'en', 'x');
  desk.clock.advance(60_000);
  await desk.send();
  const { newestAt: since } = await list(team);
  if (since === null) throw new Error('nothing came');
  const found = async () => (await team.GET('/new-forms', { params: { query: { kind: 'prayer', since } } })).data;
  expect(await found()).toEqual({ count: 0 });
  const { rows } = await desk.database.pool.query<{ id: string }>(
    "select id from prayer_requests where state = 'held'",
  );
  desk.clock.advance(60_000);
  const body = { decision: 'release' as const, formIds: rows.map(({ id }) => id) };
  expect((await team.POST('/held-form-decisions', { body })).response.status).toBe(204);
  expect(await found()).toEqual({ count: 1 });
  expect((await list(team)).newestAt).toBe(desk.clock.now().toISOString());
});

test('the team answers without seeing the address; a request without an address cannot be answered', async () => {
  const id = await desk.send({ ...secrets, prayerRequest: 'For his health' }, 'es');
  await jobsDone(desk.database.pool);
  const received = desk.emailsTo(secrets.email).length;
  const answer = async (formId: string) =>
    team.POST('/form-answers/{kind}/{formId}', {
      params: { path: { kind: 'prayer', formId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { version: 1, text: 'We are with you.' },
    });
  expect((await answer(id)).response.status).toBe(204);
  await jobsDone(desk.database.pool);
  const [email] = desk.emailsTo(secrets.email).slice(received);
  expect(email?.html).toContain('<html lang="es">');
  expect(email?.text).toContain('We are with you.');
  expect(await readRequest(team, id)).toMatchObject({ state: 'new', answers: [{ text: 'We are with you.' }] });
  const late = { state: 'prayed' as const, requests: [{ id, version: 1 }] };
  expect((await director.POST('/prayer-request-states', { body: late })).error).toMatchObject({
    code: 'changed-meanwhile',
    params: { name: 'Rosa Vega', state: 'new', change: 'answered' },
  });
  expect((await answer(await desk.send())).error).toMatchObject({ code: 'party-without-email' });
  expect((await answer(await desk.send({ ...secrets, shareWithTeam: false }))).response.status).toBe(404);
});

test('a prepared answer is read in the staff’s language and sent in the person’s, before any added text', async () => {
  const id = await desk.send({ ...secrets, prayerRequest: 'Por su salud' }, 'es');
  await jobsDone(desk.database.pool);
  const received = desk.emailsTo(secrets.email).length;
  const list = async (lng: 'en' | 'es') =>
    (await team.GET('/prepared-answers', { params: { query: { lng } } })).data?.items ?? [];
  const [english] = await list('en');
  const [spanish] = await list('es');
  expect(english?.title).toBe('We have prayed for you');
  expect(spanish?.id).toBe(english?.id);
  const answer = async (body: { preparedAnswer?: string; text?: string }) =>
    team.POST('/form-answers/{kind}/{formId}', {
      params: { path: { kind: 'prayer', formId: id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { version: 1, ...body },
    });
  expect((await answer({})).error).toMatchObject({ errors: [{ pointer: '/text', rule: 'required' }] });
  expect((await answer({ preparedAnswer: 'none-such' })).error).toMatchObject({
    errors: [{ pointer: '/preparedAnswer' }],
  });
  expect((await answer({ preparedAnswer: english?.id, text: 'Con cariño, Rosa.' })).response.status).toBe(204);
  await jobsDone(desk.database.pool);
  const [email, ...others] = desk.emailsTo(secrets.email).slice(received);
  expect(others).toEqual([]);
  expect(email?.text).toContain('Hemos orado por ella y por usted.');
  expect(email?.text).toContain('Juan 14:27, Reina-Valera 1909');
  expect(email?.text).not.toContain('We have prayed');
  expect((await readRequest(team, id)).answers[0]?.text).toBe(`${spanish?.text ?? ''}\n\nCon cariño, Rosa.`);
  expect((await (await desk.staff('A')).client.GET('/prepared-answers')).response.status).toBe(403);
});

test('the workspace search finds requests by the fields that the user may read', async () => {
  const id = await desk.send({ ...secrets, prayerRequest: 'For a lighthouse' });
  await desk.send({ ...secrets, prayerRequest: 'A lighthouse of my own', shareWithTeam: false });
  const find = async (client: TestClient, q: string) =>
    (await client.GET('/workspace/search', { params: { query: { q } } })).data?.prayerRequests;
  expect(await find(team, 'lighthouse')).toEqual([{ id, name: 'Ana', receivedAt: expect.any(String) as string }]);
  expect(await find(director, 'lighthouse')).toHaveLength(2);
  expect(await find(team, 'nunez')).toEqual([]);
  expect(await find(director, 'nunez lighthouse')).toHaveLength(2);
  expect(await find((await desk.staff('A')).client, 'lighthouse')).toBeUndefined();
});
