import { expect, test } from 'vitest';
import { readAmount } from '../../platform/client/read-amount.ts';

test.each([
  ['200', 20_000],
  ['$200.00', 20_000],
  ['200,00', 20_000],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,234', 123_400],
  ['1.234', 123_400],
  [' 12.5 ', 1_250],
  ['.5', 50],
  ['US$', null],
  ['USD 40', 4_000],
  ['0', 0],
  ['', null],
  ['abc', null],
  ['-5', null],
  ['1,23,456', null],
  ['1.2.3', null],
  ['12.345.6', null],
  ['5.', null],
  ['99999999999999999', null],
])('%j', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});
