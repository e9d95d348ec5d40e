import { expect, test, vi } from 'vitest';
import { createRush } from './foreground-requests.ts';

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

test('what can wait goes at once while nobody waits, also after work that failed', async () => {
  const rush = createRush();
  await rush.over();
  await expect(rush.during(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await rush.over();
});

test('it waits until the last one has an answer', async () => {
  const rush = createRush();
  const [one, other] = [createWork(), createWork()];
  const answers = [rush.during(one.work), rush.during(other.work)];
  const mail = watch(rush.over());
  one.finish();
  await answers[0];
  expect(mail.isOver).toBe(false);
  other.finish();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(mail.isOver).toBe(true);
});

test('of several who ask for a turn each has one of its own, and what arrives comes in between', async () => {
  const rush = createRush();
  const order: string[] = [];
  const turns = ['one', 'two', 'three'].map(async (name) => {
    await rush.turn();
    order.push(name);
    setImmediate(() => order.push(`a request after ${name}`));
  });
  await Promise.all(turns);
  await rush.turn();
  expect(order).toEqual(['one', 'a request after one', 'two', 'a request after two', 'three', 'a request after three']);
});

test('it waits no longer than the longest wait', async () => {
  vi.useFakeTimers();
  try {
    const rush = createRush(1000);
    const { work, finish } = createWork();
    const answer = rush.during(work);
    const mail = watch(rush.over());
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
