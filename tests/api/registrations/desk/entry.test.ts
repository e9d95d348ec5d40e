import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.context.db, 'open');
  const signIn = async () => {
    const { cookie } = await signInAs(server.context.db, 'R', clock.now());
    return server.clientWith({ Cookie: cookie });
  };
  [staff, colleague] = [await signIn(), await signIn()];
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Two adults and a child who do not stay overnight, 200 dollars each and 210 for the child. */
function form(overrides: Partial<Schemas['StaffRegistrationRequest']> = {}): Schemas['StaffRegistrationRequest'] {
  return {
    source: 'paper',
    registration: buildRegistration({
      eventId: 'open',
      members: [
        buildMember({ firstName: 'Ana', lastName: 'Luna' }),
        buildMember({ firstName: 'Teo', lastName: 'Luna' }),
        buildMember({ firstName: 'Leo', lastName: 'Luna', age: 8, responsible: 1 }),
      ],
      paymentMethod: 'Check',
      quotedTotalCents: 61_000,
      language: 'es',
    }),
    ...overrides,
  };
}

async function enter(body: Schemas['StaffRegistrationRequest'], key = buildIdempotencyKey(), client = staff) {
  const { data, error, response } = await client.POST('/staff-registrations', {
    params: { header: { 'Idempotency-Key': key } },
    body,
  });
  return { status: response.status, data, error };
}

const check = { method: 'Check', amountCents: 20_000, receivedOn: '2027-03-30', checkNumber: '77' } as const;

async function paymentsOf(registrationId: string) {
  const { data } = await staff.GET('/registrations/{registrationId}/payments', {
    params: { path: { registrationId } },
  });
  return data?.items ?? [];
}

async function signaturesOf(registrationId: string) {
  const { data } = await staff.GET('/registrations/{registrationId}/signed-waivers', {
    params: { path: { registrationId } },
  });
  return (data?.items ?? []).map(({ personName, signerName, relation, method, language }) =>
    [personName, signerName, relation, method, language].join(' / '),
  );
}

test('a form with a check and papers is recorded in one step, and once however often it is sent', async () => {
  const key = buildIdempotencyKey();
  const body = form({ payment: check, paperWaivers: { signedOn: '2027-03-29' } });
  const answers = await Promise.all([enter(body, key), enter(body, key), enter(body, key)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const again = await enter(body, key);
  expect(again).toMatchObject({ status: 200, data: { payment: { paidCents: 20_000, status: 'partPaid' } } });
  const id = again.data?.id ?? '';
  expect(await paymentsOf(id)).toMatchObject([{ kind: 'payment', ...check }]);
  expect((await signaturesOf(id)).sort()).toEqual([
    'Ana Luna / Ana Luna / self / paper / es',
    'Leo Luna / Teo Luna / parent / paper / es',
    'Teo Luna / Teo Luna / self / paper / es',
  ]);
});

test('an implausible payment registers nobody, and the corrected form goes through under the same key', async () => {
  const key = buildIdempotencyKey();
  const far = { ...check, amountCents: 6_100_000 };
  expect(await enter(form({ payment: far }), key)).toMatchObject({ status: 422, error: { code: 'payment-far-above' } });
  const later = { ...check, receivedOn: '2027-05-01' };
  expect(await enter(form({ payment: later }), key)).toMatchObject({
    status: 400,
    error: { errors: [{ pointer: '/payment/receivedOn', rule: 'maximum' }] },
  });
  expect(await enter(form({ paperWaivers: { signedOn: '2027-05-01' } }), key)).toMatchObject({
    status: 400,
    error: { errors: [{ pointer: '/paperWaivers/signedOn', rule: 'maximum' }] },
  });
  expect(await enter(form({ payment: check }), key)).toMatchObject({ status: 201 });
});

test('sending the same form under the same key completes the steps that failed after the party was registered', async () => {
  const key = buildIdempotencyKey();
  const first = await enter(form(), key);
  expect(first.status).toBe(201);
  const second = await enter(form({ payment: check }), key);
  expect(second).toMatchObject({ status: 200, data: { id: first.data?.id, payment: { paidCents: 20_000 } } });
  const other = await enter(form({ payment: { ...check, amountCents: 30_000 } }), key);
  expect(other).toMatchObject({ status: 409, error: { code: 'idempotency-key-reused' } });
});

test('own recent entries are listed, newest first, with the time left to undo each', async () => {
  const before = clock.now();
  const { data } = await enter(form({ payment: check }), buildIdempotencyKey(), colleague);
  const entries = async (client: TestClient) => (await client.GET('/staff-registrations', {})).data?.items ?? [];
  expect(await entries(colleague)).toEqual([
    {
      id: data?.id,
      reference: data?.reference,
      version: data?.version,
      state: 'pendingPayment',
      eventName: expect.any(String) as string,
      contactName: expect.any(String) as string,
      partySize: 3,
      totalCents: 61_000,
      paidCents: 20_000,
      enteredAt: before.toISOString(),
      undoableSeconds: 600,
    },
  ]);
  expect((await entries(staff)).map(({ id }) => id)).not.toContain(data?.id);

  await colleague.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: data?.id ?? '' } },
    body: { version: data?.version ?? 0, reason: 'Entered by mistake' },
  });
  expect(await entries(colleague)).toMatchObject([{ state: 'cancelled', undoableSeconds: 0 }]);
  const { items = [] } =
    (
      await colleague.GET('/registrations/{registrationId}/history', {
        params: { path: { registrationId: data?.id ?? '' } },
      })
    ).data ?? {};
  expect(items.map(({ kind }) => kind)).toContain('cancelled');

  for (let count = 0; count < 21; count += 1) {
    clock.advance(1000);
    await enter(form(), buildIdempotencyKey(), colleague);
  }
  const last = await entries(colleague);
  expect(last).toHaveLength(20);
  expect(last.map(({ enteredAt }) => enteredAt)).toEqual(
    last
      .map(({ enteredAt }) => enteredAt)
      .sort()
      .reverse(),
  );
});
