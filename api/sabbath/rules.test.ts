import { describe, expect, test } from 'vitest';
import {
  comingSaturdays,
  dayFields,
  daysNotOffered,
  hasPlaceFor,
  isComingSaturday,
  isSaturdayFull,
  offeredSaturdays,
  weeksAhead,
} from './rules.ts';

describe('a day for Saturday prayer', () => {
  test('is a Saturday from today on, today included', () => {
    expect(isComingSaturday('2026-12-05', '2026-12-05')).toBe(true);
    expect(isComingSaturday('2027-02-27', '2026-12-05')).toBe(true);
  });

  test('is no other day and no past Saturday', () => {
    expect(isComingSaturday('2026-12-06', '2026-12-05')).toBe(false);
    expect(isComingSaturday('2026-11-28', '2026-12-05')).toBe(false);
  });
});

test.each([
  ['2026-12-05', ['2026-12-05', '2026-12-12']],
  ['2026-12-06', ['2026-12-12', '2026-12-19']],
  ['2026-12-25', ['2026-12-26', '2027-01-02']],
  ['2028-02-24', ['2028-02-26', '2028-03-04']],
])('from %s the next Saturdays are %j', (today, days) => {
  expect(comingSaturdays(today, 2)).toEqual(days);
});

test('each field with another day is reported, and an empty one is not', () => {
  const form = { firstDate: '2026-12-12', secondDate: '2026-12-13', date: '2026-11-28' };
  expect(daysNotOffered(form, dayFields, '2026-12-05')).toEqual(['date', 'secondDate']);
});

test.each([
  [null, 500, false],
  [10, 9, false],
  [10, 10, true],
  [0, 0, true],
])('a Saturday with %j places for which %i come is full: %j', (places, coming, isFull) => {
  expect(isSaturdayFull(places, coming)).toBe(isFull);
});

test('a closed Saturday is not offered for that kind, and a full one only for joining online', () => {
  const limits = { closedForPrayer: ['2026-12-05'], closedForRetreats: [], onlineOnly: ['2026-12-12'] };
  expect(offeredSaturdays('prayer', '2026-12-05', limits)).toEqual(comingSaturdays('2026-12-12', 12));
  expect(offeredSaturdays('retreat', '2026-12-05', limits)).toEqual(comingSaturdays('2026-12-05', 52));
  expect(hasPlaceFor({ date: '2026-12-12' }, limits)).toBe(false);
  expect(hasPlaceFor({ date: '2026-12-12', attendance: 'online' }, limits)).toBe(true);
  expect(hasPlaceFor({ date: '2026-12-19', attendance: 'inPerson' }, limits)).toBe(true);
});

test.each(['prayer', 'retreat'] as const)(
  'if every usual Saturday for a %s is closed, later open ones are offered',
  (kind) => {
    const closed = comingSaturdays('2026-12-05', weeksAhead[kind]);
    const limits = { closedForPrayer: closed, closedForRetreats: closed, onlineOnly: [] };
    const later = comingSaturdays('2026-12-05', weeksAhead[kind] * 2).slice(weeksAhead[kind]);
    expect(offeredSaturdays(kind, '2026-12-05', limits)).toEqual(later);
  },
);
