import { describe, expect, it } from 'vitest';
import { addMonths, isDay, sameInMonth, weeksOf } from './calendarDays.ts';
import { readTypedDay } from './readTypedDay.ts';

const saturdays = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02', '2027-03-06'];

describe('a day as typed', () => {
  it.each([
    ['12/5/2026', '2026-12-05'],
    ['12/5/26', '2026-12-05'],
    ['12-5', '2026-12-05'],
    [' 1/2 ', '2027-01-02'],
    ['2026-12-05', '2026-12-05'],
    ['Dec 5', '2026-12-05'],
    ['Sat, Dec 5, 2026', '2026-12-05'],
    ['Saturday, March 6th', '2027-03-06'],
    ['12/6/2026', '2026-12-06'],
  ])('in English: %j is %s', (typed, day) => {
    expect(readTypedDay(typed, 'en', saturdays)).toBe(day);
  });

  it.each([
    ['5/12/2026', '2026-12-05'],
    ['5 de diciembre', '2026-12-05'],
    ['sáb, 5 dic 2026', '2026-12-05'],
    ['mar, 5 ene 2027', '2027-01-05'],
    ['6 MARZO', '2027-03-06'],
  ])('in Spanish: %j is %s', (typed, day) => {
    expect(readTypedDay(typed, 'es', saturdays)).toBe(day);
  });

  it.each(['', 'soon', '5', '13/40/2026', '2/30/2027', 'Dec', '12/5/2', '1/2/3/4', '12/5/202'])(
    '%j is not a day',
    (typed) => {
      expect(readTypedDay(typed, 'en', saturdays)).toBeUndefined();
    },
  );
});

describe('a month', () => {
  it('has its days in weeks that start on Sunday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
    expect(weeks[4]?.slice(4)).toEqual(['2026-12-31', null, null]);
    expect(weeksOf('2026-02').flat()).toHaveLength(28);
  });

  it('follows December with January', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -13)).toBe('2025-12');
  });

  it('is entered at the nearest day that can be chosen, or at the same date', () => {
    expect(sameInMonth('2026-12-26', '2027-01', saturdays)).toBe('2027-01-02');
    expect(sameInMonth('2027-01-31', '2027-02', saturdays)).toBe('2027-02-28');
  });

  it('rejects days that JavaScript would roll over', () => {
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
  });
});
