import { expect, test } from 'vitest';
import { spacedDigits, spacedPhone } from './rules.ts';

test.each([
  ['+12125550142', '+1 212 555 0142'],
  ['+34600123456', '+34 600 123 456'],
  ['+525512345678', '+52 551 234 5678'],
  ['+50322345678', '+503 2234 5678'],
  ['+5491123456789', '+54 911 2345 6789'],
  ['+442079460958', '+44 207 946 0958'],
])('%s is shown as %s', (phone, shown) => {
  expect(spacedPhone(phone)).toBe(shown);
});

test('numbers of every possible length keep their digits', () => {
  for (let length = 8; length <= 15; length += 1) {
    const phone = `+34${'5'.repeat(length - 2)}`;
    expect(spacedPhone(phone).replaceAll(' ', '')).toBe(phone);
  }
});

test.each(['', '212 555 0142', '+1', 'call the office'])('%j is shown unchanged', (phone) => {
  expect(spacedPhone(phone)).toBe(phone);
});

test.each([
  ['85803974088', '858 0397 4088'],
  ['1234567890', '123 456 7890'],
  ['123456789', '123 456 789'],
  ['12345678', '1234 5678'],
  ['858039', '858039'],
  ['123 456 789', '123 456 789'],
  ['', ''],
])('the number %j to dial is shown as %j', (digits, shown) => {
  expect(spacedDigits(digits)).toBe(shown);
});
