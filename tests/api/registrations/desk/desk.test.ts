import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components, paths } from '../../../../api/platform/contract/schema.gen.ts';
import { registrationStates } from '../../../../api/platform/contract/enums.gen.ts';
import { balanceCents, paymentStatus } from '../../../../api/payments/rules.ts';
import { balance } from '../../../../api/registrations/rows/conditions.ts';
import { changeEvent, createEvent } from '../../../factories/event.ts';
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
type Query = NonNullable<paths['/registrations']['get']['parameters']['query']>;

const hour = 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

async function signedIn(): Promise<TestClient> {
  return server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
}

/** Registers adults who do not stay overnight, 200 dollars each. The party waits if there are no places. */
async function register(
  eventId: string,
  people = 1,
  overrides: Partial<Schemas['RegistrationRequest']> = {},
): Promise<Schemas['Registration']> {
  const members = Array.from({ length: people }, () => buildMember());
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      members,
      quotedTotalCents: 20_000 * people,
      joinsWaitingList: true,
      ...overrides,
    }),
  });
  if (!data) throw new Error('not registered');
  return data.registration;
}

async function note(
  client: TestClient,
  registrationId: string,
  body: Partial<Schemas['PaymentRequest']>,
): Promise<Schemas['Registration']> {
  const { data } = await client.POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { kind: 'payment', method: 'Check', amountCents: 20_000, receivedOn: '2027-04-01', ...body },
  });
  if (!data) throw new Error('not noted');
  return data;
}

async function trailOf(registrationId: string): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', `registration:${registrationId}`)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('finding parties by payment', () => {
  const ids: Record<string, string> = {};
  let client: TestClient;
  const find = async (query: Query) => {
    const { data } = await client.GET('/registrations', {
      params: { query: { eventId: 'money', sort: 'createdAt', ...query } },
    });
    return data?.items.map(({ id, balanceCents, paymentStatus: status, isOverdue }) => [
      Object.entries(ids).find(([, known]) => known === id)?.[0],
      status,
      balanceCents,
      isOverdue,
    ]);
  };

  beforeAll(async () => {
    await createEvent(server.context.db, 'money');
    client = await signedIn();
    for (const name of ['unpaid', 'part', 'paid', 'refunded', 'over']) {
      ids[name] = (await register('money')).id;
      clock.advance(1);
    }
    await note(client, ids.part ?? '', { amountCents: 5_000 });
    for (const name of ['paid', 'refunded', 'over'])
      await note(client, ids[name] ?? '', { amountCents: name === 'over' ? 21_000 : 20_000 });
    await note(client, ids.refunded ?? '', { kind: 'refund', amountCents: 20_000 });
  });

  test.each<[Schemas['PaymentStatus'], unknown[]]>([
    ['unpaid', [['unpaid', 'unpaid', 20_000, false]]],
    ['partPaid', [['part', 'partPaid', 15_000, false]]],
    [
      'paid',
      [
        ['paid', 'paid', 0, false],
        ['over', 'paid', -1_000, false],
      ],
    ],
    ['refunded', [['refunded', 'refunded', 20_000, false]]],
  ])('by payment status: %s', async (status, expected) => {
    expect(await find({ paymentStatus: status })).toEqual(expected);
  });

  test('an unpaid amount is overdue after more than 10 days', async () => {
    const later = async (ms: number, query: Query = {}) => {
      clock.advance(ms);
      client = await signedIn();
      return find({ overdue: true, ...query });
    };
    expect(await later(10 * 24 * hour - 5)).toEqual([]);
    expect(await later(2)).toEqual([
      ['unpaid', 'unpaid', 20_000, true],
      ['part', 'partPaid', 15_000, true],
    ]);
    expect(await find({ overdue: true, paymentStatus: 'unpaid' })).toEqual([['unpaid', 'unpaid', 20_000, true]]);
    const { data } = await client.GET('/registration-figures', {});
    expect(data?.items.find(({ eventId }) => eventId === 'money')).toMatchObject({ taken: 5, overdueParties: 2 });
    clock.set('2027-04-01T12:00:00Z');
  });

  test('a canceled party owes nothing, and its payments are due back', async () => {
    await createEvent(server.context.db, 'left');
    client = await signedIn();
    for (const paid of [0, 20_000]) {
      const party = await register('left');
      clock.advance(1);
      const { version } = paid > 0 ? await note(client, party.id, { amountCents: paid }) : party;
      await client.POST('/registrations/{registrationId}/cancellation', {
        params: { path: { registrationId: party.id } },
        body: { version },
      });
    }
    expect(await find({ eventId: 'left' })).toEqual([
      [undefined, 'unpaid', 0, false],
      [undefined, 'paid', -20_000, false],
    ]);
    clock.set('2027-04-01T12:00:00Z');
  });

  test('the database stores the same status as the rule', async () => {
    const { db } = server.context;
    const id = (await register('money')).id;
    for (const total of [0, 1, 10]) {
      for (const paid of [0, 1, 5, 10, 12]) {
        for (const refunded of [0, 1, 5, 10, 12].filter((cents) => cents <= paid)) {
          const row = await db
            .updateTable('registrations')
            .set({ total_cents: total, paid_cents: paid, refunded_cents: refunded })
            .where('id', '=', id)
            .returning('payment_status')
            .executeTakeFirstOrThrow();
          expect([total, paid, refunded, row.payment_status]).toEqual([
            total,
            paid,
            refunded,
            paymentStatus(total, { paidCents: paid, refundedCents: refunded }),
          ]);
        }
      }
    }
  });
});

test('the database computes the same balance as the rule', async () => {
  const parties = registrationStates.flatMap((state) =>
    [0, 10].flatMap((total) =>
      [0, 5, 10, 12].flatMap((paid) => [0, 5].map((refunded) => ({ state, total, paid, refunded }))),
    ),
  );
  const { rows } = await sql<{ cents: number }>`
    select ${balance} as cents
    from json_to_recordset(${JSON.stringify(parties)}::json) as given (state text, total int, paid int, refunded int)
    cross join lateral (select state, total as total_cents, paid as paid_cents, refunded as refunded_cents) as registrations
  `.execute(server.context.db);
  expect(rows.map(({ cents }, index) => ({ ...parties[index], cents }))).toEqual(
    parties.map((party) => ({ ...party, cents: balanceCents(party.state, party.total, party.paid - party.refunded) })),
  );
});

describe('the waiting list of an event', () => {
  test('is in order, with party sizes and open offers; staff can offer places out of turn if they fit', async () => {
    await createEvent(server.context.db, 'tight', { maxRegistrationCount: 4 });
    const client = await signedIn();
    const guest = await register('tight', 3);
    const parties = [];
    for (const size of [3, 2, 1]) {
      clock.advance(60_000);
      parties.push(await register('tight', size));
    }
    const list = async () => {
      const { data } = await client.GET('/events/{eventId}/waiting-list', { params: { path: { eventId: 'tight' } } });
      if (!data) throw new Error('no list');
      return data;
    };
    const before = await list();
    expect(before).toMatchObject({ taken: 3, placesLeft: 1, canOffer: true, total: 3, offers: [] });
    expect(
      before.waiting.map(({ id, partySize, position, waitingSince }) => ({ id, partySize, position, waitingSince })),
    ).toEqual(
      parties.map(({ id, members }, index) => ({
        id,
        partySize: members.length,
        position: index + 1,
        waitingSince: `2027-04-01T12:0${index + 1}:00.000Z`,
      })),
    );
    const figures = await client.GET('/registration-figures', {});
    expect(figures.data?.items.find(({ eventId }) => eventId === 'tight')).toMatchObject({
      taken: 3,
      waitingParties: 3,
      waitingPeople: 6,
      offeredParties: 0,
      registration: { waiting: 3, placesLeft: 1 },
    });

    const last = before.waiting[2];
    const promote = (id: string, version: number) =>
      client.POST('/registrations/{registrationId}/promotion', {
        params: { path: { registrationId: id } },
        body: { version },
      });
    expect((await promote(before.waiting[0]?.id ?? '', 1)).error).toMatchObject({
      code: 'event-full',
      params: { placesLeft: 1 },
    });
    expect((await promote(last?.id ?? '', 7)).error?.code).toBe('changed-meanwhile');
    expect((await promote(last?.id ?? '', last?.version ?? 0)).data?.state).toBe('offered');
    expect(await trailOf(last?.id ?? '')).toEqual(['registration-promoted']);
    const offered = await list();
    expect(offered).toMatchObject({
      taken: 4,
      placesLeft: 0,
      total: 2,
      offers: [{ id: last?.id, partySize: 1, heldUntil: '2027-04-03T12:03:00.000Z' }],
    });

    const accepted = await client.POST('/registrations/{registrationId}/offer', {
      params: { path: { registrationId: last?.id ?? '' } },
      body: { version: 2 },
    });
    expect(accepted.data?.state).toBe('pendingPayment');
    const reason = 'The mother has called: they are ill.';
    const cancelled = await client.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: guest.id } },
      body: { version: 1, reason },
    });
    expect(cancelled.data?.state).toBe('cancelled');
    const history = await client.GET('/registrations/{registrationId}/history', {
      params: { path: { registrationId: guest.id } },
    });
    expect(history.data?.items[0]).toMatchObject({ kind: 'cancelled', by: 'staff', byName: 'Rosa Vega', note: reason });
    expect(await trailOf(guest.id)).toEqual(['registration-cancelled']);
    // The first party fits now, so it is offered the places automatically.
    expect(await list()).toMatchObject({ taken: 4, total: 1, offers: [{ id: parties[0]?.id, partySize: 3 }] });
  });

  test('the list of an unknown event is not found', async () => {
    const { error } = await (
      await signedIn()
    ).GET('/events/{eventId}/waiting-list', { params: { path: { eventId: 'nowhere' } } });
    expect(error?.code).toBe('not-found');
  });
});

test('an event whose limit was lowered below its booked places shows the new limit', async () => {
  const { db } = server.context;
  const client = await signedIn();
  await createEvent(db, 'lowered', { maxRegistrationCount: 4 });
  await register('lowered', 3);
  await changeEvent(db, 'lowered', { maxRegistrationCount: 2 });
  const [figures, workspace] = [await client.GET('/registration-figures', {}), await client.GET('/workspace', {})];
  const shown = { taken: 3, maxRegistrationCount: 2, registration: { placesLeft: 0 } };
  expect(figures.data?.items.find(({ eventId }) => eventId === 'lowered')).toMatchObject(shown);
  expect(workspace.data?.events.find(({ eventId }) => eventId === 'lowered')).toMatchObject(shown);

  await createEvent(db, 'unlimited');
  const { data } = await client.GET('/registration-figures', {});
  expect(data?.items.find(({ eventId }) => eventId === 'unlimited')).not.toHaveProperty('maxRegistrationCount');
});

describe('writing to a party', () => {
  test('reaches it once, in its own layout and language, and is in its history with the author', async () => {
    const client = await signedIn();
    const party = await register('new-york-convention-2027', 1, {
      quotedTotalCents: 10_000,
      language: 'es',
      contact: buildContact({ email: 'grupo@example.org' }),
    });
    const key = buildIdempotencyKey();
    const send = (body: Schemas['RegistrationMessageRequest'], idempotencyKey = key) =>
      client.POST('/registrations/{registrationId}/messages', {
        params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': idempotencyKey } },
        body,
      });
    const message = { subject: 'El autobús', text: 'Sale a las 8.\nTraigan abrigo.\n\nHasta pronto <b>todos</b>.' };
    const answers = await Promise.all([send(message), send(message), send(message)]);
    expect(answers.map(({ response }) => response.status)).toEqual([202, 202, 202]);
    expect((await send({ ...message, text: 'Otra cosa' })).error?.code).toBe('idempotency-key-reused');

    const mail = await smtp.waitForMail(({ subject = '' }) => subject.startsWith('El autobús'));
    expect(mail.subject).toBe(`El autobús (${party.reference})`);
    expect(mail.envelope.to).toEqual(['grupo@example.org']);
    expect(mail.text).toContain('Sale a las 8.\nTraigan abrigo.');
    expect(mail.html).toContain('&lt;b&gt;todos&lt;/b&gt;');
    expect(mail.text).toContain(`registration=${party.id}&lng=es#`);

    const history = async () =>
      (await client.GET('/registrations/{registrationId}/history', { params: { path: { registrationId: party.id } } }))
        .data?.items ?? [];
    await expect.poll(async () => (await history())[0]?.message?.sentAt).toBe(clock.now().toISOString());
    const entries = await history();
    expect(entries.filter(({ kind }) => kind === 'message')).toMatchObject([
      { by: 'staff', byName: 'Rosa Vega', message },
    ]);
    expect(await trailOf(party.id)).toEqual(['registration-mailed']);
    expect(smtp.received.filter(({ subject = '' }) => subject.startsWith('El autobús'))).toHaveLength(1);
  });

  test('refuses blanks and line breaks in the subject, field by field', async () => {
    const party = await register('new-york-convention-2027', 1, { quotedTotalCents: 10_000 });
    const { error } = await (
      await signedIn()
    ).POST('/registrations/{registrationId}/messages', {
      params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { subject: 'One\nBcc: all@example.org', text: '  ' },
    });
    expect(error?.errors?.map(({ pointer, rule }) => `${pointer} ${rule}`).sort()).toEqual([
      '/subject pattern',
      '/text pattern',
    ]);
  });
});

describe('a receipt', () => {
  test('is sent again with the amount due today, and recorded', async () => {
    const client = await signedIn();
    await createEvent(server.context.db, 'receipts');
    const party = await register('receipts', 1, { contact: buildContact({ email: 'again@example.org' }) });
    await note(client, party.id, { amountCents: 5_000 });
    await note(client, party.id, { amountCents: 6_000 });
    const { data } = await client.GET('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: party.id } },
    });
    const send = (paymentId: string) =>
      client.POST('/registrations/{registrationId}/payments/{paymentId}/receipt', {
        params: { path: { registrationId: party.id, paymentId } },
      });
    const deposit = data?.items.find(({ amountCents }) => amountCents === 5_000);
    const versions = () =>
      server.context.db.selectFrom('registrations').select('version').where('id', '=', party.id).execute();
    const before = await versions();
    expect((await send(deposit?.id ?? '')).response.status).toBe(202);
    expect(await versions()).toEqual(before);
    const receipt = (balance: string) =>
      smtp.waitForMail(
        ({ envelope, text = '' }) =>
          envelope.to.includes('again@example.org') &&
          text.includes('received $50.00') &&
          text.includes(`paid: ${balance}`),
      );
    const [first, second] = await Promise.all([receipt('$150.00'), receipt('$90.00')]);
    expect(second.messageId).not.toBe(first.messageId);
    const history = await client.GET('/registrations/{registrationId}/history', {
      params: { path: { registrationId: party.id } },
    });
    expect(history.data?.items[0]).toMatchObject({
      kind: 'receipt',
      by: 'staff',
      details: { amountCents: 5_000, method: 'Check' },
    });
    expect(await trailOf(party.id)).toEqual(['payment-recorded', 'payment-recorded', 'receipt-sent']);
    expect((await send('00000000-0000-4000-8000-000000000000')).error?.code).toBe('not-found');
  });
});
