import { expect, test } from 'vitest';
import { inBatches, inBatchesByKey } from './batches.ts';
import { DatabaseAway } from './unavailable.ts';

/** Creates work that finishes on demand and records every batch. */
function createWork() {
  const batches: string[] = [];
  const gates: (() => void)[] = [];
  const work = async (items: readonly number[]): Promise<number[]> => {
    batches.push(items.join(' '));
    await new Promise<void>((resolve) => {
      gates.push(resolve);
    });
    return items.map((item) => item * 10);
  };
  const finish = async (): Promise<void> => {
    gates.shift()?.();
    // The next batch starts a few microtasks after this one resolves.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { batches, work, finish };
}

test('the first item runs alone; later ones run together, in order, up to the maximum batch size', async () => {
  const { batches, work, finish } = createWork();
  const submit = inBatches(work, { largest: 2, longest: 60_000 });
  const answers = Promise.all([1, 2, 3, 4].map(submit));
  expect(batches).toEqual(['1']);
  for (let count = 0; count < 3; count += 1) await finish();
  expect(await answers).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual(['1', '2 3', '4']);
});

test('after a pause the next item runs immediately', async () => {
  const { batches, work, finish } = createWork();
  const submit = inBatches(work, { largest: 9, longest: 60_000 });
  const first = submit(1);
  await finish();
  expect(await first).toBe(10);
  const second = submit(2);
  expect(batches).toEqual(['1', '2']);
  await finish();
  expect(await second).toBe(20);
});

test('a failing item does not fail the others', async () => {
  const seen: string[] = [];
  const submit = inBatches(
    (items: readonly number[]) => {
      seen.push(items.join(' '));
      return items.includes(2) ? Promise.reject(new Error('two')) : Promise.resolve(items.map((item) => item * 10));
    },
    { largest: 9, longest: 60_000 },
  );
  const answers = await Promise.allSettled([0, 1, 2, 3].map(submit));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
    0,
    10,
    'Error: two',
    30,
  ]);
  expect(seen).toEqual(['0', '1 2 3', '1', '2', '3']);
});

test('when the database is unavailable, all callers fail at once and no item is retried alone', async () => {
  const seen: string[] = [];
  const submit = inBatches(
    async (items: readonly number[]) => {
      seen.push(items.join(' '));
      throw new DatabaseAway();
    },
    { largest: 9, longest: 60_000 },
  );
  const answers = await Promise.allSettled([1, 2, 3].map(submit));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(seen).toEqual(['1', '2 3']);
});

test('a batch that takes too long fails, and the next one runs', async () => {
  const never = new Promise<never>(() => undefined);
  const submit = inBatches(
    (items: readonly number[]) => (items.includes(1) ? never : Promise.resolve(items.map((item) => item * 10))),
    { largest: 9, longest: 20 },
  );
  const [first, second] = await Promise.allSettled([submit(1), submit(2)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseAway' } });
  expect(second).toEqual({ status: 'fulfilled', value: 20 });
});

test('items that arrive while a batch waits can join it, up to the maximum batch size', async () => {
  const batches: string[] = [];
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const submit = inBatches(
    async (items: readonly number[], join) => {
      await ready;
      const all = [...items, ...join()];
      batches.push(all.join(' '));
      return all.map((item) => item * 10);
    },
    { largest: 3, longest: 60_000 },
  );
  const answers = Promise.all([1, 2, 3, 5, 7].map(submit));
  isReady();
  expect(await answers).toEqual([10, 20, 30, 50, 70]);
  expect(batches).toEqual(['1 2 3', '5 7']);
});

test('after a failed batch, an item that is retried alone takes no other item with it', async () => {
  const seen: string[] = [];
  const submit = inBatches(
    (items: readonly number[], join) => {
      const all = [...items, ...join()];
      seen.push(all.join(' '));
      return all.includes(3) ? Promise.reject(new Error('three')) : Promise.resolve(all.map((item) => item * 10));
    },
    { largest: 2, longest: 60_000 },
  );
  const answers = await Promise.allSettled([1, 2, 3, 4].map(submit));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
    10,
    20,
    'Error: three',
    40,
  ]);
  expect(seen).toEqual(['1', '2 3', '2', '3', '4']);
});

test('a batch that took too long takes no items any more: the next batch serves them', async () => {
  let isFree: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (isFree = resolve));
  const joined: number[][] = [];
  const submit = inBatches(
    async (items: readonly number[], join) => {
      if (items.includes(2)) isFree();
      await free;
      joined.push([...join()]);
      return items.map((item) => item * 10);
    },
    { largest: 9, longest: 20 },
  );
  const [late, next] = await Promise.allSettled([submit(1), submit(2)]);
  expect(late).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseAway' } });
  expect(next).toEqual({ status: 'fulfilled', value: 20 });
  expect(joined).toEqual([[], []]);
});

test('once the database does not answer, the other items of a failed batch fail at once', async () => {
  const seen: string[] = [];
  const submit = inBatches(
    (items: readonly number[]) => {
      seen.push(items.join(' '));
      if (items.length > 1) return Promise.reject(new Error('together'));
      return items.includes(2) ? Promise.reject(new DatabaseAway()) : Promise.resolve(items.map((item) => item * 10));
    },
    { largest: 9, longest: 60_000 },
  );
  const answers = await Promise.allSettled([0, 1, 2, 3].map(submit));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(seen).toEqual(['0', '1 2 3', '1', '2']);
});

test('work for one key does not wait for work for another, and a key that nobody waits for is forgotten', async () => {
  const { batches, work, finish } = createWork();
  const submit = inBatchesByKey((item: number) => String(item % 2), work, { largest: 9, longest: 60_000 });
  const answers = Promise.all([1, 2, 3, 4].map(submit));
  expect(batches).toEqual(['1', '2']);
  for (let count = 0; count < 4; count += 1) await finish();
  expect(await answers).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual(['1', '2', '3', '4']);
  const later = submit(5);
  expect(batches.at(-1)).toBe('5');
  await finish();
  expect(await later).toBe(50);
});
