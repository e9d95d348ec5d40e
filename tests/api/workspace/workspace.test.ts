import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { userTypes } from '../../../api/access/rules.ts';
import { audit } from '../../../api/audit/audit.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { createUser, signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];

const day = 24 * 60 * 60_000;
/** Ten days before the event, at ten in the morning there. */
const clock = createClock('2027-05-04T14:00:00Z');
const convention = 'workspace-convention';
const leftJobs = "select id from jobs.job where state in ('created', 'retry', 'active')";
let database: TestDatabase;
let server: TestServer;
const clients = new Map<string, TestClient>();
let registrar: TestClient;
let registrarId: number;

/** Creates a party of Ana and her people, and sets these columns of its row. */
async function makeParty(row: Readonly<Record<string, unknown>> = {}, people = 1): Promise<string> {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: convention,
      contact: buildContact({ email: `${randomUUID()}@example.org` }),
      members: Array.from({ length: people }, () => buildMember()),
      quotedTotalCents: 10_000 * people,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  const { registration } = data;
  // Wait for its email jobs, since they write to the row too.
  await vi.waitUntil(async () => (await database.pool.query(leftJobs)).rowCount === 0, { timeout: 10_000 });
  await server.context.db
    .updateTable('registrations')
    .set({ address_unconfirmed_since: null, ...row })
    .where('id', '=', registration.id)
    .execute();
  return registration.id;
}

async function open(client: TestClient): Promise<Schemas['Workspace']> {
  const { data, error } = await client.GET('/workspace', { params: { query: { lng: 'en' } } });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

const counts = ({ openWork }: Schemas['Workspace']) => openWork.map(({ kind, count }) => [kind, count]);

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { db } = server.context;
  await db.updateTable('events').set({ status: 'Completed' }).execute();
  await createEvent(db, convention, {
    type: 'Convention',
    reg_end_date: '13-MAY-2027',
    maxRegistrationCount: 13,
    rates: { adultRetreatRate: 100 },
  });
  for (const type of userTypes)
    clients.set(type, server.clientWith({ Cookie: (await signInAs(db, type, clock.now())).cookie }));
  const { cookie, userId } = await signInAs(db, 'R', clock.now());
  registrar = server.clientWith({ Cookie: cookie });
  registrarId = userId;
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('a new center has no open work, and lists the upcoming events', async () => {
  const workspace = await open(registrar);
  expect(workspace).toEqual({
    openWork: [],
    actions: [],
    events: [
      {
        eventId: convention,
        eventName: 'Weekend of prayer',
        start_date: '14-MAY-2027',
        end_date: '16-MAY-2027',
        registration: expect.objectContaining({ state: 'open', placesLeft: 13 }) as unknown,
        taken: 0,
        maxRegistrationCount: 13,
        figures: { currency: 'USD', receivedCents: 0, openCents: 0, arrivedPeople: 0, expectedPeople: 0 },
      },
    ],
  });
});

test.each([
  ['A', true],
  ['R', true],
  ['C', false],
  ['D', false],
  ['S', false],
  ['P', false],
])('a hidden event is listed only for users who may open it: type %s', async (type, isListed) => {
  const { db } = server.context;
  const client = clients.get(type);
  if (!client) throw new Error(type);
  const hide = (hidden_at: Date | null) =>
    db.updateTable('events').set({ hidden_at }).where('id', '=', convention).execute();
  await hide(clock.now());
  const { events } = await open(client);
  await hide(null);
  expect(events.map(({ eventId }) => eventId)).toEqual(isListed ? [convention] : []);
});

describe('with one of everything', () => {
  beforeAll(async () => {
    const { db } = server.context;
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * day);
    await makeParty({ created_at: before(20), owes_since: before(11) });
    await makeParty({ owes_since: before(9), paid_cents: 4000 });
    await makeParty({ state: 'offered', held_until: new Date('2027-05-05T03:59:00Z') });
    await makeParty({ state: 'offered', held_until: new Date('2027-05-05T04:01:00Z') });
    await makeParty({ help_asked_at: before(1) });
    await makeParty({ help_asked_at: before(1), help_answered_at: now });
    await makeParty({ email_problem: 'refused', state: 'confirmed', owes_since: null, paid_cents: 10_000 });
    await makeParty({ email_problem: 'refused', state: 'cancelled', owes_since: null });
    const here = await makeParty({ address_unconfirmed_since: before(1), state: 'checkedIn' }, 2);
    // One of the two has arrived.
    await sql`
      insert into attendances (member_id, kind, registration_id, at)
      select id, 'arrived', registration_id, ${now} from registration_members where registration_id = ${here} and position = 0
    `.execute(db);
    const refunded = await makeParty();
    const pending = await makeParty();
    const refund = {
      client_id: 'client',
      amount_cents: 100,
      currency: 'USD',
      idempotency_key: '',
      body_hash: '',
      updated_at: before(3),
    };
    const refunds = [
      // Refused, then requested again, which has not taken long yet.
      { capture_id: 'ONE', registration_id: pending, state: 'refused', created_at: before(3), check_at: null },
      { capture_id: 'ONE', registration_id: pending, state: 'pending', created_at: before(1), check_at: now },
      // Refused permanently.
      { capture_id: 'TWO', registration_id: refunded, state: 'refused', created_at: before(1), check_at: null },
    ] as const;
    await db
      .insertInto('paypal_refunds')
      .values(refunds.map((one) => ({ ...refund, ...one, id: randomUUID(), idempotency_key: randomUUID() })))
      .execute();
    await db
      .insertInto('unmatched_payments')
      .values({
        id: randomUUID(),
        capture_id: 'THREE',
        client_id: 'client',
        amount_cents: 100,
        currency: 'USD',
        reason: 'unknown',
        captured_at: now,
        created_at: now,
      })
      .execute();
    const form = {
      first_name: 'Ana',
      language: 'en',
      origin: 'app',
      body_hash: '',
      search_text: '',
      created_at: now,
      updated_at: now,
      delete_after: new Date('2028-01-01'),
    } as const;
    const prayer = (state: 'new' | 'held' | 'prayed') => ({
      ...form,
      id: randomUUID(),
      idempotency_key: randomUUID(),
      state,
      held_reasons: state === 'held' ? ['tooFast'] : [],
      prayer_request: 'For peace',
      share_with_team: true,
      tell_when_prayed: false,
    });
    await db
      .insertInto('prayer_requests')
      .values([
        prayer('new'),
        prayer('new'),
        { ...prayer('new'), share_with_team: false },
        prayer('held'),
        { ...prayer('prayed'), prayed_at: now },
      ])
      .execute();
    await db
      .insertInto('contact_messages')
      .values({
        ...form,
        id: randomUUID(),
        idempotency_key: randomUUID(),
        state: 'new',
        held_reasons: [],
        last_name: 'Vega',
        email: 'ana@example.org',
        message: 'Is there a train?',
      })
      .execute();
    await db
      .insertInto('sabbath_requests')
      .values({
        ...form,
        id: randomUUID(),
        idempotency_key: randomUUID(),
        state: 'new',
        held_reasons: [],
        last_name: 'Vega',
        email: 'ana@example.org',
        kind: 'prayer',
        day: '2027-05-08',
      })
      .execute();
    const mailingId = randomUUID();
    const text = { subject: 'Hello', text: '' };
    const texts = JSON.stringify({ en: text, es: text });
    await db
      .insertInto('mailings')
      .values({ id: mailingId, state: 'done', audience: '{"eventIds":[]}', texts, created_at: now, sent_at: now })
      .execute();
    // Nobody is reminded of this one anymore.
    const pastId = randomUUID();
    const past = new Date(now.getTime() - 31 * 24 * 60 * 60_000);
    await db
      .insertInto('mailings')
      .values({ id: pastId, state: 'done', audience: '{"eventIds":[]}', texts, created_at: past, sent_at: past })
      .execute();
    const recipient = { mailing_id: mailingId, first_name: 'Ana', language: 'en', next_try_at: now } as const;
    await db
      .insertInto('mailing_recipients')
      .values([
        { ...recipient, address: 'ana@example.org', state: 'failed' },
        { ...recipient, address: 'eva@example.org', state: 'uncertain' },
        { ...recipient, mailing_id: pastId, address: 'eva@example.org', state: 'failed' },
      ])
      .execute();
  });

  const ofRegistrations = [
    ['offersEndingToday', 1],
    ['missingSignatures', 11],
    ['helpRequests', 1],
    ['unmatchedPayments', 1],
    ['stuckRefunds', 1],
    ['overduePayments', 1],
    ['unconfirmedAddresses', 1],
    ['failedEmails', 1],
    ['failedMailings', 1],
  ];
  const heldPrayers = [['heldPrayerRequests', 1]];
  const sabbath = [['newSabbathRequests', 1]];

  test.each([
    ['A', [...ofRegistrations, ...sabbath, ['newMessages', 1]], true],
    ['R', ofRegistrations, true],
    ['C', [], false],
    ['D', [['newPrayerRequests', 3], ...sabbath, ...heldPrayers], false],
    ['S', sabbath, false],
    // The team does not count requests that were not shared.
    ['P', [['newPrayerRequests', 2], ...heldPrayers], false],
  ])('type %s sees its counts and no others', async (type, expected, seesFigures) => {
    const client = clients.get(type);
    if (!client) throw new Error(type);
    const workspace = await open(client);
    expect(counts(workspace)).toEqual(expected);
    expect(workspace.events.map(({ figures }) => figures !== undefined)).toEqual([seesFigures]);
  });

  test.each(['U', 'G'])('type %s has no workspace', async (type) => {
    const { response } = (await clients.get(type)?.GET('/workspace', { params: { query: { lng: 'en' } } })) ?? {};
    expect(response?.status).toBe(403);
  });

  test('each count matches the list that it links to', async () => {
    const { openWork } = await open(registrar);
    const total = async (query: object) => {
      const { data } = await registrar.GET('/registrations', { params: { query: { lng: 'en', ...query } } });
      return data?.total;
    };
    const unsigned = await registrar.GET('/events/{eventId}/unsigned-waivers', {
      params: { path: { eventId: convention } },
    });
    const unmatched = await registrar.GET('/unmatched-payments', { params: { query: { lng: 'en' } } });
    const mailings = await registrar.GET('/mailings', { params: { query: { lng: 'en', state: 'incomplete' } } });
    const lists: Partial<Record<Schemas['OpenWorkKind'], number | undefined>> = {
      offersEndingToday: await total({ needs: 'offerEndsToday' }),
      missingSignatures: unsigned.data?.total,
      helpRequests: await total({ asksForHelp: true }),
      unmatchedPayments: unmatched.data?.items.filter(({ resolution }) => !resolution).length,
      stuckRefunds: await total({ needs: 'stuckRefund' }),
      overduePayments: await total({ overdue: true }),
      unconfirmedAddresses: await total({ unconfirmedAddress: true, eventId: convention }),
      failedEmails: await total({ needs: 'failedEmail' }),
      failedMailings: mailings.data?.total,
    };
    expect(Object.fromEntries(openWork.map(({ kind, count }) => [kind, count]))).toEqual(lists);
    expect(openWork.find(({ kind }) => kind === 'missingSignatures')).toMatchObject({
      eventId: convention,
      eventName: 'Weekend of prayer',
    });
  });

  test('the money of an event matches the balances of its parties', async () => {
    const { data } = await registrar.GET('/registrations', {
      params: { query: { lng: 'en', eventId: convention, pageSize: 100 } },
    });
    const owed = data?.items.reduce((sum, { balanceCents }) => sum + Math.max(0, balanceCents), 0);
    expect((await open(registrar)).events[0]?.figures).toEqual({
      currency: 'USD',
      receivedCents: 14_000,
      openCents: owed,
      arrivedPeople: 1,
      expectedPeople: 9,
    });
  });

  test('a refund paid in another way is no longer open', async () => {
    const { db } = server.context;
    const { registration_id: id } = await db
      .selectFrom('paypal_refunds')
      .select('registration_id')
      .where('capture_id', '=', 'TWO')
      .executeTakeFirstOrThrow();
    await sql`
      insert into payments (id, registration_id, kind, method, amount_cents, received_on, created_at)
      values (gen_random_uuid(), ${id}, 'refund', 'Check', 100, '2027-05-04', ${clock.now()})
    `.execute(db);
    expect(counts(await open(registrar)).map(([kind]) => kind)).not.toContain('stuckRefunds');
  });

  test('a count above a thousand is shown as more', async () => {
    await sql`
      insert into unmatched_payments (id, capture_id, client_id, amount_cents, currency, reason, captured_at, created_at)
      select gen_random_uuid(), 'MANY' || n, 'client', 100, 'USD', 'unknown', ${clock.now()}, ${clock.now()}
      from generate_series(1, 1000) as n
    `.execute(server.context.db);
    const { openWork } = await open(registrar);
    expect(openWork.find(({ kind }) => kind === 'unmatchedPayments')).toEqual({
      kind: 'unmatchedPayments',
      count: 1000,
      countIsExact: false,
    });
  });
});

describe('actions of colleagues', () => {
  beforeAll(async () => {
    const { db } = server.context;
    const now = clock.now();
    const colleague = await createUser(db, 'A,R');
    const member = await createUser(db, 'U');
    const party = await makeParty();
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const by = { actorUserId: colleague.id };
    const registration = `registration:${party}`;
    const request = async (shareWithTeam: boolean) => {
      const id = randomUUID();
      await db
        .insertInto('prayer_requests')
        .values({
          ...{ id, idempotency_key: id, body_hash: '', search_text: '', state: 'archived', held_reasons: [] },
          ...{ first_name: 'Ana', prayer_request: 'For peace', language: 'en', origin: 'app' },
          ...{ share_with_team: shareWithTeam, tell_when_prayed: false },
          ...{ created_at: now, updated_at: now, delete_after: new Date('2028-01-01') },
        })
        .execute();
      return `prayer:${id}`;
    };
    const [shared, unshared] = [await request(true), await request(false)];
    await db.transaction().execute(async (transaction) => {
      await audit(
        transaction,
        { at: at(5), ...by, action: 'payment-recorded', subject: registration },
        { at: at(4.5), ...by, action: 'event-published', subject: `event:${convention}` },
        { at: at(4), ...by, action: 'registration-viewed', subject: registration },
        { at: at(3), ...by, action: 'user-deactivated', subject: `user:${String(member.id)}` },
        { at: at(2), ...by, action: 'held-form-released', subject: shared },
        { at: at(1.5), ...by, action: 'prayer-request-moved', subject: unshared },
        { at: at(1), actorUserId: member.id, action: 'password-changed', subject: `user:${String(member.id)}` },
        { at: at(1), actorUserId: registrarId, action: 'registration-cancelled', subject: registration },
        { at: at(8 * 24 * 60), ...by, action: 'registration-changed', subject: registration },
        { at: at(1), action: 'sign-in-failed', subject: 'nobody' },
      );
    });
  });

  test.each([
    ['A', ['registration-cancelled', 'user-deactivated', 'event-published', 'payment-recorded']],
    ['R', ['registration-cancelled', 'event-published', 'payment-recorded']],
    ['D', ['prayer-request-moved', 'held-form-released', 'user-deactivated']],
    ['C', []],
    ['S', []],
    ['P', ['held-form-released']],
  ])('type %s sees actions that it may look up', async (type, expected) => {
    const client = clients.get(type);
    if (!client) throw new Error(type);
    expect((await open(client)).actions.map(({ action }) => action)).toEqual(expected);
  });

  test('the user’s own actions are not listed', async () => {
    const { actions } = await open(registrar);
    expect(actions.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['event-published', 'Rosa Vega'],
      ['payment-recorded', 'Rosa Vega'],
    ]);
  });
});
