import { expect, test } from 'vitest';
import { paymentMethodsOnline, paymentStatus } from './rules.ts';

test('Zelle, check and cash can be chosen, in the order of the event', () => {
  expect(paymentMethodsOnline({ paymentMethods: ['Cash', 'Zelle', 'Check'] }, false)).toEqual(['Cash', 'Zelle', 'Check']);
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
