import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, takeFetched } from './prefetch.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('what was fetched ahead is there when the page opens, once', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  fetchAhead('once', load);
  fetchAhead('once', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await takeFetched('once')).toBe('words');
  expect(takeFetched('once')).toBeUndefined();
});

test('what is half a minute old is fetched again', () => {
  fetchAhead('old', () => Promise.resolve('words'));
  vi.advanceTimersByTime(30_000);
  expect(takeFetched('old')).toBeUndefined();
});

test('what did not arrive is not kept, and nobody has to hear of it', async () => {
  fetchAhead('failed', () => Promise.reject(new TypeError('no answer')));
  await vi.waitFor(() => {
    expect(takeFetched('failed')).toBeUndefined();
  });
});
