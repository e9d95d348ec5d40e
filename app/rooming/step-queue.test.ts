import { expect, test } from 'vitest';
import { createStepQueue } from './step-queue.ts';

/** A queue whose answers arrive when the test says so, and the versions that were sent. */
function slowQueue() {
  let version = 4;
  const sent: number[] = [];
  const answers: PromiseWithResolvers<number>[] = [];
  const queue = createStepQueue(() => version);
  const add = () =>
    queue.add(async (at) => {
      const answer = Promise.withResolvers<number>();
      sent.push(at);
      answers.push(answer);
      version = await answer.promise;
      return version;
    });
  const nextSent = (count: number) => expect.poll(() => sent).toHaveLength(count);
  return { queue, add, sent, answers, nextSent };
}

test('a step taken before the first answer arrives is sent after it, with the new version', async () => {
  const { queue, add, sent, answers, nextSent } = slowQueue();
  const outcomes = [add(), add()];
  await nextSent(1);
  expect(queue.unanswered()).toBe(2);
  answers[0]?.resolve(5);
  await nextSent(2);
  answers[1]?.resolve(6);
  expect(await Promise.all(outcomes)).toEqual([
    { kind: 'taken', answer: 5 },
    { kind: 'taken', answer: 6 },
  ]);
  expect(sent).toEqual([4, 5]);
  expect(queue.unanswered()).toBe(0);
});

test('a step taken without seeing a step of someone else is sent with the version that the person saw', async () => {
  const { add, sent, answers, nextSent } = slowQueue();
  const outcomes = [add(), add()];
  await nextSent(1);
  // One more than the own step.
  answers[0]?.resolve(6);
  await nextSent(2);
  answers[1]?.resolve(7);
  await Promise.all(outcomes);
  expect(sent).toEqual([4, 4]);
});

test('a step that changed nothing does not count', async () => {
  const { add, sent, answers, nextSent } = slowQueue();
  const outcomes = [add(), add()];
  await nextSent(1);
  answers[0]?.resolve(4);
  await nextSent(2);
  answers[1]?.resolve(5);
  await Promise.all(outcomes);
  expect(sent).toEqual([4, 4]);
});

test('after a failure the waiting steps are dropped and counted, and later ones are sent', async () => {
  const { add, sent, answers, nextSent } = slowQueue();
  const outcomes = [add(), add(), add()];
  await nextSent(1);
  const error = new Error('refused');
  answers[0]?.reject(error);
  expect(await Promise.all(outcomes)).toEqual([
    { kind: 'failed', error, dropped: 2 },
    { kind: 'dropped' },
    { kind: 'dropped' },
  ]);
  const later = add();
  await nextSent(2);
  answers[1]?.resolve(5);
  expect(await later).toEqual({ kind: 'taken', answer: 5 });
  expect(sent).toEqual([4, 4]);
});
