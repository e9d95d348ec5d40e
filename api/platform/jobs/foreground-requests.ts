/** Lets people who wait for an answer go before work that can wait a moment. */
export interface Rush {
  /** Does what someone waits for. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves as soon as nobody waits, or after the longest wait: what can wait is never put off for good. */
  readonly over: () => Promise<void>;
}

/**
 * Makes one for a process, whose requests and jobs share one thread: an email takes longer to write than a registration
 * does, and on the morning when an event opens hundreds of people wait while as many emails are due.
 * @param longestWait in ms
 */
export function createRush(longestWait = 1000): Rush {
  let underWay = 0;
  const waiting = new Set<() => void>();
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
