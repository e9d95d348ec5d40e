import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostPeople } from '../../../../api/platform/contract/limits.gen.ts';
import { createIntake } from '../../../../api/registrations/create/register.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createEvent } from '../../../factories/event.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

type Body = ReturnType<typeof buildRegistration>;

const openDay = '2027-04-01T12:00:00Z';
const clock = createClock(openDay);
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

beforeEach(() => {
  clock.set(openDay);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function submit(body: Body, key = buildIdempotencyKey()) {
  const { data, error, response } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': key } },
    body,
  });
  return { status: response.status, data, error };
}

async function takenOf(eventId: string): Promise<number> {
  const query = server.context.db.selectFrom('event_places').select('taken').where('event_id', '=', eventId);
  return (await query.executeTakeFirstOrThrow()).taken;
}

async function countRegistrations(eventId: string): Promise<number> {
  const query = server.context.db.selectFrom('registrations').select('id').where('event_id', '=', eventId);
  return (await query.execute()).length;
}

const family: Body['members'] = [
  buildMember({ firstName: 'José', age: 42, gender: 'male' }),
  buildMember({ firstName: 'Marta', age: 41, gender: 'female', lodging: 'room' }),
  buildMember({ firstName: 'Gone', age: 30, deleted: true }),
  buildMember({ firstName: 'Lucía', age: 15 }),
  buildMember({ firstName: 'Tomás', age: 9 }),
];

describe('a valid registration', () => {
  test('returns everything: people, price line by line, payment, and a key', async () => {
    const eventId = await createEvent(server.context.db, 'whole');
    const { status, data } = await submit(
      buildRegistration({ eventId, rooms: 1, members: family, quotedTotalCents: 87_500, paymentMethod: 'Zelle' }),
    );
    expect(status).toBe(201);
    const { reference } = data?.registration ?? { reference: '' };
    expect(reference).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
    expect(data?.registration).toMatchObject({
      state: 'pendingPayment',
      rooms: 1,
      event: { id: eventId, start_date: '14-MAY-2027' },
      members: [
        { firstName: 'José', age: 42, band: 'adult', gender: 'male', lodging: 'room' },
        { firstName: 'Marta', age: 41, band: 'adult', gender: 'female', lodging: 'room' },
        { firstName: 'Lucía', age: 15, band: 'teen', lodging: 'room' },
        { firstName: 'Tomás', age: 9, band: 'child', lodging: 'room' },
      ],
      quote: {
        lines: [
          { band: 'room', quantity: 1, unitCents: 38_500, totalCents: 38_500 },
          { band: 'additionalAdult', quantity: 1, unitCents: 23_000, totalCents: 23_000 },
          { band: 'teen', quantity: 1, unitCents: 5_000, totalCents: 5_000 },
          { band: 'child', quantity: 1, unitCents: 21_000, totalCents: 21_000 },
        ],
        totalCents: 87_500,
      },
      payment: { method: 'Zelle', amountCents: 87_500, reference },
      createdAt: '2027-04-01T12:00:00.000Z',
    });
    expect(data?.registration.payment.instructions).toContain(`memo ${reference}`);
    expect(data?.registration.payment).not.toHaveProperty('check');
    expect(await takenOf(eventId)).toBe(4);
  });

  test('every property of a person is read back as it was stored, even after a change', async () => {
    const eventId = await createEvent(server.context.db, 'read-back');
    const members = [
      buildMember({ firstName: 'José', age: 42, gender: 'male', lodging: 'room' }),
      buildMember({ firstName: 'Marta', age: 41, gender: 'female', lodging: 'none' }),
      buildMember({ firstName: 'Lucía', age: 15, responsible: 1 }),
    ];
    const body = buildRegistration({ eventId, rooms: 1, members, quotedTotalCents: 63_500 });
    const { data } = await submit(body);
    if (!data) throw new Error('not registered');
    const party = server.clientWith({ Authorization: `Bearer ${data.key}` });
    const params = { path: { registrationId: data.registration.id } };
    const read = async () =>
      (await party.GET('/registrations/{registrationId}/confirmation', { params })).data?.registration.members;
    const made = await read();
    expect(made).toEqual(data.registration.members);
    const [jose, marta, lucia] = made ?? [];
    expect([jose?.gender, marta?.lodging, lucia?.responsibleId]).toEqual(['male', 'none', marta?.id]);

    const changed = [
      { id: jose?.id, firstName: 'José', lastName: 'Vega', age: 42, lodging: 'room' },
      { id: marta?.id, firstName: 'Marta', lastName: 'Sol', age: 41, gender: 'female', lodging: 'none' },
      {
        id: lucia?.id,
        firstName: 'Lucía',
        lastName: 'Sol',
        age: 15,
        gender: 'female',
        lodging: 'room',
        responsible: 0,
      },
    ] as const;
    const { data: after, error } = await party.PUT('/registrations/{registrationId}/party', {
      params,
      body: {
        version: data.registration.version,
        contact: body.contact,
        party: { rooms: 1, members: [...changed] },
        quotedTotalCents: 63_500,
      },
    });
    expect(error).toBeUndefined();
    expect(await read()).toEqual(after?.members);
    expect(after?.members).toMatchObject([
      { ...changed[0], band: 'adult' },
      { ...changed[1], band: 'adult' },
      { firstName: 'Lucía', gender: 'female', responsibleId: jose?.id },
    ]);
  });

  test('shows where to mail a check only if it is to be paid by check', async () => {
    const eventId = await createEvent(server.context.db, 'checks');
    const of = async (paymentMethod: 'Check' | 'Cash') =>
      (await submit(buildRegistration({ eventId, paymentMethod, quotedTotalCents: 20_000 }))).data?.registration
        .payment;
    expect((await of('Check'))?.check).toEqual({
      payee: 'The Retreat Center',
      mailTo: ['The Retreat Center', 'Street and number', 'City, State ZIP'],
    });
    expect(await of('Cash')).not.toHaveProperty('check');
  });

  test('is confirmed at once when it is free', async () => {
    const eventId = await createEvent(server.context.db, 'free', { rates: { adultRetreatRate: 0 } });
    const { data } = await submit(buildRegistration({ eventId, quotedTotalCents: 0 }));
    expect(data?.registration.state).toBe('confirmed');
  });

  test('can be read again with its key, in either language, and with nothing else', async () => {
    const { data } = await submit(buildRegistration());
    if (!data) throw new Error('not registered');
    const registrationId = data.registration.id;
    const read = (key: string, lng: 'en' | 'es' = 'es') =>
      server.client.GET('/registrations/{registrationId}/confirmation', {
        params: { path: { registrationId }, query: { lng } },
        headers: { Authorization: `Bearer ${key}` },
      });
    const again = await read(data.key, 'en');
    expect(again.data).toMatchObject(data);
    expect((await read(data.key)).data?.registration.event.name).toBe('Convención Bíblica de Nueva York 2027');
    const other = await submit(buildRegistration());
    expect((await read(other.data?.key ?? '')).error?.code).toBe('unauthenticated');
    expect((await read('x')).response.status).toBe(401);
  });
});

describe('a refused registration', () => {
  test('lists everything that is wrong with the body, by pointer and rule', async () => {
    const body = buildRegistration({
      members: [buildMember({ firstName: ' ', age: 121 })],
      contact: buildContact({ email: 'guest@guest.com', phone: '+10000000000' }),
    });
    const { status, error } = await submit({ ...body, rooms: -1 }, 'short');
    expect(status).toBe(400);
    const found =
      error && 'errors' in error
        ? error.errors?.map(({ in: place, pointer, rule }) => `${place} ${pointer} ${rule}`)
        : [];
    expect(found?.sort()).toEqual([
      'body /contact/email pattern',
      'body /contact/phone pattern',
      'body /members/0/age maximum',
      'body /members/0/firstName pattern',
      'body /rooms minimum',
      'header /Idempotency-Key pattern',
    ]);
  });

  test.each<[string, Partial<Body>, number, string, object | undefined]>([
    ['unknown event', { eventId: 'rome-2030' }, 404, 'not-found', undefined],
    [
      'nobody left',
      { members: [buildMember({ deleted: true })], quotedTotalCents: 0 },
      422,
      'no-active-members',
      undefined,
    ],
    ['a room at a convention', { rooms: 1 }, 422, 'rooms-not-offered', undefined],
    [
      'a way of paying that the event has not',
      { paymentMethod: 'Cash' },
      422,
      'payment-method-not-offered',
      { paymentMethod: 'Cash' },
    ],
    [
      'another price',
      { quotedTotalCents: 9_900 },
      409,
      'quote-changed',
      { quotedTotalCents: 9_900, totalCents: 10_000 },
    ],
    [
      'an event paid by PayPal',
      { eventId: 'washington-dc-convention-2027', paymentMethod: 'PayPal', quotedTotalCents: 5_000 },
      422,
      'payment-method-not-offered',
      { paymentMethod: 'PayPal' },
    ],
  ])('%s', async (_name, overrides, status, code, params) => {
    const answer = await submit(buildRegistration(overrides));
    expect(answer.status).toBe(status);
    expect(answer.error?.code).toBe(code);
    expect(answer.error?.params).toEqual(params);
  });

  test('points to each member whose age has no price', async () => {
    const members = [
      buildMember(),
      buildMember({ age: 15 }),
      buildMember({ age: 3, deleted: true }),
      buildMember({ age: 7 }),
    ];
    const { status, error } = await submit(buildRegistration({ members }));
    expect(status).toBe(422);
    expect(error).toMatchObject({
      code: 'band-not-offered',
      errors: [
        { in: 'body', pointer: '/members/1/age', rule: 'bandNotOffered', params: { band: 'teen' } },
        { in: 'body', pointer: '/members/3/age', rule: 'bandNotOffered', params: { band: 'child' } },
      ],
    });
  });

  test.each([
    ['2026-10-31T00:00:00Z', 'notYetOpen'],
    ['2027-05-01T04:00:00Z', 'closed'],
    ['2027-05-20T00:00:00Z', 'completed'],
  ])('at %s registration is %s', async (now, state) => {
    clock.set(now);
    const { status, error } = await submit(buildRegistration());
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'registration-not-open', params: { state } });
  });

  test('shows the maximum number of people in a registration, and the number found', async () => {
    const eventId = await createEvent(server.context.db, 'crowd');
    const members = Array.from({ length: mostPeople + 1 }, () => buildMember());
    const tooMany = { in: 'body', pointer: '/members', rule: 'maxItems', params: { limit: 200, found: 201 } };
    const { status, error } = await submit(
      buildRegistration({ eventId, members, quotedTotalCents: 20_000 * members.length }),
    );
    expect([status, error]).toMatchObject([400, { code: 'invalid-request', errors: [tooMany] }]);
    const quoted = await server.client.POST('/quotes', {
      body: { eventId, rooms: 0, members: members.map(({ age }) => ({ age })) },
    });
    expect(quoted.error?.errors).toEqual([tooMany]);
    const party = await submit(
      buildRegistration({ eventId, members: members.slice(1), quotedTotalCents: 20_000 * mostPeople }),
    );
    expect(party.status).toBe(201);
  });

  test('a party larger than the places left is refused whole, and nothing of it is stored', async () => {
    const eventId = await createEvent(server.context.db, 'small', { maxRegistrationCount: 3 });
    const party = (count: number): Body =>
      buildRegistration({
        eventId,
        members: Array.from({ length: count }, () => buildMember()),
        quotedTotalCents: 20_000 * count,
      });
    expect((await submit(party(2))).status).toBe(201);
    const { status, error } = await submit(party(2));
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'event-full', params: { placesLeft: 1 } });
    expect(await countRegistrations(eventId)).toBe(1);
    expect((await submit(party(1))).status).toBe(201);
    expect(await takenOf(eventId)).toBe(3);
    const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId } } });
    expect(data?.registration).toMatchObject({ state: 'full', placesLeft: 0 });
  });
});

describe('the idempotency key', () => {
  test('repeating the same body returns the same registration, even after the event closed', async () => {
    const key = buildIdempotencyKey();
    const body = buildRegistration();
    const first = await submit(body, key);
    clock.set('2027-12-01T00:00:00Z');
    const { members, contact, ...rest } = body;
    const second = await submit({ contact, members, ...rest }, key);
    expect([first.status, second.status]).toEqual([201, 200]);
    const { id, reference, members: people, quote } = first.data?.registration ?? {};
    expect(second.data).toMatchObject({
      key: first.data?.key,
      registration: { id, reference, members: people, quote },
    });
  });

  test('another body under a used key is a conflict, even one that would be refused', async () => {
    const key = buildIdempotencyKey();
    await submit(buildRegistration(), key);
    const other = await submit(buildRegistration({ contact: buildContact({ firstName: 'Eva' }) }), key);
    expect([other.status, other.error?.code]).toEqual([409, 'idempotency-key-reused']);
    const wrong = await submit(buildRegistration({ quotedTotalCents: 1 }), key);
    expect(wrong.error?.code).toBe('idempotency-key-reused');
  });

  test('a refused request does not use up the key', async () => {
    const key = buildIdempotencyKey();
    expect((await submit(buildRegistration({ quotedTotalCents: 1 }), key)).status).toBe(409);
    expect((await submit(buildRegistration(), key)).status).toBe(201);
  });

  test('the same request many times at once makes one registration', async () => {
    const eventId = await createEvent(server.context.db, 'parallel-key');
    const key = buildIdempotencyKey();
    const body = buildRegistration({ eventId, quotedTotalCents: 20_000 });
    const answers = await Promise.all(Array.from({ length: 16 }, () => submit(body, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 15 }, () => 200), 201]);
    expect(new Set(answers.map(({ data }) => data?.registration.id)).size).toBe(1);
    expect(await takenOf(eventId)).toBe(1);
  });
});

test('a reference that is already used is drawn again', async () => {
  const draws = [...Array.from({ length: 12 }, () => 0), ...Array.from({ length: 6 }, () => 1)];
  const draw = (): number => draws.shift() ?? 2;
  const register = createIntake(server.context, draw);
  const references: string[] = [];
  for (const idempotencyKey of [buildIdempotencyKey(), buildIdempotencyKey()]) {
    const { record } = await register({ request: buildRegistration(), idempotencyKey, readerLanguage: 'en' });
    references.push(record.reference);
  }
  expect(references).toEqual(['CCC-CCC', 'DDD-DDD']);
});
