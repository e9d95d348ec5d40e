import { describe, expect, test } from 'vitest';
import { firstAndLast, grows, growsFaster, p99 } from '../../soak/judge.ts';

const line = (from: number, step: number, count = 12) =>
  Array.from({ length: count }, (_, index) => from + index * step);
const level = { times: 1.3, slack: 0 };

describe('values that should stay level', () => {
  test('may rise at first: the last third is compared with the one before', () => {
    expect(grows([10, 50, 90, 100, 100, 100, 100, 100, 100, 130, 130, 130], level)).toBe(false);
    expect(grows([10, 50, 90, 100, 100, 100, 100, 100, 100, 131, 131, 131], level)).toBe(true);
  });

  test('one high sample is not growth, and slack is added', () => {
    expect(grows([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 900, 1], level)).toBe(false);
    expect(grows([1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6], { times: 1, slack: 5 })).toBe(false);
    expect(grows([1, 1, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7], { times: 1, slack: 5 })).toBe(true);
  });

  test('unreadable samples are left out; too few samples prove nothing', () => {
    expect(grows([1, Number.NaN, 1, 1, 1, Number.NaN, 9, 9], level)).toBe(true);
    expect(grows([1, 1, 1, 9, 9], level)).toBe(false);
    expect(grows([], level)).toBe(false);
  });
});

describe('values that grow with the work', () => {
  test('steady growth does not count as accelerating', () => {
    expect(growsFaster(line(1_000, 100), 0)).toBe(false);
  });

  test('growth that doubles does', () => {
    expect(growsFaster([...line(0, 10, 8), 100, 130, 160, 190], 0)).toBe(true);
    expect(growsFaster([...line(0, 10, 8), 100, 130, 160, 190], 1_000)).toBe(false);
  });
});

test('p99 is the value that 99 of 100 do not exceed', () => {
  expect(p99(line(1, 1, 100))).toBe(100);
  expect(p99(line(1, 1, 1_000))).toBe(991);
});

describe('the first and the last hour', () => {
  const minute = 60_000;

  test('of a run that lasted longer than planned', () => {
    const times = line(0, minute, 240).map((at) => ({ at, ms: at < 180 * minute ? 900 : 7 }));
    expect(firstAndLast(times, 180 * minute, 240 * minute)).toEqual({ first: 900, last: 7 });
  });

  test('of a long run', () => {
    const times = line(0, minute, 180).map((at) => ({ at, ms: at < 60 * minute ? 5 : at < 120 * minute ? 900 : 7 }));
    expect(firstAndLast(times, 180 * minute, 180 * minute)).toEqual({ first: 5, last: 7 });
  });

  test('are sixths in a short run', () => {
    const times = line(0, minute, 60).map((at) => ({ at, ms: at < 10 * minute ? 5 : at < 50 * minute ? 900 : 7 }));
    expect(firstAndLast(times, 60 * minute, 60 * minute)).toEqual({ first: 5, last: 7 });
  });
});
