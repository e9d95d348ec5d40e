import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { signInAs } from '../../../support/users.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let staff: TestClient;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  await createEvent(server.context.db, 'small', { maxRegistrationCount: 3, paymentMethods: ['Zelle'] });
  await createEvent(server.context.db, 'open');
  const { cookie, userId } = await signInAs(server.context.db, 'R', clock.now());
  staffId = userId;
  staff = server.clientWith({ Cookie: cookie });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

/** Builds a request for adults who do not stay overnight, 200 dollars each. */
function build(people = 1, overrides: Partial<Schemas['RegistrationRequest']> = {}): Schemas['RegistrationRequest'] {
  const members = Array.from({ length: people }, () => buildMember());
  return buildRegistration({
    eventId: 'open',
    members,
    paymentMethod: 'Check',
    quotedTotalCents: 20_000 * people,
    ...overrides,
  });
}

async function register(
  registration: Schemas['RegistrationRequest'],
  source: Schemas['StaffSource'] = 'phone',
  key = buildIdempotencyKey(),
  client = staff,
) {
  const { data, error, response } = await client.POST('/staff-registrations', {
    params: { header: { 'Idempotency-Key': key } },
    body: { source, registration },
  });
  return { status: response.status, data, error };
}

async function historyOf(registrationId: string) {
  const { data } = await staff.GET('/registrations/{registrationId}/history', { params: { path: { registrationId } } });
  return data?.items ?? [];
}

async function trailOf(registrationId: string) {
  return server.context.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id', 'details'])
    .where('subject', '=', `registration:${registrationId}`)
    .where('action', '<>', 'registration-viewed')
    .orderBy('id')
    .execute();
}

describe('registering on a party’s behalf', () => {
  test('creates a registration like any other that shows who entered it and from which source', async () => {
    const made = await register(
      build(2, { contact: buildContact({ email: 'posted@example.org' }), language: 'es' }),
      'paper',
    );
    expect(made).toMatchObject({ status: 201, data: { state: 'pendingPayment', source: 'paper', language: 'es' } });
    const id = made.data?.id ?? '';
    expect(await historyOf(id)).toMatchObject([
      { kind: 'registered', by: 'staff', byName: 'Rosa Vega', details: { source: 'paper' } },
    ]);
    expect(await trailOf(id)).toEqual([
      { action: 'registration-created', actor_user_id: staffId, details: { source: 'paper' } },
    ]);
    const mail = await smtp.waitForMail(({ envelope }) => envelope.to.includes('posted@example.org'));
    expect(mail.subject).toContain(made.data?.reference);
    // The registration belongs to the party, not to the account that entered it.
    const { data: own } = await staff.GET('/account/registrations');
    expect(own?.items.map((item) => item.id)).not.toContain(id);
  });

  test('the same request under the same key is one registration and one entry in the trail', async () => {
    const key = buildIdempotencyKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(build(), 'phone', key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    const id = answers[0]?.data?.id ?? '';
    expect(new Set(answers.map(({ data }) => data?.id))).toEqual(new Set([id]));
    expect(await trailOf(id)).toHaveLength(1);
  });

  test('under a used key, another source makes it a different request', async () => {
    const key = buildIdempotencyKey();
    expect((await register(build(), 'phone', key)).status).toBe(201);
    const other = await register(build(), 'paper', key);
    expect([other.status, other.error?.code]).toEqual([409, 'idempotency-key-reused']);
  });

  test('a party without email is registered, shown and not emailed; online an email is required', async () => {
    const { email: _, ...contact } = buildContact({ lastName: 'Sin Correo' });
    const { data } = await register(build(1, { contact }));
    expect(data?.contact).toEqual(contact);
    const found = await staff.GET('/registrations', { params: { query: { search: 'sin correo' } } });
    expect(found.data?.items).toMatchObject([{ id: data?.id }]);
    const refused = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: build(1, { contact }),
    });
    expect(refused.error).toMatchObject({
      code: 'invalid-request',
      errors: [{ in: 'body', pointer: '/contact/email', rule: 'required' }],
    });
    const message = await staff.POST('/registrations/{registrationId}/messages', {
      params: { path: { registrationId: data?.id ?? '' }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { subject: 'Bring water', text: 'It will be warm.' },
    });
    expect([message.response.status, message.error?.code]).toEqual([422, 'party-without-email']);
  });

  test('cash and check are allowed even if they cannot be chosen online; PayPal is not', async () => {
    expect((await register(build(1, { eventId: 'small', paymentMethod: 'Cash' }))).status).toBe(201);
    expect((await register(build(1, { eventId: 'small', paymentMethod: 'PayPal' }))).error?.code).toBe(
      'payment-method-not-offered',
    );
  });

  test('staff have no extra places; a party may wait', async () => {
    expect((await register(build(3, { eventId: 'small' }))).error).toMatchObject({
      code: 'event-full',
      params: { placesLeft: 2 },
    });
    const waiting = await register(build(3, { eventId: 'small', joinsWaitingList: true }));
    expect(waiting.data).toMatchObject({ state: 'waitlisted', waitingPosition: 1 });
    expect(await historyOf(waiting.data?.id ?? '')).toMatchObject([
      { kind: 'waitlisted', by: 'staff', details: { source: 'phone' } },
    ]);
  });

  test('is possible after registration has closed, until the event has ended, and never before it opens', async () => {
    const registerAt = async (instant: string) => {
      clock.set(instant);
      const { cookie } = await signInAs(server.context.db, 'A', clock.now());
      return register(build(), 'walkIn', buildIdempotencyKey(), server.clientWith({ Cookie: cookie }));
    };
    expect((await registerAt('2027-05-10T12:00:00Z')).data).toMatchObject({
      state: 'pendingPayment',
      source: 'walkIn',
    });
    expect((await registerAt('2027-05-17T12:00:00Z')).error).toMatchObject({
      code: 'registration-not-open',
      params: { state: 'completed' },
    });
    expect((await registerAt('2027-02-27T12:00:00Z')).error).toMatchObject({
      code: 'registration-not-open',
      params: { state: 'notYetOpen' },
    });
    clock.set('2027-04-01T12:00:00Z');
  });
});
