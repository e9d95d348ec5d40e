import { expect, test, vi } from 'vitest';
import { createForegroundRequests } from './foreground-requests.ts';

function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve('done') };
}

/** Records whether it is settled. */
function watch(promise: Promise<void>): { isOver: boolean } {
  const seen = { isOver: false };
  void promise.then(() => (seen.isOver = true));
  return seen;
}

test('deferred work runs at once when no request is running, even after one failed', async () => {
  const foregroundRequests = createForegroundRequests();
  await foregroundRequests.over();
  await expect(foregroundRequests.during(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await foregroundRequests.over();
});

test('deferred work waits until the last request has its response', async () => {
  const foregroundRequests = createForegroundRequests();
  const [one, other] = [createWork(), createWork()];
  const answers = [foregroundRequests.during(one.work), foregroundRequests.during(other.work)];
  const mail = watch(foregroundRequests.over());
  one.finish();
  await answers[0];
  expect(mail.isOver).toBe(false);
  other.finish();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(mail.isOver).toBe(true);
});

test('deferred work that can only wait briefly goes on while the request still runs', async () => {
  vi.useFakeTimers();
  const foregroundRequests = createForegroundRequests();
  const { work, finish } = createWork();
  const answer = foregroundRequests.during(work);
  const piece = watch(foregroundRequests.over(20));
  await vi.advanceTimersByTimeAsync(19);
  expect(piece.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(piece.isOver).toBe(true);
  finish();
  await answer;
  vi.useRealTimers();
});

test('each caller gets its own turn, and newly arrived requests run in between', async () => {
  const foregroundRequests = createForegroundRequests();
  const order: string[] = [];
  const turns = ['one', 'two', 'three'].map(async (name) => {
    await foregroundRequests.turn();
    order.push(name);
    setImmediate(() => order.push(`a request after ${name}`));
  });
  await Promise.all(turns);
  await foregroundRequests.turn();
  expect(order).toEqual(['one', 'a request after one', 'two', 'a request after two', 'three', 'a request after three']);
});

test('people who waited are recent for a second', async () => {
  vi.useFakeTimers();
  try {
    const foregroundRequests = createForegroundRequests();
    expect(foregroundRequests.areRecent()).toBe(false);
    const { work, finish } = createWork();
    const answer = foregroundRequests.during(work);
    vi.advanceTimersByTime(5000);
    expect(foregroundRequests.areRecent()).toBe(true);
    finish();
    await answer;
    vi.advanceTimersByTime(999);
    expect(foregroundRequests.areRecent()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(foregroundRequests.areRecent()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('deferred work waits no longer than the longest wait', async () => {
  vi.useFakeTimers();
  try {
    const foregroundRequests = createForegroundRequests(1000);
    const { work, finish } = createWork();
    const answer = foregroundRequests.during(work);
    const mail = watch(foregroundRequests.over());
    await vi.advanceTimersByTimeAsync(999);
    expect(mail.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(mail.isOver).toBe(true);
    finish();
    await answer;
  } finally {
    vi.useRealTimers();
  }
});
