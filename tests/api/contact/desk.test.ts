import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContactMessage } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { startStaffDesk } from '../forms/staff-desk.ts';

let desk: Awaited<ReturnType<typeof startStaffDesk>>;
let staff: TestClient;
let number = 0;

beforeAll(async () => {
  desk = await startStaffDesk();
  staff = (await desk.staff('A')).client;
});

afterAll(async () => {
  await desk.close();
});

const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });

/** Sends a message from a new person; returns it as the list shows it. */
async function send() {
  number += 1;
  desk.clock.advance(1000);
  const email = `writes${String(number)}@example.org`;
  await desk.server.client.POST('/contact-messages', {
    params: { header: header() },
    body: { form: buildContactMessage({ email }), language: 'es', check: desk.check() },
  });
  await jobsDone(desk.database.pool);
  const { data } = await staff.GET('/contact-messages', { params: { query: { search: email } } });
  const [message] = data?.items ?? [];
  if (!message) throw new Error('not listed');
  return { ...message, email, emails: desk.emailsTo(email).length };
}

const read = async (requestId: string) => {
  const { data } = await staff.GET('/contact-messages/{requestId}', { params: { path: { requestId } } });
  if (!data) throw new Error('not there');
  return data;
};

test('messages are listed newest first, with the sender’s contact details', async () => {
  const [older, newer] = [await send(), await send()];
  const { data } = await staff.GET('/contact-messages', { params: { query: { search: 'writes' } } });
  expect(data?.items.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(older).toMatchObject({ state: 'new', text: 'Is there a train?' });
  expect(await read(older.id)).toMatchObject({ language: 'es', email: older.email, answers: [], changedByName: null });
});

test.each(['P', 'D', 'S', 'R', 'U'])('%s reads no messages', async (types) => {
  const { client } = await desk.staff(types);
  expect((await client.GET('/contact-messages')).response.status).toBe(403);
});

test('an answer is sent once, in the layout of the writer’s language, and is kept with the message', async () => {
  const message = await send();
  const text = 'Yes: line 4.\n\n<b>Every</b> hour.';
  const params = { path: { kind: 'contact' as const, formId: message.id }, header: header() };
  const answer = async () => staff.POST('/form-answers/{kind}/{formId}', { params, body: { version: 1, text } });
  expect((await answer()).response.status).toBe(204);
  expect((await answer()).response.status).toBe(204);
  await jobsDone(desk.database.pool);
  const [email, ...others] = desk.emailsTo(message.email).slice(message.emails);
  expect(others).toEqual([]);
  expect(email?.html).toContain('<html lang="es">');
  expect(email?.text).toContain('Every hour.');
  expect(email?.text).not.toContain('Is there a train?');
  expect(await read(message.id)).toMatchObject({ state: 'answered', answers: [{ text, byName: 'Rosa Vega' }] });
  await desk.database.pool.query('delete from contact_messages where id = $1', [message.id]);
  expect(
    (await desk.database.pool.query('select from form_answers where contact_id = $1', [message.id])).rowCount,
  ).toBe(0);
});

test('an answer whose first attempt changed the version is sent once, and other words need another key', async () => {
  const message = await send();
  const params = { path: { kind: 'contact' as const, formId: message.id }, header: header() };
  const answer = async (text: string) =>
    staff.POST('/form-answers/{kind}/{formId}', {
      params,
      body: { version: (await read(message.id)).version, text },
    });
  expect((await answer('Line 4')).response.status).toBe(204);
  expect((await answer('Line 4')).response.status).toBe(204);
  expect((await answer('Line 5')).error).toMatchObject({ code: 'idempotency-key-reused' });
  await jobsDone(desk.database.pool);
  expect(desk.emailsTo(message.email)).toHaveLength(message.emails + 1);
  expect((await read(message.id)).answers).toHaveLength(1);
});

test('an answer that the recipient’s mail server refuses permanently is shown as refused, and a later one is not', async () => {
  const message = await send();
  const answer = async (text: string) => {
    const params = { path: { kind: 'contact' as const, formId: message.id }, header: header() };
    const { version } = await read(message.id);
    await staff.POST('/form-answers/{kind}/{formId}', { params, body: { version, text } });
    await jobsDone(desk.database.pool);
    return (await read(message.id)).answers.map(({ refusedAt }) => refusedAt);
  };
  desk.smtp.refuseRecipient(message.email);
  const refusedAt = desk.clock.now().toISOString();
  expect(await answer('Line 4')).toEqual([refusedAt]);
  desk.smtp.refuseRecipient(undefined);
  desk.clock.advance(1000);
  expect(await answer('Line 5')).toEqual([refusedAt, undefined]);
});

test('an answer to a message that changed in the meantime is not sent', async () => {
  const message = await send();
  const requests = [{ id: message.id, version: message.version }];
  await staff.POST('/contact-message-states', { body: { state: 'archived', requests } });
  const params = { path: { kind: 'contact' as const, formId: message.id }, header: header() };
  const { error } = await staff.POST('/form-answers/{kind}/{formId}', { params, body: { version: 1, text: 'Yes' } });
  expect(error).toMatchObject({ code: 'changed-meanwhile', params: { state: 'archived' } });
  await jobsDone(desk.database.pool);
  expect(desk.emailsTo(message.email)).toHaveLength(message.emails);
});

test('only users who can read a kind of form can answer it', async () => {
  const message = await send();
  const params = { path: { kind: 'contact' as const, formId: message.id }, header: header() };
  for (const types of ['P', 'S', 'D']) {
    const { client } = await desk.staff(types);
    const { response } = await client.POST('/form-answers/{kind}/{formId}', {
      params,
      body: { version: 1, text: 'Yes' },
    });
    expect(response.status).toBe(403);
  }
});
