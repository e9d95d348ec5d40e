import { setImmediate } from 'node:timers/promises';

/** Gives requests that people are waiting for priority over work that can be deferred briefly. */
export interface ForegroundRequests {
  /** Runs work that someone is waiting for. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Resolves as soon as nobody is waiting, or after the longest wait, in ms, so that deferred work is not postponed forever.
   * @default the longest wait of this instance
   */
  readonly over: (longest?: number) => Promise<void>;
  /** Whether people were waiting within the last second, so that more will probably come. */
  readonly areRecent: () => boolean;
  /**
   * Resolves once newly arrived requests have been handled, for one caller at a time. Call it before each long piece of work.
   */
  readonly turn: () => Promise<void>;
}

/** How long people who waited count as recent, in ms. */
const recently = 1000;

/**
 * Creates the instance for a process, whose requests and jobs share one thread. Composing an email takes longer than storing a
 * registration, and on the morning when an event opens, hundreds of people are waiting while just as many emails are due.
 * @param longestWait how long deferred work waits at most, in ms
 */
export function createForegroundRequests(longestWait = 1000): ForegroundRequests {
  let underWay = 0;
  let lastEnd = -Infinity;
  const waiting = new Set<() => void>();
  let turns = Promise.resolve();
  return {
    async during(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        lastEnd = performance.now();
        if (underWay === 0) for (const go of [...waiting]) go();
      }
    },
    areRecent: () => underWay > 0 || performance.now() - lastEnd < recently,
    turn() {
      turns = turns.then(() => setImmediate());
      return turns;
    },
    async over(longest = longestWait) {
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, longest);
        waiting.add(go);
      });
    },
  };
}
