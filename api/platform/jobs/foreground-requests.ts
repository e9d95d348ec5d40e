import { setImmediate } from 'node:timers/promises';

/** Lets requests that people wait for go before work that can wait a moment. */
export interface ForegroundRequests {
  /** Runs work that someone waits for. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves as soon as nobody waits, or after the longest wait, so that deferred work is never put off for good. */
  readonly over: () => Promise<void>;
  /**
   * Resolves once newly arrived requests were handled; of several callers, one at a time. Call it before each piece of work that
   * takes long.
   */
  readonly turn: () => Promise<void>;
}

/**
 * Creates one for a process, whose requests and jobs share one thread: writing an email takes longer than storing a registration,
 * and on the morning when an event opens hundreds of people wait while as many emails are due.
 * @param longestWait in ms
 */
export function createForegroundRequests(longestWait = 1000): ForegroundRequests {
  let underWay = 0;
  const waiting = new Set<() => void>();
  let turns = Promise.resolve();
  return {
    async during(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) for (const go of [...waiting]) go();
      }
    },
    turn() {
      turns = turns.then(() => setImmediate());
      return turns;
    },
    async over() {
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, longestWait);
        waiting.add(go);
      });
    },
  };
}
