import { expect, test } from 'vitest';
import { menuLabel } from './rules.ts';

test('the menu label is cut to 25 characters', () => {
  expect(menuLabel('Weekend of renewal')).toBe('Weekend of renewal');
  expect(menuLabel('1234567890123456789012345')).toBe('1234567890123456789012345');
  expect(menuLabel('New York Bible Convention 2027')).toBe('New York Bible Convention');
  expect(menuLabel('🙏'.repeat(30))).toBe('🙏'.repeat(25));
});
