import { expect, test } from 'vitest';
import { withCountryCode } from './withCountryCode.ts';

test.each([
  ['3055550142', '+1 305 555 0142'],
  [' (305) 555-01.42 ', '+1 305 555 0142'],
  ['1 305 555 0142', '+1 305 555 0142'],
])('%s is offered as %s', (typed, offered) => {
  expect(withCountryCode(typed)).toBe(offered);
});

test.each([
  '',
  '305555014',
  '30555501421',
  '+3055550142',
  '+1 305 555 0142',
  '0305550142',
  '3055550142 ext',
  '23055550142',
])('nothing is offered for %s', (typed) => {
  expect(withCountryCode(typed)).toBeUndefined();
});
