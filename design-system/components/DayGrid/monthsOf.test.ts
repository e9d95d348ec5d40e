import { expect, test } from 'vitest';
import { monthsOf } from './monthsOf.ts';

const daysOf = (...days: string[]) => days.map((day) => ({ day }));
const shown = (...days: string[]) => {
  const { months, columns } = monthsOf(daysOf(...days));
  return { columns, months: months.map(({ cells }) => Array.from(cells, (cell) => cell?.day.slice(8))) };
};

test('days of the same weekday are in the column of their week', () => {
  expect(
    shown('2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02', '2027-01-30'),
  ).toEqual({
    columns: 5,
    months: [
      [undefined, undefined, undefined, '28'],
      ['05', '12', '19', '26'],
      ['02', undefined, undefined, undefined, '30'],
    ],
  });
});

test('the seventh day is in the first week, and the eighth in the second', () => {
  expect(shown('2026-12-07', '2026-12-08').months).toEqual([['07', '08']]);
  expect(shown('2026-12-01', '2026-12-07').months).toEqual([['01', '07']]);
});

test('several days of a week follow one another', () => {
  expect(shown('2026-12-05', '2026-12-06', '2026-12-12')).toEqual({ columns: 3, months: [['05', '06', '12']] });
});

test('an empty list of days has no columns', () => {
  expect(monthsOf([])).toEqual({ months: [], columns: 0 });
});
