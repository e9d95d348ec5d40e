import { expect, test } from 'vitest';
import { registrationStates } from '#contract/enums';
import { balanceCents, isFarAbove, paymentMethodsOnline, paymentStatus } from './rules.ts';

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
] as const)('of %d cents, %d came and %d were returned: %s', (totalCents, paidCents, refundedCents, status) => {
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

test('who has places of their own owes what has not come; who waits or is offered places owes nothing, and keeps what came', () => {
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
