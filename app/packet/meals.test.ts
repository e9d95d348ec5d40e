import { expect, test } from 'vitest';
import { mealDays } from './meals.ts';

const weekend = { start_date: '27-FEB-2027', end_date: '01-MAR-2027' };
const oneDay = { start_date: '27-FEB-2027', end_date: '27-FEB-2027' };

test('the first and the last meal bound only the first and the last day', () => {
  expect(mealDays(weekend, { firstMeal: 'dinner', lastMeal: 'lunch' })).toEqual([
    { day: '27-FEB-2027', served: ['dinner'] },
    { day: '28-FEB-2027', served: ['breakfast', 'lunch', 'dinner'] },
    { day: '01-MAR-2027', served: ['breakfast', 'lunch'] },
  ]);
  expect(mealDays(weekend, { firstMeal: 'breakfast', lastMeal: 'dinner' }).map(({ served }) => served.length)).toEqual([
    3, 3, 3,
  ]);
});

test('on a single day both apply, and a last meal before the first leaves none', () => {
  expect(mealDays(oneDay, { firstMeal: 'lunch', lastMeal: 'lunch' })).toEqual([
    { day: '27-FEB-2027', served: ['lunch'] },
  ]);
  expect(mealDays(oneDay, { firstMeal: 'dinner', lastMeal: 'breakfast' })).toEqual([
    { day: '27-FEB-2027', served: [] },
  ]);
});

test('an end before the start does not go on forever', () => {
  const days = mealDays(
    { start_date: '27-FEB-2027', end_date: '26-FEB-2027' },
    { firstMeal: 'lunch', lastMeal: 'lunch' },
  );
  expect(days).toHaveLength(60);
});
