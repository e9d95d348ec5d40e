import { expect, test } from 'vitest';
import { coursePoints, registeredBy } from './course.ts';

const course = {
  days: [
    { daysBefore: 65, people: 3 },
    { daysBefore: 50, people: 2 },
    { daysBefore: -1, people: 4 },
  ],
};

test('counts the people who had registered by a day', () => {
  expect([70, 65, 64, 50, 0, -1].map((day) => registeredBy(course, day))).toEqual([0, 3, 3, 5, 5, 9]);
});

test('the last thirty days end today, or with the first day of an event that has begun', () => {
  const points = coursePoints([course], 40, 'days');
  expect([points.length, points[0], points.at(-1)]).toEqual([30, 69, 40]);
  expect(coursePoints([course], -3, 'days').at(-1)).toBe(0);
});

test('weeks go back to the first registration, and a line has at least two points', () => {
  expect(coursePoints([course], 40, 'weeks')).toEqual([68, 61, 54, 47, 40]);
  expect(coursePoints([{ days: [] }], 40, 'weeks')).toEqual([47, 40]);
  expect(coursePoints([{ days: [{ daysBefore: 2000, people: 1 }] }], 0, 'weeks')).toHaveLength(52);
});
