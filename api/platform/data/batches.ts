import { servedRequest, serveTogether } from './request-comment.ts';
import { isUnavailable, within } from './unavailable.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  /** The request that waits for it. */
  readonly requestId: string | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** How large a batch may be and how long it may take. */
interface BatchRules {
  /** The most items in a batch. */
  readonly largest: number;
  /** In ms. */
  readonly longest: number;
}

/**
 * Does work for several callers at once: what arrives while a batch is running is done together in the next. Nothing waits for
 * company, so a single caller loses no time.
 * @param work returns one result for each item, in order. When a batch fails, each item is tried by itself, so that one failing
 * item does not fail the others; it must leave nothing behind when it fails. When the database does not answer in time, all
 * callers of the batch get the error, and the next begins.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { largest, longest }: BatchRules,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      // The first caller's request goes on for as long as others arrive, and must not be named in their statements.
      const together = serveTogether(
        batch.map(({ requestId }) => requestId),
        () => work(batch.map(({ item }) => item)),
      );
      const results = await within(longest, together);
      if (results.length !== batch.length) throw new Error('A batch needs one result for each item');
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await settle([waiting]);
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
