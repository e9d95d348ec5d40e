import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let staff: TestClient;
let eventId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
  eventId = await createEvent(server.context.db, 'paid');
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

/** Registers one adult who does not stay overnight: 200 dollars. */
async function register(language: 'en' | 'es' = 'en', email = 'ana.nunez@example.org'): Promise<string> {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, quotedTotalCents: 20_000, language, contact: buildContact({ email }) }),
  });
  if (!data) throw new Error('not registered');
  return data.registration.id;
}

function buildPayment(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    kind: 'payment',
    method: 'Check',
    amountCents: 20_000,
    receivedOn: '2027-04-01',
    checkNumber: '1042',
    ...overrides,
  };
}

async function record(registrationId: string, body: PaymentRequest, key = buildIdempotencyKey(), client = staff) {
  const { data, error, response } = await client.POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId }, header: { 'Idempotency-Key': key } },
    body,
  });
  return { status: response.status, data, error };
}

describe('the ledger of a registration', () => {
  test('a deposit leaves it partly paid; the rest confirms it; each payment gets a receipt', async () => {
    const id = await register('en', 'deposit@example.org');
    const deposit = await record(
      id,
      buildPayment({ amountCents: 5_000, method: 'Zelle', checkNumber: undefined, note: 'deposit' }),
    );
    expect(deposit.status).toBe(201);
    expect(deposit.data).toMatchObject({
      state: 'pendingPayment',
      version: 2,
      payment: { status: 'partPaid', paidCents: 5_000, amountCents: 20_000 },
    });
    const rest = await record(id, buildPayment({ amountCents: 15_000 }));
    expect(rest.data).toMatchObject({ state: 'confirmed', payment: { status: 'paid', paidCents: 20_000 } });

    const { data } = await staff.GET('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: id } },
    });
    expect(
      data?.items.map(({ amountCents, method, checkNumber, note, recordedBy }) => ({
        amountCents,
        method,
        checkNumber,
        note,
        recordedBy,
      })),
    ).toEqual([
      { amountCents: 5_000, method: 'Zelle', checkNumber: undefined, note: 'deposit', recordedBy: 'Rosa Vega' },
      { amountCents: 15_000, method: 'Check', checkNumber: '1042', note: undefined, recordedBy: 'Rosa Vega' },
    ]);
    const receipt = async (words: string) =>
      smtp.waitForMail(
        ({ envelope, text = '' }) => envelope.to.includes('deposit@example.org') && text.includes(words),
      );
    expect((await receipt('received $50.00')).text).toContain('Still to be paid');
    expect((await receipt('received $150.00')).text).toContain('Everything is paid');
  });

  test('a refund never exceeds the payments; a fully refunded registration is marked as refunded', async () => {
    const id = await register('es', 'reembolso@example.org');
    await record(id, buildPayment());
    const tooMuch = await record(id, buildPayment({ kind: 'refund', amountCents: 20_001 }));
    expect([tooMuch.status, tooMuch.error]).toMatchObject([
      422,
      { code: 'refund-exceeds-paid', params: { paidCents: 20_000 } },
    ]);
    const refund = await record(id, buildPayment({ kind: 'refund', amountCents: 20_000 }));
    expect(refund.data?.payment).toMatchObject({ status: 'refunded', paidCents: 0 });
    const mail = await smtp.waitForMail(
      ({ envelope, subject = '' }) => envelope.to.includes('reembolso@example.org') && subject.startsWith('Reembolso'),
    );
    expect(mail.text).toContain('Le devolvimos $200.00');
  });

  test.each([
    ['en', 20_000, 5_000, false, 'Still to be paid: $50.00.', 'Nothing'],
    ['es', 20_000, 5_000, false, 'Queda por pagar: $50.00.', 'No queda'],
    ['en', 25_000, 5_000, false, 'There is nothing left to pay.', 'Still to be paid'],
    ['es', 25_000, 5_000, false, 'No queda nada por pagar.', 'Queda por pagar'],
    ['en', 20_000, 20_000, true, 'There is nothing left to pay.', 'Still to be paid'],
    ['es', 20_000, 15_000, true, 'No queda nada por pagar.', 'Queda por pagar'],
  ] as const)(
    'the receipt of a refund states the amount still due (%s, %i paid, %i refunded, canceled: %s)',
    async (language, came, returned, isCanceled, said, unsaid) => {
      const email = `owing.${language}.${String(came)}.${String(returned)}@example.org`;
      const id = await register(language, email);
      await record(id, buildPayment({ amountCents: came }));
      if (isCanceled)
        await staff.POST('/registrations/{registrationId}/cancellation', {
          params: { path: { registrationId: id } },
          body: { version: 2 },
        });
      expect((await record(id, buildPayment({ kind: 'refund', amountCents: returned }))).status).toBe(201);
      const mail = await smtp.waitForMail(
        ({ envelope, subject = '' }) => envelope.to.includes(email) && /A refund|Reembolso/.test(subject),
      );
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(said);
        expect(part).not.toContain(unsaid);
      }
    },
  );

  test('the same entry under the same key is recorded once, however often it arrives at once', async () => {
    const id = await register();
    const key = buildIdempotencyKey();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => record(id, buildPayment({ amountCents: 5_000 }), key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(answers.at(0)?.data?.payment.paidCents).toBe(5_000);
    const other = await record(id, buildPayment({ amountCents: 6_000 }), key);
    expect([other.status, other.error?.code]).toEqual([409, 'idempotency-key-reused']);
  });

  test('a key used for parties of two events at once makes one entry, and the other request gets a conflict', async () => {
    const ofOtherEvent = async () => {
      const other = await createEvent(server.context.db, `paid-${buildIdempotencyKey().slice(0, 8).toLowerCase()}`);
      const { data } = await server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({ eventId: other, quotedTotalCents: 20_000 }),
      });
      return data?.registration.id ?? '';
    };
    for (let round = 0; round < 5; round += 1) {
      const ids = [await register(), await ofOtherEvent()];
      const key = buildIdempotencyKey();
      const answers = await Promise.all(ids.map((id) => record(id, buildPayment({ amountCents: 5_000 }), key)));
      expect(answers.map(({ status, error }) => error?.code ?? status).sort()).toEqual([201, 'idempotency-key-reused']);
    }
  });

  test.each([
    ['free', 0, 5_001],
    ['of 200 dollars', 200, 30_001],
  ] as const)(
    'a payment far above the price of a party that is %s needs confirmation',
    async (_what, adultRetreatRate, far) => {
      const price = adultRetreatRate * 100;
      const { data } = await server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({
          eventId: await createEvent(server.context.db, `far-above-${String(price)}`, { rates: { adultRetreatRate } }),
          quotedTotalCents: price,
        }),
      });
      const id = data?.registration.id ?? '';
      const key = buildIdempotencyKey();
      const refused = await record(id, buildPayment({ amountCents: far }), key);
      expect([refused.status, refused.error]).toMatchObject([
        422,
        { code: 'payment-far-above', params: { totalCents: price, paidCents: 0 } },
      ]);
      const confirmed = buildPayment({ amountCents: far, confirm: true });
      expect((await record(id, confirmed, key)).status).toBe(201);
      expect((await record(id, confirmed, key)).status).toBe(200);
      // A slightly higher payment needs no confirmation, such as a donation on top of the price.
      const other = await register();
      expect((await record(other, buildPayment({ amountCents: 25_000 }))).status).toBe(201);
    },
  );

  test('no total exceeds what the database can hold', async () => {
    const id = await register();
    await server.context.db
      .updateTable('registrations')
      .set({ paid_cents: 2_147_483_000, refunded_cents: 2_147_463_000 })
      .where('id', '=', id)
      .execute();
    const { status, error } = await record(id, buildPayment({ amountCents: 648, confirm: true }));
    expect(status).toBe(400);
    expect(error).toMatchObject({ errors: [{ pointer: '/amountCents', rule: 'maximum' }] });
    for (const amountCents of [2 ** 31, 2 ** 53, 1e21])
      expect((await record(id, buildPayment({ amountCents, confirm: true }))).status).toBe(400);
  });

  test('different entries at once are all counted', async () => {
    const id = await register();
    await Promise.all(Array.from({ length: 8 }, () => record(id, buildPayment({ amountCents: 1_000 }))));
    const { data } = await staff.GET('/registrations/{registrationId}', { params: { path: { registrationId: id } } });
    expect(data?.payment).toMatchObject({ status: 'partPaid', paidCents: 8_000 });
  });

  test('invalid entries are refused, field by field', async () => {
    const id = await register();
    const { status, error } = await record(id, {
      ...buildPayment({ amountCents: 0, receivedOn: 'yesterday' }),
      checkNumber: 'x'.repeat(41),
    });
    expect(status).toBe(400);
    const found = error && 'errors' in error ? error.errors?.map(({ pointer, rule }) => `${pointer} ${rule}`) : [];
    expect(found?.sort()).toEqual(['/amountCents minimum', '/checkNumber maxLength', '/receivedOn format']);
  });

  test('a payment cannot be received on a future day at the center', async () => {
    const id = await register();
    const { status, error } = await record(id, buildPayment({ receivedOn: '2027-04-02' }));
    expect(status).toBe(400);
    expect(error).toMatchObject({ errors: [{ pointer: '/receivedOn', rule: 'maximum' }] });
  });

  test('is written by registration staff only, for a registration that exists', async () => {
    const id = await register();
    for (const [type, code] of [
      ['S', 'forbidden'],
      ['D', 'forbidden'],
      ['U', 'forbidden'],
    ] as const) {
      const client = server.clientWith({ Cookie: (await signInAs(server.context.db, type, clock.now())).cookie });
      expect((await record(id, buildPayment(), buildIdempotencyKey(), client)).error?.code).toBe(code);
    }
    expect((await record('00000000-0000-4000-8000-000000000000', buildPayment())).error?.code).toBe('not-found');
  });

  test('a payment that arrives after the cancellation is recorded and changes no state', async () => {
    const id = await register();
    await staff.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: id } },
      body: { version: 1 },
    });
    const late = await record(id, buildPayment());
    expect(late.data).toMatchObject({ state: 'cancelled', payment: { status: 'paid' } });
  });
});
