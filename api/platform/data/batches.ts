import { servedRequest, serveTogether } from './request-comment.ts';
import { DatabaseAway, isUnavailable, within } from './unavailable.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  /** The request that waits for it. */
  readonly requestId: string | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** The limits of a batch. */
interface BatchRules {
  /** The most items in a batch. */
  readonly largest: number;
  /** The longest time a batch may take, in ms. */
  readonly longest: number;
}

/** Adds the items that wait to the batch that is running, and returns them. Their results come after the batch's own. */
type Join<Item> = () => readonly Item[];

/** Does a batch of work and returns one result for each item, in order. */
type BatchWork<Item, Result> = (items: readonly Item[], join: Join<Item>) => Promise<readonly Result[]>;

/**
 * Batches work for several callers: items that arrive while a batch is running form the next batch. An item never waits for
 * others to arrive, so a single caller loses no time.
 * @param work While it waits, for example for a lock, more items can arrive; it may take them by `join`. If a batch fails, each item
 * is retried alone, so that one failing item does not fail the others; a failed batch must therefore leave no effects. If the
 * database does not answer in time, all callers of the batch get the error, and the next batch begins.
 */
export function inBatches<Item, Result>(
  work: BatchWork<Item, Result>,
  { largest, longest }: BatchRules,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

  /** Returns whether the database answered. */
  async function settle(first: readonly Waiting<Item, Result>[], isAlone = false): Promise<boolean> {
    const batch = [...first];
    const idsOf = () => batch.map(({ requestId }) => requestId);
    // After too long a wait its callers got their error. What still runs must take nobody else's items.
    let isOver = false;
    try {
      // Batches run in the first caller's async context; its request id must not appear in the statements of other callers.
      const together = serveTogether(idsOf(), (rename) =>
        work(
          first.map(({ item }) => item),
          () => {
            const joining = isAlone || isOver ? [] : queue.splice(0, largest - batch.length);
            batch.push(...joining);
            rename(idsOf());
            return joining.map(({ item }) => item);
          },
        ),
      );
      const results = await within(longest, together);
      isOver = true;
      if (results.length !== batch.length) throw new Error('A batch needs one result for each item');
      results.forEach((result, index) => batch[index]?.resolve(result));
      return true;
    } catch (error) {
      isOver = true;
      if (batch.length > 1 && !isUnavailable(error)) return settleAlone(batch);
      for (const { reject } of batch) reject(error);
      return !isUnavailable(error);
    }
  }

  async function settleAlone(batch: readonly Waiting<Item, Result>[]): Promise<boolean> {
    let isAnswered = true;
    for (const waiting of batch) {
      // Once the database does not answer, the others need not find that out one after the other.
      if (isAnswered) isAnswered = await settle([waiting], true);
      else waiting.reject(new DatabaseAway());
    }
    return isAnswered;
  }

  async function drain(): Promise<void> {
    isUnderWay = true;
    while (queue.length > 0) await settle(queue.splice(0, largest));
    isUnderWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, requestId: servedRequest(), resolve, reject });
      if (!isUnderWay) void drain();
    });
}

/**
 * Batches work as `inBatches` does, separately for each key: work for one key never waits for another key's lock.
 * @param keyOf the key of an item, such as the row that its work locks
 */
export function inBatchesByKey<Item, Result>(
  keyOf: (item: Item) => string,
  work: BatchWork<Item, Result>,
  rules: BatchRules,
): (item: Item) => Promise<Result> {
  const lanes = new Map<string, { readonly enter: (item: Item) => Promise<Result>; waiting: number }>();
  return async (item) => {
    const key = keyOf(item);
    const lane = lanes.get(key) ?? { enter: inBatches(work, rules), waiting: 0 };
    lanes.set(key, lane);
    lane.waiting += 1;
    try {
      return await lane.enter(item);
    } finally {
      lane.waiting -= 1;
      if (lane.waiting === 0) lanes.delete(key);
    }
  };
}
