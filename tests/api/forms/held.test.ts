import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components, operations } from '../../../api/platform/contract/schema.gen.ts';
import { makeStamp } from '../../../api/forms/stamp.ts';
import { buildContactMessage, buildPrayerRequest, buildSabbathRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';

type HeldForm = components['schemas']['HeldForm'];

const clock = createClock('2027-04-01T12:00:00Z');
const center = 'info@example.org';
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let administrator: TestClient;
let administratorId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({
    database: database.config,
    clock: clock.now,
    smtpUrl: smtp.url,
    limits: { forms: { points: 1000, seconds: 900 } },
  });
  const { cookie, userId } = await signInAs(server.context.db, 'A,D', clock.now());
  administrator = server.clientWith({ Cookie: cookie });
  administratorId = userId;
});

beforeEach(async () => {
  await database.pool.query(
    'truncate form_answers, contact_messages, prayer_requests, sabbath_requests, online_session_emails, online_session_emails_off, audit_entries',
  );
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

let number = 0;

const forms = {
  contact: { path: '/contact-messages', build: buildContactMessage, table: 'contact_messages' },
  prayer: { path: '/prayer-requests', build: buildPrayerRequest, table: 'prayer_requests' },
  sabbath: { path: '/sabbath-requests', build: buildSabbathRequest, table: 'sabbath_requests' },
} as const;
const kinds = Object.keys(forms) as (keyof typeof forms)[];
/** A user type that decides about each kind. */
const readers = { contact: 'A', prayer: 'P', sabbath: 'S' } as const;

const clientOf = async (type: string) =>
  server.clientWith({ Cookie: (await signInAs(server.context.db, type, clock.now())).cookie });

/** Sends a form with the hidden field filled in; returns the email address it contains. */
async function sendSuspicious(kind: keyof typeof forms): Promise<string> {
  number += 1;
  const email = `held${String(number)}@example.org`;
  const check = { stamp: makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000)), decoy: 'x' };
  const response = await fetch(`${server.url}/api${forms[kind].path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey() },
    body: JSON.stringify({ form: forms[kind].build({ email }), language: 'es', check }),
  });
  expect(response.status).toBe(201);
  clock.advance(1000);
  await jobsDone(database.pool);
  return email;
}

type Query = NonNullable<operations['listHeldForms']['parameters']['query']>;

async function list(query: Query = {}, client = administrator) {
  const { data } = await client.GET('/held-forms', { params: { query } });
  if (!data) throw new Error('no list');
  return data;
}

const pathOf = (formId: string) => ({ params: { path: { formId } } });
const decide = async (client: TestClient, decision: 'release' | 'delete', ...forms: readonly Pick<HeldForm, 'id'>[]) =>
  client.POST('/held-form-decisions', { body: { decision, formIds: forms.map(({ id }) => id) } });
const release = async (...forms: readonly Pick<HeldForm, 'id'>[]) =>
  (await decide(administrator, 'release', ...forms)).response.status;
const remove = async (...forms: readonly Pick<HeldForm, 'id'>[]) =>
  (await decide(administrator, 'delete', ...forms)).response.status;

async function onlyOne(): Promise<HeldForm> {
  const { items } = await list();
  const [form, ...others] = items;
  if (!form || others.length > 0) throw new Error(`${String(items.length)} forms are held`);
  return form;
}

const stored = async (kind: keyof typeof forms) =>
  (await database.pool.query<{ state: string }>(`select state from ${forms[kind].table}`)).rows;
const emailsTo = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address));
const trail = async () =>
  (
    await database.pool.query<{ action: string; subject: string }>(
      'select action, subject from audit_entries where actor_user_id = $1 order by id',
      [administratorId],
    )
  ).rows;

test('all held forms are listed, newest first, with their text and the reason they are held; the view is recorded', async () => {
  const emails: string[] = [];
  for (const kind of kinds) emails.push(await sendSuspicious(kind));
  const { items, ...page } = await list();
  const newestAt = clock.now().getTime() - 1000;
  expect(page).toEqual({
    page: 1,
    pageSize: 25,
    total: 3,
    totalIsExact: true,
    newestAt: new Date(newestAt).toISOString(),
  });
  expect(items.map(({ kind, email }) => [kind, email])).toEqual(
    kinds.map((kind, index) => [kind, emails[index]]).reverse(),
  );
  expect(items[2]).toMatchObject({
    firstName: 'Ana',
    lastName: 'Núñez',
    text: 'Is there a train?',
    reasons: ['decoy'],
    language: 'es',
  });
  expect((await list({ page: 2 })).items).toEqual([]);
  expect(await trail()).toEqual([{ action: 'held-forms-viewed', subject: 'held-forms' }]);
});

describe.each(kinds)('%s', (kind) => {
  test('a released form is like any other: it is new, and its emails are sent once', async () => {
    const email = await sendSuspicious(kind);
    expect(emailsTo(email)).toEqual([]);
    const before = emailsTo(center).length;
    const form = await onlyOne();
    expect((await Promise.all([release(form), release(form)])).sort()).toEqual([204, 409]);
    await jobsDone(database.pool);
    expect(emailsTo(email)).toHaveLength(1);
    expect(emailsTo(email)[0]?.html).toContain('<html lang="es">');
    expect(emailsTo(center)).toHaveLength(before + 1);
    expect(new Set(emailsTo(center).map(({ messageId }) => messageId)).size).toBe(before + 1);
    expect(await stored(kind)).toEqual([{ state: 'new' }]);
    expect((await list()).items).toEqual([]);
    // A released form can no longer be deleted as spam; the error names the person who released it.
    const { error } = await decide(await clientOf(readers[kind]), 'delete', form);
    expect(error).toMatchObject({ code: 'changed-meanwhile', params: { name: 'Rosa Vega', change: 'released' } });
    expect(await trail()).toContainEqual({ action: 'held-form-released', subject: `${kind}:${form.id}` });
  });

  test('a deleted form is gone, and nobody is emailed', async () => {
    const email = await sendSuspicious(kind);
    const form = await onlyOne();
    const before = smtp.received.length;
    expect((await Promise.all([remove(form), remove(form)])).sort()).toEqual([204, 409]);
    const { error } = await decide(await clientOf(readers[kind]), 'release', form);
    expect(error).toMatchObject({ code: 'changed-meanwhile', params: { name: 'Rosa Vega', change: 'deleted' } });
    expect((await administrator.GET('/held-forms/{formId}', pathOf(form.id))).response.status).toBe(404);
    await jobsDone(database.pool);
    expect(smtp.received).toHaveLength(before);
    expect(emailsTo(email)).toEqual([]);
    expect(await stored(kind)).toEqual([]);
    expect((await trail()).filter(({ action }) => action === 'held-form-deleted')).toEqual([
      { action: 'held-form-deleted', subject: `${kind}:${form.id}` },
    ]);
  });
});

test('a form that is not suspicious can be neither released nor deleted here', async () => {
  await sendSuspicious('prayer');
  const form = await onlyOne();
  await database.pool.query("update prayer_requests set state = 'inPrayer'");
  expect(await release(form)).toBe(409);
  expect(await remove(form)).toBe(409);
  expect(await remove({ id: randomUUID() })).toBe(404);
  expect(await stored('prayer')).toEqual([{ state: 'inPrayer' }]);
});

test.each([
  ['A', ['sabbath', 'contact']],
  ['S', ['sabbath']],
  ['P', ['prayer']],
  ['D', ['sabbath', 'prayer']],
])('%s sees and decides about %j', async (type, seen) => {
  for (const kind of kinds) await sendSuspicious(kind);
  const { items: all } = await list();
  const client = await clientOf(type);
  expect((await list({}, client)).items.map(({ kind }) => kind)).toEqual(seen);
  // A form that the user may not read is not found, and a decision that includes it has no effect.
  expect((await decide(client, 'release', ...all)).response.status).toBe(404);
  expect((await decide(client, 'delete', ...all)).response.status).toBe(404);
  for (const form of all) {
    const isSeen = seen.includes(form.kind);
    expect((await client.GET('/held-forms/{formId}', pathOf(form.id))).response.status).toBe(isSeen ? 200 : 404);
    if (!isSeen) expect((await decide(client, 'delete', form)).response.status).toBe(404);
    expect((await decide(client, 'release', form)).response.status).toBe(isSeen ? 204 : 404);
  }
  expect((await list()).items.map(({ kind }) => kind)).toEqual(
    all.map(({ kind }) => kind).filter((kind) => !seen.includes(kind)),
  );
  const [kind = ''] = seen;
  expect((await list({ kind: kind as 'prayer' }, client)).total).toBe(0);
});

test('the prayer team sees shared held requests without last name and address', async () => {
  await sendSuspicious('prayer');
  const { rows } = await database.pool.query<{ id: string }>(
    "update prayer_requests set last_name = 'Secreto', search_text = search_text || ' secreto' returning id",
  );
  const team = await clientOf('P');
  const { items, total } = await list({}, team);
  expect(items).toMatchObject([{ firstName: 'Ana', text: 'For my mother’s health' }]);
  const id = rows[0]?.id ?? '';
  const { data: opened } = await team.GET('/held-forms/{formId}', pathOf(id));
  for (const form of [items[0], opened]) {
    expect(form).toMatchObject({ id });
    expect(form).not.toHaveProperty('lastName');
    expect(form).not.toHaveProperty('email');
  }
  expect(total).toBe(1);
  // Hidden fields cannot be searched either.
  expect((await list({ search: 'mother' }, team)).total).toBe(1);
  for (const search of ['secreto', 'held', 'example.org']) expect((await list({ search }, team)).items).toEqual([]);
  expect((await list({ search: 'secreto' })).total).toBe(1);
  await database.pool.query('update prayer_requests set share_with_team = false');
  expect(await list({}, team)).toMatchObject({ items: [], total: 0, newestAt: null });
  expect((await decide(team, 'release', { id })).response.status).toBe(404);
  expect((await decide(team, 'delete', { id })).response.status).toBe(404);
  expect((await team.GET('/held-forms/{formId}', pathOf(id))).response.status).toBe(404);
});

test.each(['R', 'C', 'U'])('%s can neither see nor decide about held forms', async (type) => {
  await sendSuspicious('prayer');
  const form = await onlyOne();
  const other = await clientOf(type);
  expect((await other.GET('/held-forms')).response.status).toBe(403);
  expect((await other.GET('/held-forms/{formId}', pathOf(form.id))).response.status).toBe(403);
  expect((await decide(other, 'release', form)).response.status).toBe(403);
  expect((await decide(other, 'delete', form)).response.status).toBe(403);
  const query = { kind: 'held', since: new Date(0).toISOString() } as const;
  expect((await other.GET('/new-forms', { params: { query } })).response.status).toBe(403);
  expect(await stored('prayer')).toEqual([{ state: 'held' }]);
});

test('many are decided at once, all or none', async () => {
  for (const kind of [...kinds, ...kinds]) await sendSuspicious(kind);
  const { items } = await list();
  const [first, second, ...others] = items;
  if (!first || !second) throw new Error('not held');
  expect(await remove(first, second)).toBe(204);
  // One of them is gone, so none of the others changes.
  expect(await release(second, ...others)).toBe(409);
  expect(await release(...others, { id: randomUUID() })).toBe(404);
  expect((await list()).total).toBe(4);
  const before = smtp.received.length;
  expect(await release(...others, ...others)).toBe(204);
  await jobsDone(database.pool);
  // Each form is emailed to its sender and to staff once, even if it was listed twice.
  expect(smtp.received).toHaveLength(before + 8);
  expect((await list()).total).toBe(0);
  const actions = (await trail()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'held-form-released')).toHaveLength(4);
  expect(actions.filter((action) => action === 'held-form-deleted')).toHaveLength(2);
});

test('they are found by kind, reason, time and text, and sorted by name', async () => {
  for (const kind of kinds) await sendSuspicious(kind);
  const { items } = await list();
  const middle = items[1];
  if (!middle) throw new Error('not held');
  await database.pool.query("update prayer_requests set held_reasons = '{links,tooFast}', first_name = 'Álvaro'");
  await database.pool.query("update sabbath_requests set first_name = 'Zoe'");
  const idsOf = async (query: Query) => (await list(query)).items.map(({ id }) => id);
  const [sabbath, prayer, contact] = items.map(({ id }) => id);
  expect(await idsOf({ kind: 'contact' })).toEqual([contact]);
  expect(await idsOf({ reason: 'tooFast' })).toEqual([prayer]);
  expect(await idsOf({ reason: 'decoy' })).toEqual([sabbath, contact]);
  expect(await idsOf({ from: middle.receivedAt })).toEqual([sabbath, prayer]);
  expect(await idsOf({ to: middle.receivedAt })).toEqual([contact]);
  expect(await idsOf({ search: 'train' })).toEqual([contact]);
  expect(await idsOf({ sort: 'createdAt' })).toEqual([contact, prayer, sabbath]);
  expect(await idsOf({ sort: 'firstName' })).toEqual([prayer, contact, sabbath]);
  expect(await idsOf({ sort: '-firstName' })).toEqual([sabbath, contact, prayer]);
});

test('an open list learns how many arrived since, limited to those it may show', async () => {
  await sendSuspicious('contact');
  const { newestAt: since } = await list();
  if (since === null) throw new Error('nothing came');
  await sendSuspicious('prayer');
  await sendSuspicious('sabbath');
  const count = async (client: TestClient) =>
    (await client.GET('/new-forms', { params: { query: { kind: 'held', since } } })).data;
  expect(await count(administrator)).toEqual({ count: 2 });
  expect(await count(await clientOf('A'))).toEqual({ count: 1 });
  expect(await count(await clientOf('P'))).toEqual({ count: 1 });
});
