import { expect, test } from 'vitest';
import { outlivesPage } from './outlives-page.ts';

test.each([
  ['a', 59_000, true],
  ['a', 60_000, false],
  ['ñ', 35_000, false],
])('a request outlives its page only with a body that browsers allow: %s, %i times', (letter, count, expected) => {
  expect(outlivesPage({ text: letter.repeat(count) })).toBe(expected);
});
