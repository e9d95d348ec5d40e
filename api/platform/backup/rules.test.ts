import { expect, test } from 'vitest';
import { daysToKeep } from './rules.ts';

const msOfDay = 24 * 60 * 60 * 1000;

function days(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(start + index * msOfDay).toISOString().slice(0, 10));
}

test('keeps everything of the first week', () => {
  const week = days('2027-03-01', 7);
  expect([...daysToKeep(week)].sort()).toEqual(week);
});

test('keeps 7 days, the last day of each of 4 weeks and of each of 12 months', () => {
  // Wednesday, 30 June 2027 is the last.
  const kept = [...daysToKeep(days('2025-01-01', 911))].sort().reverse();
  expect(kept).toEqual([
    ...['2027-06-30', '2027-06-29', '2027-06-28', '2027-06-27', '2027-06-26', '2027-06-25', '2027-06-24'],
    ...['2027-06-20', '2027-06-13'],
    ...['2027-05-31', '2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31', '2026-12-31', '2026-11-30', '2026-10-31'],
    ...['2026-09-30', '2026-08-31', '2026-07-31'],
  ]);
});

test('daily deletion keeps the same backups as a single deletion at the end', () => {
  let kept: string[] = [];
  for (const day of days('2026-01-01', 500)) kept = [...daysToKeep([...kept, day])];
  expect(kept.sort()).toEqual([...daysToKeep(days('2026-01-01', 500))].sort());
});

test('a period without backups deletes none of the old ones', () => {
  const old = days('2026-01-01', 7);
  expect([...daysToKeep([...old, '2027-01-01'])]).toHaveLength(7);
});
