import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, takeFetched } from './prefetch.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('prefetched data is there when the page opens, once', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  fetchAhead('once', load);
  fetchAhead('once', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await takeFetched('once')).toBe('words');
  expect(takeFetched('once')).toBeUndefined();
});

test('data that is half a minute old is fetched again', () => {
  fetchAhead('old', () => Promise.resolve('words'));
  vi.advanceTimersByTime(30_000);
  expect(takeFetched('old')).toBeUndefined();
});

test('a failed prefetch is forgotten and reports no error', async () => {
  fetchAhead('failed', () => Promise.reject(new TypeError('no answer')));
  await vi.waitFor(() => {
    expect(takeFetched('failed')).toBeUndefined();
  });
});
