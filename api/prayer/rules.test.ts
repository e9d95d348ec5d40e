import { expect, test } from 'vitest';
import { prayerFieldMissing, withinSentence } from './rules.ts';

test('an address is required only from people who want to be notified', () => {
  expect(prayerFieldMissing({ tellWhenPrayed: true })).toBe('email');
  expect(prayerFieldMissing({ tellWhenPrayed: true, email: 'ana@example.org' })).toBeNull();
  expect(prayerFieldMissing({ tellWhenPrayed: false })).toBeNull();
  expect(prayerFieldMissing({})).toBeNull();
});

test.each([
  ['My mother', 'my mother'],
  ['Our son Daniel', 'our son Daniel'],
  ['A friend at work', 'a friend at work'],
  ['Mi papá', 'mi papá'],
  ['Nuestra vecina', 'nuestra vecina'],
  ['An Nguyen', 'An Nguyen'],
  ['Maria and John', 'Maria and John'],
  ['María y José', 'María y José'],
  ['La Virgen', 'La Virgen'],
  ['my brother', 'my brother'],
])('within a sentence, %s becomes %s', (forWhom, expected) => {
  expect(withinSentence(forWhom)).toBe(expected);
});
