import { describe, expect, test } from 'vitest';
import { defaultAgeBands } from '../../people/rules.ts';
import { agesOnOtherDay, changesByDate } from './rules.ts';

const day = (year: number, month: number, dayOfMonth: number) => ({ year, month, day: dayOfMonth });

describe('the age on another day', () => {
  test.each([
    ['the same day', day(2027, 5, 14), 17, 17],
    ['a month later', day(2027, 6, 14), 17, 18],
    ['the next day', day(2027, 5, 15), 17, 18],
    ['exactly a year later', day(2028, 5, 14), 18, 18],
    ['a year and a day later', day(2028, 5, 15), 18, 19],
    ['a day earlier', day(2027, 5, 13), 16, 17],
    ['a year earlier', day(2026, 5, 14), 16, 16],
  ])('%s', (_, to, youngest, oldest) => {
    expect(agesOnOtherDay(17, day(2027, 5, 14), to)).toEqual({ youngest, oldest });
  });

  test('is never below 0', () => {
    expect(agesOnOtherDay(0, day(2027, 5, 14), day(2026, 5, 14))).toEqual({ youngest: 0, oldest: 0 });
  });
});

describe('the changes caused by another first day', () => {
  const before = { start_date: '14-MAY-2027' };
  const after = (start_date: string) => ({ start_date, ageBands: [...defaultAgeBands] });
  const changes = (age: number, start: string, isSigned = false) =>
    changesByDate({ age, isSigned }, before, after(start)).changes;

  test('for a minor who may turn 18, with and without a signature', () => {
    expect(changes(17, '14-JUN-2027')).toEqual(['ageGroup', 'ofAge']);
    expect(changes(17, '14-JUN-2027', true)).toEqual(['ageGroup', 'ofAge', 'signature']);
  });

  test('for an adult who may be a minor on an earlier day', () => {
    expect(changes(18, '14-APR-2027', true)).toEqual(['ageGroup', 'minor', 'signature']);
  });

  test('for others only the age group, or nothing', () => {
    expect(changes(12, '14-JUN-2027')).toEqual(['ageGroup']);
    expect(changes(10, '14-JUN-2027', true)).toEqual([]);
    expect(changes(17, '14-MAY-2027', true)).toEqual([]);
  });
});
