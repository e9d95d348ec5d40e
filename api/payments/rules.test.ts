import { expect, test } from 'vitest';
import { paymentMethodsOnline } from './rules.ts';

test('Zelle, check and cash can be chosen, in the order of the event', () => {
  expect(paymentMethodsOnline({ paymentMethods: ['Cash', 'Zelle', 'Check'] })).toEqual(['Cash', 'Zelle', 'Check']);
});

test('PayPal cannot be chosen yet', () => {
  expect(paymentMethodsOnline({ paymentMethods: ['PayPal', 'Zelle'] })).toEqual(['Zelle']);
  expect(paymentMethodsOnline({ paymentMethods: ['PayPal'] })).toEqual([]);
});
