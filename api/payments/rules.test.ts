import { expect, test } from 'vitest';
import { registrationStates } from '#contract/enums';
import {
  balanceCents,
  checkDetails,
  isFarAbove,
  owedAfter,
  paymentMethodsOnline,
  paymentStatus,
  refundsByMethod,
  whatIsDue,
} from './rules.ts';

test('Zelle, check and cash can be chosen, in the order of the event', () => {
  expect(paymentMethodsOnline({ paymentMethods: ['Cash', 'Zelle', 'Check'] }, false)).toEqual([
    'Cash',
    'Zelle',
    'Check',
  ]);
});

test('PayPal can be chosen where the event names it and it is set up', () => {
  expect(paymentMethodsOnline({ paymentMethods: ['PayPal', 'Zelle'] }, true)).toEqual(['PayPal', 'Zelle']);
  expect(paymentMethodsOnline({ paymentMethods: ['PayPal', 'Zelle'] }, false)).toEqual(['Zelle']);
  expect(paymentMethodsOnline({ paymentMethods: ['PayPal'] }, false)).toEqual([]);
  expect(paymentMethodsOnline({ paymentMethods: ['Zelle'] }, true)).toEqual(['Zelle']);
});

test.each([
  [10_000, 0, 0, 'unpaid'],
  [10_000, 4_000, 0, 'partPaid'],
  [10_000, 10_000, 0, 'paid'],
  [10_000, 12_000, 0, 'paid'],
  [10_000, 10_000, 4_000, 'partPaid'],
  [10_000, 10_000, 10_000, 'refunded'],
  [0, 0, 0, 'paid'],
  [0, 5_000, 5_000, 'refunded'],
] as const)('a price of %d cents, %d paid and %d returned: %s', (totalCents, paidCents, refundedCents, status) => {
  expect(paymentStatus(totalCents, { paidCents, refundedCents })).toBe(status);
});

test.each([
  [20_000, 30_000, false],
  [20_000, 30_001, true],
  [0, 5_000, false],
  [0, 5_001, true],
  [2_000, 7_000, false],
  [2_000, 7_001, true],
] as const)('for a price of %d cents, %d cents are far above it: %s', (totalCents, netCents, isFar) => {
  expect(isFarAbove(totalCents, netCents)).toBe(isFar);
});

test('a party with its own places owes the unpaid amount; one that waits or has an offer keeps its payments', () => {
  const balances = (netCents: number) =>
    Object.fromEntries(registrationStates.map((state) => [state, balanceCents(state, 20_000, netCents)]));
  const own = { paying: 20_000, pendingPayment: 20_000, confirmed: 20_000, checkedIn: 20_000 };
  expect(balances(0)).toEqual({ ...own, waitlisted: 0, offered: 0, cancelled: 0 });
  expect(balances(5_000)).toMatchObject({ confirmed: 15_000, waitlisted: 0, offered: 0, cancelled: -5_000 });
  expect(balances(25_000)).toMatchObject({
    confirmed: -5_000,
    waitlisted: -5_000,
    offered: -5_000,
    cancelled: -25_000,
  });
});

const third = { percent: 33 };

test.each([
  ['nothing has been paid', 10_000, 0, third, 3_300, 6_700],
  ['half a cent is rounded up', 50, 0, { percent: 1 }, 1, 49],
  ['less than half a cent is rounded down', 49, 0, { percent: 1 }, 0, 49],
  ['part of the deposit has been paid', 10_000, 1_000, third, 2_300, 6_700],
  ['one cent is missing from the deposit', 10_000, 3_299, third, 1, 6_700],
  ['the deposit has been paid', 10_000, 3_300, third, 0, 6_700],
  ['more than the deposit has been paid', 10_000, 3_301, third, 0, 6_699],
  ['everything has been paid', 10_000, 10_000, third, 0, 0],
  ['more than the price has been paid', 10_000, 12_000, third, 0, 0],
  ['it costs nothing', 0, 0, third, 0, 0],
  ['no deposit is asked for', 10_000, 0, undefined, 10_000, 0],
  ['a deposit is no longer asked for', 10_000, 3_300, undefined, 6_700, 0],
  ['too much has been paid and no deposit is asked for', 10_000, 12_000, undefined, 0, 0],
] as const)('what is due now and later when %s', (_, totalCents, netCents, deposit, nowCents, laterCents) => {
  // Returned money does not count.
  const receipts = { paidCents: netCents + 500, refundedCents: 500 };
  const account = { state: 'pendingPayment' as const, quote: { totalCents }, receipts };
  expect(whatIsDue(account, deposit)).toEqual({ nowCents, laterCents });
});

test('a party without its own places owes no deposit', () => {
  const receipts = { paidCents: 0, refundedCents: 0 };
  const owing = registrationStates.filter((state) => {
    const { nowCents, laterCents } = whatIsDue({ state, quote: { totalCents: 10_000 }, receipts }, third);
    return nowCents + laterCents > 0;
  });
  expect(owing).toEqual(['paying', 'pendingPayment', 'confirmed', 'checkedIn']);
});

test('only someone who pays by check is told who to make it payable to', () => {
  const site = { name: { en: 'House', es: 'Casa' }, checkPayee: 'House, Inc.', addressLines: ['1 Main St'] };
  expect(checkDetails('Check', 'es', site)).toEqual({ payee: 'House, Inc.', mailTo: ['Casa', '1 Main St'] });
  for (const method of ['Zelle', 'Cash', 'PayPal'] as const) expect(checkDetails(method, 'es', site)).toBeUndefined();
});

test('a receipt shows the part that is not due yet, if there is one', () => {
  const event = { timeZone: 'America/New_York', deposit: { percent: 30, restDueOn: '01-APR-2027' } };
  const account = (paidCents: number) => ({
    state: 'pendingPayment' as const,
    quote: { totalCents: 10_000 },
    receipts: { paidCents, refundedCents: 0 },
  });
  const before = new Date('2027-03-01T12:00:00Z');
  expect(owedAfter(account(3_000), event, before)).toEqual({ balanceCents: 7_000, laterCents: 7_000 });
  expect(owedAfter(account(10_000), event, before)).toEqual({ balanceCents: 0 });
  expect(owedAfter(account(3_000), event, new Date('2027-04-02T12:00:00Z'))).toEqual({ balanceCents: 7_000 });
});

test('money is refunded by the method it was paid with, and not to a party that has been refunded in full', () => {
  const net = (registrationId: string, method: 'Zelle' | 'Check' | 'Cash', amountCents: number) => ({
    registrationId,
    method,
    amountCents,
  });
  expect(
    refundsByMethod([net('one', 'Zelle', 10_000), net('two', 'Zelle', 5_000), net('two', 'Check', 2_000)]),
  ).toEqual({
    refundParties: 2,
    refunds: [
      { method: 'Zelle', parties: 2, amountCents: 15_000 },
      { method: 'Check', parties: 1, amountCents: 2_000 },
    ],
  });
  // A refund by another method reduces what is left. A party that has been refunded in full is not counted.
  expect(refundsByMethod([net('one', 'Zelle', 10_000), net('one', 'Cash', -4_000)])).toEqual({
    refundParties: 1,
    refunds: [{ method: 'Zelle', parties: 1, amountCents: 6_000 }],
  });
  // It is taken from one method after another, and each cent once.
  expect(
    refundsByMethod([net('one', 'Zelle', 10_000), net('one', 'Check', 5_000), net('one', 'Cash', -10_000)]),
  ).toEqual({ refundParties: 1, refunds: [{ method: 'Check', parties: 1, amountCents: 5_000 }] });
  const nothingLeft = [net('one', 'Zelle', 10_000), net('one', 'Cash', -10_000), net('two', 'Check', 0)];
  expect(refundsByMethod(nothingLeft)).toEqual({ refundParties: 0, refunds: [] });
});
