import { expect, test } from 'vitest';
import { birthDateFault } from './rules.ts';

test.each([
  ['2027-04-01', null],
  ['2027-04-02', { rule: 'maximum', limit: '2027-04-01' }],
  ['1906-04-01', null],
  ['1906-03-31', { rule: 'minimum', limit: '1906-04-01' }],
  ['0001-01-01', { rule: 'minimum', limit: '1906-04-01' }],
  ['9999-12-31', { rule: 'maximum', limit: '2027-04-01' }],
])('born on %s, on 1 April 2027: %j', (birthDate, expected) => {
  expect(birthDateFault(birthDate, '2027-04-01')).toEqual(expected);
});
