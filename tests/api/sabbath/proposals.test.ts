import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  staff = (await desk.staff('S')).client;
});

afterAll(async () => {
  await desk.close();
});

const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });

/** Sends a request from a new person; returns its id and email address. */
async function send(kind: 'prayer' | 'retreat') {
  number += 1;
  desk.clock.advance(1000);
  const email = `proposal${String(number)}@example.org`;
  const params = { header: header() };
  const common = { language: 'es', check: desk.check() } as const;
  await (kind === 'prayer'
    ? desk.server.client.POST('/sabbath-requests', {
        params,
        body: { form: buildSabbathRequest({ email, attendance: 'inPerson' }), ...common },
      })
    : desk.server.client.POST('/sabbath-retreat-requests', {
        params,
        body: { form: buildSabbathRetreat({ email }), ...common },
      }));
  const { data } = await staff.GET('/sabbath-requests', { params: { query: { search: email } } });
  const [request] = data?.items ?? [];
  if (!request) throw new Error('not listed');
  return { id: request.id, email };
}

async function read(requestId: string) {
  const { data } = await staff.GET('/sabbath-requests/{requestId}', { params: { path: { requestId } } });
  if (!data) throw new Error('not there');
  return data;
}

async function decide(requestId: string, body: Omit<Schemas['SabbathDecision'], 'version'>) {
  return staff.POST('/sabbath-requests/{requestId}/decision', {
    params: { path: { requestId }, header: header() },
    body: { ...body, version: (await read(requestId)).version },
  });
}

const proposalMails = (email: string) => desk.emailsTo(email).filter(({ text }) => text?.includes('/saturdayReply?'));
const known = new Set<string>();

/** Proposes a day; returns the token of the emailed link. */
async function propose({ id, email }: { id: string; email: string }, day: string, body: object = {}): Promise<string> {
  const { response } = await decide(id, { decision: 'proposed', day, ...body });
  expect(response.status).toBe(204);
  await jobsDone(desk.database.pool);
  const links = proposalMails(email).map(({ text }) => /saturdayReply\?proposal=([\w.-]+)/.exec(text ?? '')?.[1]);
  const proposal = links.find((link) => link !== undefined && !known.has(link));
  if (proposal === undefined) throw new Error('no email has a new link');
  known.add(proposal);
  return proposal;
}

const look = async (proposal: string) =>
  desk.server.client.GET('/saturday-proposals/{proposal}', { params: { path: { proposal } } });
const reply = async (proposal: string, answer: 'yes' | 'no') =>
  desk.server.client.POST('/saturday-proposals/{proposal}', {
    params: { path: { proposal } },
    body: { reply: answer },
  });
const onDay = async (day: string) => {
  const { data } = await staff.GET('/saturday-calendar', { params: { query: { from: day } } });
  return data?.items[0];
};

test('a yes accepts the proposed Saturday, once, and notifies both sides', async () => {
  const request = await send('retreat');
  const day = '2027-05-01';
  const proposal = await propose(request, day, { text: 'There is a wedding on the tenth.' });
  const [email] = proposalMails(request.email);
  expect(email?.html).toContain('<html lang="es">');
  expect(email?.text).toContain('1 de mayo de 2027');
  expect(email?.text).toContain('There is a wedding on the tenth.');
  expect(await read(request.id)).toMatchObject({ state: 'proposed', proposedDay: day, acceptedDay: null });
  expect(await onDay(day)).toMatchObject({ retreats: 1, acceptedRetreats: 0 });

  const { data } = await look(proposal);
  expect(data).toEqual({ kind: 'retreat', day, standing: 'open', reply: null });
  const before = desk.emailsTo(request.email).length;
  expect((await reply(proposal, 'yes')).response.status).toBe(204);
  expect((await reply(proposal, 'yes')).response.status).toBe(204);
  expect((await reply(proposal, 'no')).error).toMatchObject({ code: 'state-conflict' });
  await jobsDone(desk.database.pool);
  expect(await read(request.id)).toMatchObject({
    state: 'accepted',
    acceptedDay: day,
    proposedDay: null,
    changedByName: null,
    answers: [{ decision: 'proposed', day, reply: 'yes', byName: 'Rosa Vega' }],
  });
  const late = { state: 'archived' as const, requests: [{ id: request.id, version: 2 }] };
  expect((await staff.POST('/sabbath-request-states', { body: late })).error).toMatchObject({
    code: 'changed-meanwhile',
    params: { name: '', state: 'accepted', change: 'replied' },
  });
  expect(await onDay(day)).toMatchObject({ retreats: 0, acceptedRetreats: 1 });
  expect((await look(proposal)).data).toMatchObject({ standing: 'replied', reply: 'yes' });
  const confirmations = desk.emailsTo(request.email).slice(before);
  expect(confirmations.map(({ subject }) => subject)).toEqual([expect.stringContaining('1 de mayo de 2027')]);
  const told = desk.smtp.received.filter(({ subject }) => subject === 'Sí al sábado que propusimos');
  expect(told).toHaveLength(1);
  expect(told.map(desk.linkIn)).toEqual([`/listSabbathReq/${request.id}`]);
});

test('a no returns the request to staff, and keeps the person’s message', async () => {
  const request = await send('prayer');
  const day = '2027-05-15';
  const proposal = await propose(request, day);
  expect(await onDay(day)).toMatchObject({ inPerson: 1 });
  const before = desk.emailsTo(request.email).length;
  expect((await reply(proposal, 'no')).response.status).toBe(204);
  await jobsDone(desk.database.pool);
  expect(await read(request.id)).toMatchObject({ state: 'new', proposedDay: null, answers: [{ reply: 'no' }] });
  expect(await onDay(day)).toMatchObject({ inPerson: 0 });
  expect(desk.emailsTo(request.email)).toHaveLength(before);
  const again = await propose(request, '2027-05-22');
  expect((await look(proposal)).data).toMatchObject({ standing: 'replied', reply: 'no' });
  expect((await look(again)).data).toMatchObject({ standing: 'open', day: '2027-05-22' });
});

test('only one of two replies at once counts', async () => {
  const request = await send('prayer');
  const proposal = await propose(request, '2027-05-29');
  const both = await Promise.all([reply(proposal, 'yes'), reply(proposal, 'no')]);
  expect(both.map(({ response }) => response.status).sort()).toEqual([204, 409]);
});

describe('a link accepts no reply', () => {
  test('once staff have decided otherwise, or have proposed another Saturday', async () => {
    const request = await send('retreat');
    const first = await propose(request, '2027-06-05');
    const second = await propose(request, '2027-06-12');
    expect((await look(first)).data).toMatchObject({ standing: 'over', day: '2027-06-05' });
    expect((await reply(first, 'yes')).error).toMatchObject({ code: 'state-conflict' });
    await decide(request.id, { decision: 'declined' });
    expect((await reply(second, 'yes')).error).toMatchObject({ code: 'state-conflict' });
    expect((await read(request.id)).state).toBe('declined');
  });

  test('with a forged token', async () => {
    const proposal = await propose(await send('prayer'), '2027-06-19');
    const forged = `${proposal.slice(0, -1)}${proposal.endsWith('A') ? 'B' : 'A'}`;
    expect((await look(forged)).error).toMatchObject({ code: 'link-invalid' });
    expect((await reply(forged, 'yes')).error).toMatchObject({ code: 'link-invalid' });
    expect((await look('nothing')).response.status).toBe(404);
  });

  test('after the Saturday has passed', async () => {
    const request = await send('prayer');
    const proposal = await propose(request, '2027-04-10');
    const now = desk.clock.now();
    desk.clock.set('2027-04-11T12:00:00Z');
    expect((await look(proposal)).data).toMatchObject({ standing: 'over' });
    expect((await reply(proposal, 'yes')).error).toMatchObject({ code: 'state-conflict' });
    desk.clock.set(now.toISOString());
  });
});

test('staff are warned of a Saturday that another retreat has, or has been offered', async () => {
  const [one, other] = [await send('retreat'), await send('retreat')];
  const day = '2027-07-03';
  await propose(one, day);
  const proposed = await decide(other.id, { decision: 'proposed', day });
  expect(proposed.error).toMatchObject({ code: 'saturday-taken' });
  expect((await decide(other.id, { decision: 'proposed', day, evenIfTaken: true })).response.status).toBe(204);
  // The yes may also come by phone.
  expect((await decide(other.id, { decision: 'accepted', day, evenIfTaken: true })).response.status).toBe(204);
  expect(await read(other.id)).toMatchObject({ state: 'accepted', acceptedDay: day });
});

test.each(['2027-07-04', '2027-03-27'])('%s is not an upcoming Saturday, so it is not proposed', async (day) => {
  const request = await send('prayer');
  const { error } = await decide(request.id, { decision: 'proposed', day });
  expect(error).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/day', rule: 'saturday' }] });
});

test('the page accepts a reply without scripts, and opening it replies nothing', async () => {
  const request = await send('prayer');
  const proposal = await propose(request, '2027-07-10');
  const address = `${desk.server.url}/saturdayReply?proposal=${proposal}&lng=es`;
  const post = async (form: string) =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
      body: form,
    });
  await fetch(address);
  expect((await read(request.id)).state).toBe('proposed');
  const taken = await post('reply=yes');
  expect(taken.status).toBe(303);
  expect(taken.headers.get('location')).toBe('/saturdayReply?sent=yes&lng=es');
  expect((await read(request.id)).state).toBe('accepted');
});
