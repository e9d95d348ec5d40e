import { expect, test } from 'vitest';
import { brokenRefund, refundablePayments, refundBody, type RefundValues } from './refund-values.ts';

const part: RefundValues = { payment: 'x', extent: 'part', amount: '', note: '' };

test.each([
  ['', { amount: 'required' }],
  ['a lot', { amount: 'pattern' }],
  ['0', { amount: 'minimum' }],
  ['70.01', { amount: 'maximum' }],
  ['70', {}],
  ['0.01', {}],
])('with 70 dollars left, the amount %j is checked', (amount, broken) => {
  expect(brokenRefund({ ...part, amount }, 7_000)).toEqual(broken);
});

test('a full refund is the amount left, whatever is in the field for a partial one', () => {
  const whole: RefundValues = { ...part, extent: 'whole', amount: 'a lot', note: '  One cannot come ' };
  expect(brokenRefund(whole, 7_000)).toEqual({});
  expect(refundBody(whole, 7_000)).toEqual({ amountCents: 7_000, note: 'One cannot come' });
  expect(brokenRefund({ ...whole, note: 'x'.repeat(501) }, 7_000)).toEqual({ note: 'maxLength' });
});

test('only PayPal payments can be refunded through PayPal, never more than was paid in all', () => {
  const entry = {
    kind: 'payment',
    method: 'PayPal',
    amountCents: 10_000,
    receivedOn: '2027-04-01',
    createdAt: '',
    recordedBy: null,
  } as const;
  const ledger = [
    { ...entry, id: 'cash', method: 'Cash' as const },
    { ...entry, id: 'spent', refundableCents: 0 },
    { ...entry, id: 'left', refundableCents: 6_000 },
  ];
  expect(refundablePayments(ledger, 16_000).map(({ id, leftCents }) => [id, leftCents])).toEqual([['left', 6_000]]);
  expect(refundablePayments(ledger, 4_000).map(({ leftCents }) => leftCents)).toEqual([4_000]);
  expect(refundablePayments(ledger, 0)).toEqual([]);
});
