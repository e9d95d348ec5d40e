import { expect, test } from 'vitest';
import { prayerFieldMissing } from './rules.ts';

test('only who wishes to be told must give an address', () => {
  expect(prayerFieldMissing({ tellWhenPrayed: true })).toBe('email');
  expect(prayerFieldMissing({ tellWhenPrayed: true, email: 'ana@example.org' })).toBeNull();
  expect(prayerFieldMissing({ tellWhenPrayed: false })).toBeNull();
  expect(prayerFieldMissing({})).toBeNull();
});
