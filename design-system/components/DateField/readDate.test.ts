import { describe, expect, it } from 'vitest';
import { joinDate, readDate, splitDate } from './readDate.ts';

describe('a date as typed', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-3', '2026-11-03'],
    [' 2026 - 2 - 9 ', '2026-02-09'],
    ['2028-2-29', '2028-02-29'],
    ['0033-04-03', '0033-04-03'],
  ])('%j is %s', (value, date) => {
    expect(readDate(value)).toEqual({ date });
  });

  it.each([
    ['', 'empty', ['day', 'month', 'year']],
    [' - - ', 'empty', ['day', 'month', 'year']],
    ['--3', 'incomplete', ['month', 'year']],
    ['26-11-3', 'incomplete', ['year']],
    ['2026--', 'incomplete', ['day', 'month']],
    ['2026-November-3', 'impossible', ['month']],
    ['20260-11-3', 'impossible', ['year']],
    ['2026-13-3', 'impossible', ['month']],
    ['2026-0-3', 'impossible', ['month']],
    ['2026-2-29', 'impossible', ['day']],
    ['2026-4-31', 'impossible', ['day']],
    ['2026-11-0', 'impossible', ['day']],
  ])('%j is %s, at %j', (value, problem, wrongParts) => {
    expect(readDate(value)).toEqual({ problem, wrongParts });
  });

  it('may be the first or the last day of a range, but not one day outside it', () => {
    const range = { earliest: '2026-01-10', latest: '2026-12-20' };
    expect(readDate('2026-1-10', range)).toEqual({ date: '2026-01-10' });
    expect(readDate('2026-12-20', range)).toEqual({ date: '2026-12-20' });
    expect(readDate('2026-1-9', range).problem).toBe('tooEarly');
    expect(readDate('2026-12-21', range).problem).toBe('tooLate');
  });
});

describe('the parts of a date', () => {
  it('round-trip through the value', () => {
    const parts = { day: '3', month: '', year: '20' };
    expect(joinDate(parts)).toBe('20--3');
    expect(splitDate(joinDate(parts))).toEqual(parts);
  });

  it('are an empty value when all are empty', () => {
    expect(joinDate({ day: '', month: '', year: '' })).toBe('');
    expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
  });

  it('lose typed hyphens, because hyphens separate them in the value', () => {
    expect(joinDate({ day: '3-', month: '-1', year: '2026' })).toBe('2026-1-3');
  });
});
