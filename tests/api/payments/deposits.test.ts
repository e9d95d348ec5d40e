import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { maintainRegistrations } from '../../../api/registrations/lifecycle/daily-maintenance.ts';
import { whatIsDue } from '../../../api/payments/rules.ts';
import { changeEvent, createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { startPayPalSite } from '../../support/servers/paypal-site.ts';
import type { PayPalSite } from '../../support/servers/paypal-site.ts';

type Schemas = components['schemas'];

const start = '2027-04-01T12:00:00Z';
/** The start of May 1 in the event's time zone. */
const restDue = '2027-05-01T04:00:00Z';
const deposit = { percent: 30, restDueOn: '01-MAY-2027' };
const clock = createClock(start);
let site: PayPalSite;
let number = 0;

beforeAll(async () => {
  site = await startPayPalSite(clock);
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await site.close();
});

function createDepositEvent(overrides: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  return createEvent(site.server.context.db, `deposit-${String(number)}`, { deposit, ...overrides });
}

interface Wishes {
  readonly people?: number;
  readonly eventId?: string;
  readonly request?: Partial<Schemas['RegistrationRequest']>;
}

/** Registers a party of adults, 200 dollars each, for an event from May 14 to 16 that requires a 30 percent deposit. */
async function register({ people = 2, eventId, request = {} }: Wishes = {}) {
  number += 1;
  const email = `deposit${String(number)}@example.org`;
  const { data, error } = await site.server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: eventId ?? (await createDepositEvent()),
      members: Array.from({ length: people }, () => buildMember()),
      quotedTotalCents: 20_000 * people,
      contact: buildContact({ email }),
      ...request,
    }),
  });
  if (!data) throw new Error(error.code);
  const params = { path: { registrationId: data.registration.id } };
  const family = site.server.clientWith({ Authorization: `Bearer ${data.key}` });
  const read = async () => {
    const found = await family.GET('/registrations/{registrationId}/confirmation', { params });
    if (!found.data) throw new Error('not found');
    return found.data.registration;
  };
  const mail = (subject: string) =>
    site.smtp.waitForMail((one) => one.envelope.to.includes(email) && (one.subject ?? '').startsWith(subject));
  return {
    params,
    family,
    read,
    /** Returns the text of the email with this subject, once it has arrived. */
    mailText: async (subject: string) => (await mail(subject)).text ?? '',
    /** Returns the amounts due now and later, as the registration page computes them. */
    due: async () => {
      const { state, quote, payment } = await read();
      const { nowCents, laterCents } = whatIsDue(
        { state, quote, receipts: { paidCents: payment.paidCents, refundedCents: 0 } },
        payment.deposit,
      );
      return [nowCents, laterCents];
    },
    record: async (kind: Schemas['PaymentKind'], amountCents: number) => {
      const { data: recorded } = await (
        await site.staff()
      ).POST('/registrations/{registrationId}/payments', {
        params: { ...params, header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: { kind, method: 'Zelle', amountCents, receivedOn: '2027-04-01' },
      });
      return recorded;
    },
    changeTo: async (count: number) => {
      const { version, contact, members } = await read();
      const known = members.map(({ id, firstName, lastName, age }) => ({ id, firstName, lastName, age }));
      const more = Array.from({ length: Math.max(0, count - known.length) }, () => buildMember({ firstName: 'Luis' }));
      const party = { rooms: 0, members: [...known.slice(0, count), ...more] };
      const quoted = await family.POST('/registrations/{registrationId}/party-quote', { params, body: party });
      const { response } = await family.PUT('/registrations/{registrationId}/party', {
        params,
        body: { version, contact, party, quotedTotalCents: 20_000 * count },
      });
      return { status: response.status, quoted: quoted.data };
    },
    /** Returns the payment status on a day, after the daily maintenance job. */
    on: async (moment: string) => {
      clock.set(moment);
      await Promise.all([maintainRegistrations(site.server.context), maintainRegistrations(site.server.context)]);
      const { data: history } = await (await site.staff()).GET('/registrations/{registrationId}/history', { params });
      const count = (kind: Schemas['RegistrationChangeKind']) =>
        history?.items.filter((change) => change.kind === kind).length;
      return { isOverdue: (await read()).isOverdue, balance: count('balanceReminder'), rest: count('restReminder') };
    },
  };
}

async function readEvent(eventId: string) {
  const { data } = await site.server.client.GET('/events/{eventId}', { params: { path: { eventId } } });
  return data?.deposit;
}

test('the event shows its deposit until the due date of the rest', async () => {
  const eventId = await createDepositEvent();
  expect(await readEvent(eventId)).toEqual(deposit);
  clock.set('2027-05-01T03:59:59Z');
  expect(await readEvent(eventId)).toEqual(deposit);
  clock.set(restDue);
  expect(await readEvent(eventId)).toBeUndefined();
  expect(await readEvent('new-york-convention-2027')).toBeUndefined();
});

describe('paid to staff', () => {
  test('the deposit is due first; once it is paid, nothing is due until the due date of the rest, then all of it', async () => {
    const party = await register();
    expect(await party.due()).toEqual([12_000, 28_000]);
    const confirmation = await party.mailText('Your registration');
    expect(confirmation).toContain('Deposit, due now: $120.00, by Zelle.');
    expect(confirmation).toContain('The rest, $280.00, is due by Saturday, May 1, 2027.');

    expect(await party.record('payment', 12_000)).toMatchObject({
      state: 'pendingPayment',
      isOverdue: false,
      payment: { status: 'partPaid', paidCents: 12_000, deposit },
    });
    expect(await party.due()).toEqual([0, 28_000]);
    expect(await party.mailText('We received your payment')).toContain(
      'Nothing is due now. Still to be paid by Saturday, May 1, 2027: $280.00.',
    );

    expect(await party.on('2027-04-24T03:59:59Z')).toEqual({ isOverdue: false, balance: 0, rest: 0 });
    expect(await party.on('2027-04-24T04:00:00Z')).toEqual({ isOverdue: false, balance: 0, rest: 1 });
    const reminder = await party.mailText('The rest of your payment');
    expect(reminder).toContain('Nothing is due now. Still to be paid by Saturday, May 1, 2027: $280.00.');
    expect(reminder).toContain('Nothing is due now. Amount due by Saturday, May 1, 2027: $280.00, by Zelle.');

    clock.set(restDue);
    expect([await party.due(), (await party.read()).payment.deposit]).toEqual([[28_000, 0], undefined]);
    expect(await party.on('2027-05-03T03:59:59Z')).toEqual({ isOverdue: false, balance: 0, rest: 1 });
    expect(await party.on('2027-05-03T04:00:00Z')).toEqual({ isOverdue: false, balance: 1, rest: 1 });
    const late = await party.mailText('A reminder');
    expect(late).toContain('Still to be paid: $280.00.');
    expect(late).not.toContain('rest');
    expect(await party.on('2027-05-11T04:00:00Z')).toMatchObject({ isOverdue: false });
    expect(await party.on('2027-05-11T04:00:01Z')).toEqual({ isOverdue: true, balance: 1, rest: 1 });
    expect(await party.record('payment', 28_000)).toMatchObject({ state: 'confirmed', isOverdue: false });
  });

  test('a party that has not paid the deposit is reminded of it, then of everything, in Spanish', async () => {
    const party = await register({ request: { language: 'es' } });
    const confirmation = await party.mailText('Su inscripción');
    expect(confirmation).toContain('Anticipo que debe pagar ahora: $120.00, por Zelle.');
    expect(confirmation).toContain('El resto, $280.00, se paga a más tardar el sábado 1 de mayo de 2027.');
    expect(await party.on('2027-04-11T12:00:00Z')).toEqual({ isOverdue: false, balance: 1, rest: 0 });
    const said =
      'Queda por pagar: $400.00. Ahora debe pagar: $120.00. El resto, $280.00, se paga a más tardar el sábado 1 de mayo de 2027.';
    expect(await party.mailText('Le recordamos el pago')).toContain(said);
    expect(await party.on('2027-04-24T04:00:00Z')).toEqual({ isOverdue: true, balance: 1, rest: 1 });
    expect(await party.mailText('El resto de su pago')).toContain(said);
    // The deposit has been overdue since before that day; no reminder is sent twice.
    expect(await party.on('2027-05-11T12:00:00Z')).toEqual({ isOverdue: true, balance: 1, rest: 1 });
  });

  test('two reminders are two days apart', async () => {
    clock.set('2027-04-14T12:00:00Z');
    const party = await register();
    await party.mailText('Your registration');
    expect(await party.on('2027-04-24T12:00:00Z')).toEqual({ isOverdue: false, balance: 0, rest: 1 });
    expect(await party.on('2027-04-26T11:59:59Z')).toMatchObject({ balance: 0 });
    expect(await party.on('2027-04-26T12:00:00Z')).toMatchObject({ balance: 1 });
  });

  test('a party that has just registered, has paid everything or has asked for help is not reminded of the rest', async () => {
    const eventId = await createDepositEvent();
    const [paid, helped] = [
      await register({ eventId }),
      await register({ eventId, request: { priceHelp: { canPayCents: 10_000 } } }),
    ];
    await paid.record('payment', 40_000);
    clock.set('2027-04-24T12:00:00Z');
    const recent = await register({ eventId });
    await recent.mailText('Your registration');
    expect(await recent.on('2027-04-26T11:59:59Z')).toMatchObject({ rest: 0 });
    expect(await recent.on('2027-04-26T12:00:00Z')).toMatchObject({ rest: 1 });
    expect(await paid.on('2027-04-28T12:00:00Z')).toEqual({ isOverdue: false, balance: 0, rest: 0 });
    expect(await helped.on('2027-04-28T12:00:00Z')).toMatchObject({ balance: 0, rest: 0 });
  });

  test('a party that registers after the due date owes everything', async () => {
    const eventId = await createDepositEvent({ deposit: { percent: 30, restDueOn: '01-APR-2027' } });
    const party = await register({ eventId });
    expect(await party.due()).toEqual([40_000, 0]);
    expect(await party.mailText('Your registration')).toContain('Amount due: $400.00, by Zelle.');
    expect(await party.on('2027-04-11T12:00:01Z')).toEqual({ isOverdue: true, balance: 1, rest: 0 });
  });
});

test('adding or removing people, a refund and another price change the amount due', async () => {
  const party = await register();
  await party.record('payment', 12_000);
  expect(await party.changeTo(3)).toMatchObject({ status: 200, quoted: { deposit, paidCents: 12_000 } });
  expect(await party.due()).toEqual([6_000, 42_000]);
  expect(await party.mailText('Your registration for Weekend of prayer has been changed')).toContain(
    'Due now: $60.00.',
  );
  expect(await party.on('2027-04-11T12:00:01Z')).toMatchObject({ isOverdue: true, balance: 1 });
  clock.set('2027-04-12T12:00:00Z');
  await party.changeTo(1);
  // The early payment exceeds the deposit for one person.
  expect([await party.due(), (await party.read()).isOverdue]).toEqual([[0, 8_000], false]);
  await party.record('refund', 10_000);
  expect(await party.due()).toEqual([4_000, 14_000]);
  expect(await party.mailText('A refund')).toContain(
    'Still to be paid: $180.00. Due now: $40.00. The rest, $140.00, is due by Saturday, May 1, 2027.',
  );
  const registrar = await site.staff();
  const { version } = await party.read();
  await registrar.PUT('/registrations/{registrationId}/price-adjustment', {
    params: party.params,
    body: { version, kind: 'help', amountCents: 5_000, reason: 'Father lost his job' },
  });
  expect(await party.due()).toEqual([2_500, 10_500]);
});

test('registered parties follow a change of the event’s deposit; the list shows what is due now, and when the rest is', async () => {
  const eventId = await createDepositEvent();
  const unpaid = await register({ eventId });
  // The list is in order of registration.
  clock.set('2027-04-01T12:01:00Z');
  const promised = await register({ eventId });
  await promised.record('payment', 12_000);
  const listed = async () => {
    const { data } = await (
      await site.staff()
    ).GET('/registrations', { params: { query: { eventId, sort: 'createdAt', page: 1, pageSize: 20, lng: 'en' } } });
    return data?.items.map(({ balanceCents, dueNowCents, restDueOn, isOverdue }) => [
      balanceCents,
      dueNowCents,
      restDueOn,
      isOverdue,
    ]);
  };
  const change = (overrides: Record<string, unknown>) => changeEvent(site.server.context.db, eventId, overrides);
  expect(await listed()).toEqual([
    [40_000, 12_000, '01-MAY-2027', false],
    [28_000, 0, '01-MAY-2027', false],
  ]);

  // A larger deposit: the second party owes part of it from now on.
  await change({ deposit: { percent: 50, restDueOn: '01-MAY-2027' } });
  expect(await promised.on('2027-04-05T12:00:00Z')).toMatchObject({ balance: 0 });
  expect(await promised.on('2027-04-15T12:01:00Z')).toMatchObject({ isOverdue: true, balance: 1 });
  expect(await listed()).toEqual([
    [40_000, 20_000, '01-MAY-2027', true],
    [28_000, 8_000, '01-MAY-2027', true],
  ]);

  // A smaller deposit again, with a later due date for the rest: the second party is no longer overdue.
  await change({ deposit: { percent: 30, restDueOn: '10-MAY-2027' } });
  expect(await promised.on('2027-04-16T12:00:00Z')).toMatchObject({ isOverdue: false });
  expect(await unpaid.on('2027-04-16T12:00:00Z')).toMatchObject({ isOverdue: true });
  expect((await listed())?.[1]).toEqual([28_000, 0, '10-MAY-2027', false]);
  expect(await promised.on('2027-05-09T12:00:00Z')).toMatchObject({ isOverdue: false, rest: 1 });

  // Without a deposit, everything is due.
  await change({ deposit: undefined });
  await promised.on('2027-05-09T12:00:00Z');
  expect((await listed())?.[1]).toEqual([28_000, 28_000, undefined, false]);
});

test('check-in and the printed pages say which part is due later, until its due date', async () => {
  const eventId = await createDepositEvent();
  const party = await register({ eventId });
  await party.record('payment', 5_000);
  const params = { path: { eventId } };
  const shown = async () => {
    const registrar = await site.staff();
    const query = { page: 1, pageSize: 20, lng: 'en' } as const;
    const { data: door } = await registrar.GET('/events/{eventId}/door-parties', { params: { ...params, query } });
    const { data: packet } = await registrar.GET('/events/{eventId}/packet', { params });
    return [
      [door?.event.deposit, door?.items[0]?.balanceCents, door?.items[0]?.laterCents],
      [packet?.event.deposit, packet?.parties[0]?.balanceCents, packet?.parties[0]?.laterCents],
    ];
  };
  expect(await shown()).toEqual(Array(2).fill([deposit, 35_000, 28_000]));
  clock.set(restDue);
  expect(await shown()).toEqual(Array(2).fill([undefined, 35_000, undefined]));
});

test('a waiting party owes no deposit until it accepts places', async () => {
  const eventId = await createDepositEvent({ maxRegistrationCount: 2 });
  const first = await register({ eventId });
  const second = await register({ eventId, people: 1, request: { joinsWaitingList: true } });
  expect([(await second.read()).state, await second.due()]).toEqual(['waitlisted', [0, 0]]);
  const { version } = await first.read();
  await first.family.POST('/registrations/{registrationId}/cancellation', { params: first.params, body: { version } });
  expect([await first.due(), (await second.read()).state, await second.due()]).toEqual([[0, 0], 'offered', [0, 0]]);
  await second.family.POST('/registrations/{registrationId}/offer', {
    params: second.params,
    body: { version: (await second.read()).version },
  });
  expect([(await second.read()).state, await second.due()]).toEqual(['pendingPayment', [6_000, 14_000]]);
  expect(await second.mailText('The places at')).toContain('Deposit, due now: $60.00, by Zelle.');
});

describe('paid at PayPal', () => {
  const amountOfLastOrder = () => [...site.payPal.orders.values()].at(-1)?.amount.value;

  test('the deposit alone, then the rest early', async () => {
    const party = await site.register(2, await site.event({ deposit }));
    site.payPal.agree(await party.approveUrl());
    expect(amountOfLastOrder()).toBe('30.00');
    expect(await party.check()).toMatchObject({
      standing: 'none',
      registration: { state: 'pendingPayment', payment: { status: 'partPaid', paidCents: 3_000 } },
    });
    // Nothing is due now, so there is no order unless the party wants to pay everything.
    expect((await party.start()).data?.approveUrl).toBeUndefined();
    site.payPal.agree(await party.approveUrl('all'));
    expect(amountOfLastOrder()).toBe('70.00');
    expect(await party.check()).toMatchObject({ standing: 'paid', registration: { state: 'confirmed' } });
  });

  test('everything at once', async () => {
    const party = await site.register(2, await site.event({ deposit }));
    await party.approveUrl('dueNow');
    // Another choice opens another order.
    const approveUrl = await party.approveUrl('all');
    expect(amountOfLastOrder()).toBe('100.00');
    site.payPal.agree(approveUrl);
    expect(await party.check()).toMatchObject({ standing: 'paid', registration: { payment: { paidCents: 10_000 } } });
  });

  test('an order for the deposit is no longer captured once everything is due', async () => {
    clock.set('2027-05-01T03:50:00Z');
    const party = await site.register(2, await site.event({ deposit }));
    const approveUrl = await party.approveUrl();
    clock.set('2027-05-01T04:01:00Z');
    site.payPal.agree(approveUrl);
    expect(await party.check()).toMatchObject({ standing: 'ended', registration: { payment: { paidCents: 0 } } });
    await party.approveUrl();
    expect(amountOfLastOrder()).toBe('100.00');
  });
});
