import { expect, it } from 'vitest';
import { across, endNames, namedCategories, niceTop, percent } from './geometry.ts';

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

it('formats positions in the drawing as percentages', () => {
  expect(percent(5, 20)).toBe('25.00%');
  expect(percent(-5, 20)).toBe('0.00%');
  expect([0, 1, 2, 3].map((position) => across(position, 4))).toEqual(['12.50%', '37.50%', '62.50%', '87.50%']);
});

it('labels all of a few categories and three of many', () => {
  expect(namedCategories(3)).toEqual([0, 1, 2]);
  expect(namedCategories(12)).toEqual([0, 5, 11]);
});

const foot = 84;

it('names the highest line above its end and another below', () => {
  expect(endNames([20, 50], foot)).toEqual([14, 61]);
});

it.each([[[20, 83]], [[84, 84, 84]], [[83, 82, 80]], [[20, 22, 24]], [[60, 59, 84]], [[84]]])(
  'places the names of the ends %j apart from each other and above the bottom',
  (ends) => {
    const heights = endNames(ends, foot).toSorted((one, other) => one - other);
    for (const [order, height] of heights.entries()) {
      expect(height).toBeLessThan(foot);
      expect(height).toBeGreaterThan(0);
      if (order > 0) expect(height - (heights[order - 1] ?? 0)).toBeGreaterThanOrEqual(14);
    }
  },
);

it('keeps the names in the order of their lines', () => {
  const [first = 0, second = 0, third = 0] = endNames([80, 82, 83.5], foot);
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(third);
});
