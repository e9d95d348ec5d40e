import { alsoServe, servedRequest, serveTogether } from './request-comment.ts';
import { isUnavailable, within } from './unavailable.ts';

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

/** Adds the waiting items that fit to the batch that is running, and returns them. Their results come after the batch's own. */
type Join<Item> = (fits: (item: Item) => boolean) => readonly Item[];

/**
 * Batches work for several callers: items that arrive while a batch is running form the next batch. An item never waits for
 * others to arrive, so a single caller loses no time.
 * @param work returns one result for each item, in order. While it waits, for example for a lock, more items can arrive; it may take
 * them by `join`. If a batch fails, each item is retried alone, so that one failing item does not fail the others; a failed batch
 * must therefore leave no effects. If the database does not answer in time, all callers of the batch get the error, and the next
 * batch begins.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[], join: Join<Item>) => Promise<readonly Result[]>,
  { largest, longest }: BatchRules,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

  function take(most: number, fits: (item: Item) => boolean): Waiting<Item, Result>[] {
    const taken = queue.filter(({ item }) => fits(item)).slice(0, most);
    const rest = queue.filter((waiting) => !taken.includes(waiting));
    queue.splice(0, queue.length, ...rest);
    return taken;
  }

  async function settle(first: readonly Waiting<Item, Result>[], isAlone = false): Promise<void> {
    const batch = [...first];
    const idsOf = () => batch.map(({ requestId }) => requestId);
    const join: Join<Item> = (fits) => {
      const joining = isAlone ? [] : take(largest - batch.length, fits);
      batch.push(...joining);
      if (joining.length > 0) alsoServe(idsOf());
      return joining.map(({ item }) => item);
    };
    try {
      // Batches run in the first caller's async context; its request id must not appear in the statements of other callers.
      const together = serveTogether(idsOf(), () =>
        work(
          first.map(({ item }) => item),
          join,
        ),
      );
      const results = await within(longest, together);
      if (results.length !== batch.length) throw new Error('A batch needs one result for each item');
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await settle([waiting], true);
    }
  }

  async function drain(): Promise<void> {
    isUnderWay = true;
    while (queue.length > 0) await settle(queue.splice(0, largest));
    isUnderWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, requestId: servedRequest.getStore(), resolve, reject });
      if (!isUnderWay) void drain();
    });
}
