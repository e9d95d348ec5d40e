import { beforeAll, expect, test } from 'vitest';
import { reportSite } from '../report-site.ts';
import type { Reader } from '../report-site.ts';

const site = reportSite();
let staff: Reader;
let parties: Awaited<ReturnType<typeof site.parties>>;

beforeAll(async () => {
  staff = await site.reader('R');
  parties = await site.parties('weekend');
  await site.pay(parties.staying.id, 'payment', 10_001, '2027-03-31');
  await site.pay(parties.staying.id, 'payment', 5_010, '2027-04-02', 'Cash');
  await site.pay(parties.staying.id, 'refund', 1_002, '2027-04-03');
  await site.pay(parties.canceled.id, 'payment', 20_000, '2027-04-01', 'Check');
  await site.query(
    `update registrations set paid_cents = 15011, refunded_cents = 1002, owes_since = '2027-03-01', created_at = '2027-02-20' where id = $1`,
    [parties.staying.id],
  );
  await site.query(`update registrations set paid_cents = 25000, owes_since = null where id = $1`, [
    parties.dayGuest.id,
  ]);
});

test('3 lists payments in order of receipt; refunds are below zero', async () => {
  const { rows, totals } = await site.resultOf(staff, 3);
  expect(rows.map(({ receivedOn, kind, method, amount }) => [receivedOn, kind, method, amount])).toEqual([
    ['31-MAR-2027', 'Payment', 'Zelle', 100.01],
    ['01-APR-2027', 'Payment', 'Check', 200],
    ['02-APR-2027', 'Payment', 'Cash', 50.1],
    ['03-APR-2027', 'Refund', 'Zelle', -10.02],
  ]);
  const [sum] = await site.query(
    `select sum(case kind when 'payment' then amount_cents else -amount_cents end)::int as amount from payments`,
  );
  expect(totals).toEqual(sum);
  expect(rows[0]).toMatchObject({
    checkNumber: '',
    reference: parties.staying.reference,
    contact: 'Ana Núñez',
    event: 'Weekend of prayer',
    note: '',
    recordedBy: '',
  });
  const amounts = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(staff, 3, values)).rows.map(({ amount }) => amount);
  expect(await amounts({ refunds: true })).toEqual([-10.02]);
  expect(await amounts({ method: 'Cash' })).toEqual([50.1]);
  expect(await amounts({ from: '2027-04-01', to: '2027-04-02' })).toEqual([200, 50.1]);
  expect(await amounts({ event: 'miami-retreat-2026' })).toEqual([]);
});

test('4 shows what each party has paid and owes, without canceled ones', async () => {
  const { rows, totals } = await site.resultOf(staff, 4, { event: 'weekend' });
  expect(
    rows.map(({ reference, price, received, refunded, balance, owedSince }) => [
      reference,
      price,
      received,
      refunded,
      balance,
      owedSince,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [parties.staying.reference, 825, 150.11, 10.02, 684.91, '28-FEB-2027'],
      [parties.dayGuest.reference, 200, 250, 0, -50, ''],
    ]),
  );
  expect(rows).toHaveLength(2);
  const [sums] = await site.query(`
    select sum(total_cents)::int as price, sum(paid_cents)::int as received, sum(refunded_cents)::int as refunded,
      sum(total_cents - paid_cents + refunded_cents)::int as balance
    from registrations where event_id = 'weekend' and state <> 'cancelled'
  `);
  expect(totals).toEqual(sums);
  const references = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(staff, 4, values)).rows.map(({ reference }) => reference);
  expect(await references({ overdue: true })).toEqual([parties.staying.reference]);
  expect(await references({ status: 'paid' })).toEqual([parties.dayGuest.reference]);
  expect(await references({ method: 'Zelle' })).toEqual([parties.staying.reference]);
});

test('a waiting party owes nothing yet', async () => {
  await site.query(
    `update registrations set state = 'waitlisted', waiting_since = '2027-03-01', waiting_number = 1, paid_cents = 0 where id = $1`,
    [parties.dayGuest.id],
  );
  const { rows } = await site.resultOf(staff, 4, { status: 'unpaid' });
  expect(rows).toMatchObject([{ reference: parties.dayGuest.reference, price: 200, balance: 0 }]);
});
