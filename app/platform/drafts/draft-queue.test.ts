import { expect, test } from 'vitest';
import { createDraftQueue } from './draft-queue.ts';

/** The API over a slow network: each call arrives when the test lets it through. */
function createSlowApi() {
  const saved: { draft?: string } = {};
  const onTheirWay: { arrive: () => void; fail: () => void }[] = [];
  const call = (effect: () => void) =>
    new Promise<void>((resolve, reject) => {
      onTheirWay.push({
        arrive: () => {
          effect();
          resolve();
        },
        fail: () => {
          reject(new Error('no connection'));
        },
      });
    });
  const queue = createDraftQueue<string>({
    save: ({ content }) =>
      call(() => {
        saved.draft = content;
      }),
    discard: () =>
      call(() => {
        delete saved.draft;
      }),
  });
  /** Lets all pending calls through, the latest first. */
  const letThrough = async () => {
    await Promise.resolve();
    for (let round = 0; round < 10; round += 1) {
      for (const { arrive } of onTheirWay.splice(0).reverse()) arrive();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  };
  return { saved, onTheirWay, queue, letThrough };
}

const typed = (content: string) => ({ content, savedAt: 0 });

test('a draft that is cleared while its save is in flight does not come back', async () => {
  const { saved, queue, letThrough } = createSlowApi();
  const done = [queue.keep(typed('first'), false), queue.forget()];
  await letThrough();
  await Promise.all(done);
  expect(saved.draft).toBeUndefined();
});

test('nor does an urgent save from a page that was being hidden', async () => {
  const { saved, queue, letThrough } = createSlowApi();
  const done = [queue.keep(typed('first'), true), queue.forget()];
  await letThrough();
  await Promise.all(done);
  expect(saved.draft).toBeUndefined();
});

test('the latest text is saved, and an urgent save does not wait', async () => {
  const { saved, onTheirWay, queue, letThrough } = createSlowApi();
  const done = [queue.keep(typed('first'), false), queue.keep(typed('second'), false)];
  await letThrough();
  await Promise.all(done);
  expect(saved.draft).toBe('second');
  const slow = queue.keep(typed('third'), false);
  const urgent = queue.keep(typed('fourth'), true);
  await Promise.resolve();
  expect(onTheirWay).toHaveLength(2);
  await letThrough();
  await Promise.all([slow, urgent]);
});

test('a failed save does not block later ones', async () => {
  const { saved, onTheirWay, queue, letThrough } = createSlowApi();
  const failed = queue.keep(typed('first'), false);
  await Promise.resolve();
  onTheirWay.splice(0).forEach(({ fail }) => {
    fail();
  });
  await expect(failed).rejects.toThrow('no connection');
  const next = queue.keep(typed('second'), false);
  await letThrough();
  await next;
  expect(saved.draft).toBe('second');
});
