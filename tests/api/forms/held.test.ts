import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
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
  const { cookie, userId } = await signInAs(server.parts.db, 'A,D', clock.now());
  administrator = server.clientWith({ Cookie: cookie });
  administratorId = userId;
});

beforeEach(async () => {
  await database.pool.query(
    'truncate form_answers, contact_messages, prayer_requests, sabbath_requests, online_session_mails, online_session_mails_off, audit_entries',
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

/** Sends a form of which the hidden field is filled in; answers the address that it gives. */
async function sendDoubtful(kind: keyof typeof forms): Promise<string> {
  number += 1;
  const email = `held${String(number)}@example.org`;
  const check = { stamp: makeStamp(server.parts.secrets, new Date(clock.now().getTime() - 60_000)), decoy: 'x' };
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

async function list(page?: number) {
  const { data } = await administrator.GET('/held-forms', { params: { query: page === undefined ? {} : { page } } });
  if (!data) throw new Error('no list');
  return data;
}

const pathOf = ({ kind, id }: Pick<HeldForm, 'kind' | 'id'>) => ({ params: { path: { kind, formId: id } } });
const release = async (form: Pick<HeldForm, 'kind' | 'id'>) =>
  (await administrator.POST('/held-forms/{kind}/{formId}/release', pathOf(form))).response.status;
const remove = async (form: Pick<HeldForm, 'kind' | 'id'>) =>
  (await administrator.DELETE('/held-forms/{kind}/{formId}', pathOf(form))).response.status;

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

test('all held forms are listed, newest first, with what was written and why it is doubted; the look is noted', async () => {
  const emails: string[] = [];
  for (const kind of kinds) emails.push(await sendDoubtful(kind));
  const { items, ...page } = await list();
  expect(page).toEqual({ page: 1, pageSize: 25, total: 3 });
  expect(items.map(({ kind, email }) => [kind, email])).toEqual(
    kinds.map((kind, index) => [kind, emails[index]]).reverse(),
  );
  expect(items[2]).toMatchObject({
    firstName: 'Ana',
    lastName: 'Núñez',
    text: 'Is there a train?',
    doubts: ['decoy'],
    language: 'es',
  });
  expect((await list(2)).items).toEqual([]);
  expect(await trail()).toEqual([{ action: 'held-forms-viewed', subject: 'held-forms' }]);
});

describe.each(kinds)('%s', (kind) => {
  test('a released form is like any other: it is new, and its emails go out once', async () => {
    const email = await sendDoubtful(kind);
    expect(emailsTo(email)).toEqual([]);
    const before = emailsTo(center).length;
    const form = await onlyOne();
    expect((await Promise.all([release(form), release(form)])).sort()).toEqual([204, 404]);
    await jobsDone(database.pool);
    expect(emailsTo(email)).toHaveLength(1);
    expect(emailsTo(email)[0]?.html).toContain('<html lang="es">');
    expect(emailsTo(center)).toHaveLength(before + 1);
    expect(new Set(emailsTo(center).map(({ messageId }) => messageId)).size).toBe(before + 1);
    expect(await stored(kind)).toEqual([{ state: 'new' }]);
    expect((await list()).items).toEqual([]);
    // What is let in can no longer be deleted as doubtful.
    expect(await remove(form)).toBe(404);
    expect(await trail()).toContainEqual({ action: 'held-form-released', subject: `${kind}:${form.id}` });
  });

  test('a deleted form is gone, and nobody is written to', async () => {
    const email = await sendDoubtful(kind);
    const form = await onlyOne();
    const before = smtp.received.length;
    expect((await Promise.all([remove(form), remove(form)])).sort()).toEqual([204, 404]);
    expect(await release(form)).toBe(404);
    await jobsDone(database.pool);
    expect(smtp.received).toHaveLength(before);
    expect(emailsTo(email)).toEqual([]);
    expect(await stored(kind)).toEqual([]);
    expect((await trail()).filter(({ action }) => action === 'held-form-deleted')).toEqual([
      { action: 'held-form-deleted', subject: `${kind}:${form.id}` },
    ]);
  });
});

test('a form that is not doubtful is neither released nor deleted here', async () => {
  await sendDoubtful('prayer');
  const form = await onlyOne();
  await database.pool.query("update prayer_requests set state = 'inPrayer'");
  expect(await release(form)).toBe(404);
  expect(await remove(form)).toBe(404);
  expect(await remove({ kind: 'contact', id: form.id })).toBe(404);
  expect(await stored('prayer')).toEqual([{ state: 'inPrayer' }]);
});

const clientOf = async (type: string) =>
  server.clientWith({ Cookie: (await signInAs(server.parts.db, type, clock.now())).cookie });

test.each([
  ['A', ['sabbath', 'contact']],
  ['S', ['sabbath']],
  ['P', ['prayer']],
  ['D', ['sabbath', 'prayer']],
])('%s sees and decides about %j', async (type, seen) => {
  for (const kind of kinds) await sendDoubtful(kind);
  const { items: all } = await list();
  const client = await clientOf(type);
  const { data } = await client.GET('/held-forms');
  expect(data?.items.map(({ kind }) => kind)).toEqual(seen);
  for (const form of all) {
    const { response } = await client.POST('/held-forms/{kind}/{formId}/release', pathOf(form));
    expect(response.status).toBe(seen.includes(form.kind) ? 204 : 403);
    if (seen.includes(form.kind)) continue;
    expect((await client.DELETE('/held-forms/{kind}/{formId}', pathOf(form))).response.status).toBe(403);
  }
  const [kind = ''] = seen;
  const { data: ofKind } = await client.GET('/held-forms', { params: { query: { kind: kind as 'prayer' } } });
  expect(ofKind?.total).toBe(0);
});

test('the prayer team sees held requests that were shared, without last name and address', async () => {
  await sendDoubtful('prayer');
  const { rows } = await database.pool.query<{ id: string }>(
    "update prayer_requests set last_name = 'Secreto' returning id",
  );
  const team = await clientOf('P');
  const { data } = await team.GET('/held-forms');
  expect(data?.items).toMatchObject([{ firstName: 'Ana', text: 'For my mother’s health' }]);
  expect(data?.items[0]).not.toHaveProperty('lastName');
  expect(data?.items[0]).not.toHaveProperty('email');
  await database.pool.query('update prayer_requests set share_with_team = false');
  expect((await team.GET('/held-forms')).data?.items).toEqual([]);
  const form = { kind: 'prayer' as const, id: rows[0]?.id ?? '' };
  expect((await team.POST('/held-forms/{kind}/{formId}/release', pathOf(form))).response.status).toBe(404);
  expect((await team.DELETE('/held-forms/{kind}/{formId}', pathOf(form))).response.status).toBe(404);
});

test.each(['R', 'C', 'U'])('%s neither sees nor decides about held forms', async (type) => {
  await sendDoubtful('prayer');
  const form = await onlyOne();
  const other = await clientOf(type);
  expect((await other.GET('/held-forms')).response.status).toBe(403);
  expect((await other.POST('/held-forms/{kind}/{formId}/release', pathOf(form))).response.status).toBe(403);
  expect((await other.DELETE('/held-forms/{kind}/{formId}', pathOf(form))).response.status).toBe(403);
  expect(await stored('prayer')).toEqual([{ state: 'held' }]);
});
