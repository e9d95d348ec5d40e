import { Script } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkTimeout, loadChunk } from './load-chunk.ts';
import { startScript } from './start-script.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a chunk that does not load is requested once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('404')).mockResolvedValue('here');
  expect(await loadChunk(load)).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that fails twice throws the error message from the specification', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('404')));
  const failure = loadChunk(load);
  await expect(failure).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(failure).rejects.toThrow('Loading chunk failed');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that takes longer than two minutes counts as failed, and a loaded one leaves no timer', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const failure = expect(loadChunk(load)).rejects.toThrow('Loading chunk failed');
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(chunkTimeout);
  await failure;

  await loadChunk(() => Promise.resolve('here'));
  expect(vi.getTimerCount()).toBe(0);
});

test('the start script parses, and has the same timeout', () => {
  const script = startScript(['/assets/a.js', '/assets/b.js'], '/assets/style.css');
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain(String(chunkTimeout));
  expect(script).toContain('Loading chunk failed');
});
