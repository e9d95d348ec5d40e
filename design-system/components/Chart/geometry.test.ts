import { expect, it } from 'vitest';
import { across, namedCategories, niceTop, percent } from './geometry.ts';

it.each([
  [[3, 7], 10],
  [[12], 20],
  [[21, 24], 25],
  [[300], 500],
  [[0, 0], 1],
  [[], 1],
  [[100], 100],
])('the scale over %j ends at %d', (values, top) => {
  expect(niceTop(values)).toBe(top);
});

it('writes parts of the drawing as percent', () => {
  expect(percent(5, 20)).toBe('25.00%');
  expect(percent(-5, 20)).toBe('0.00%');
  expect([0, 1, 2, 3].map((position) => across(position, 4))).toEqual(['12.50%', '37.50%', '62.50%', '87.50%']);
});

it('names all of a few categories and three of many', () => {
  expect(namedCategories(3)).toEqual([0, 1, 2]);
  expect(namedCategories(12)).toEqual([0, 5, 11]);
});
