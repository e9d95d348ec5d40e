import { expect, test } from 'vitest';
import { checkInPayload } from '#rules/registrations';
import { referenceIn } from './read-code.ts';

test('the code of a confirmation contains its reference', () => {
  expect(referenceIn(checkInPayload({ reference: 'K7M-3QX' }))).toBe('K7M-3QX');
  expect(referenceIn(' k7m3qx ')).toBe('K7M-3QX');
});

test.each(['', 'https://example.org/K7M-3QX', 'K7M-3QXX', 'WIFI:S:home;;', '123'])('%s is not our code', (text) => {
  expect(referenceIn(text)).toBeUndefined();
});
