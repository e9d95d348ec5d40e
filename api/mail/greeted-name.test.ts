import { expect, test } from 'vitest';
import { greetedName } from './greeted-name.ts';

test.each([
  ['Ana', 'Ana'],
  ['María del Carmen', 'María del Carmen'],
  ['J.R.', 'J. R.'],
  ['O’Neil', 'O’Neil'],
  ['<b>Ana</b>', 'Ana'],
  ['https://evil.test win', 'https evil. test win'],
  ['www.evil.test', 'www. evil. test'],
  ['evil。test', 'evil. test'],
  ['x@evil.test', 'x evil. test'],
  ['mailto:x', 'mailto x'],
])('%s is greeted as %s', (name, greeted) => {
  expect(greetedName(name)).toBe(greeted);
});
