import { expect, test } from 'vitest';
import { lastPeriods } from './periods.ts';

test('weeks begin on Sunday, and the last one contains today', () => {
  const weeks = lastPeriods('week', '2027-03-03');
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toEqual({ from: '2027-02-28', to: '2027-03-06' });
  expect(weeks[0]).toEqual({ from: '2026-12-06', to: '2026-12-12' });
  expect(lastPeriods('week', '2027-02-28').at(-1)).toEqual({ from: '2027-02-28', to: '2027-03-06' });
});

test('months and years end on their last day', () => {
  const months = lastPeriods('month', '2028-02-29');
  expect(months.at(-1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(months[0]).toEqual({ from: '2027-03-01', to: '2027-03-31' });
  const years = lastPeriods('year', '2028-01-01');
  expect(years.map(({ from }) => from)).toEqual(['2024-01-01', '2025-01-01', '2026-01-01', '2027-01-01', '2028-01-01']);
  expect(years.at(-1)?.to).toBe('2028-12-31');
});
