import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

test.each([
  [-80, 10, 'next'],
  [80, -30, 'back'],
  [-40, 0, undefined],
  [-80, 60, undefined],
  [0, 300, undefined],
])('%i px across and %i px down is %s', (x, y, expected) => {
  expect(swipeOf({ x: 200, y: 200 }, { x: 200 + x, y: 200 + y })).toBe(expected);
});
