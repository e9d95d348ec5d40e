import { expect, it } from 'vitest';
import { pageList } from './pageList.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap', 10]],
  [3, 10, [1, 2, 3, 4, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('on page %i of %i offers %j', (page, pageCount, expected) => {
  expect(pageList(page, pageCount)).toEqual(expected);
});
