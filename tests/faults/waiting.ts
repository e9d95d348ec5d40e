import { setTimeout as pause } from 'node:timers/promises';

/** Anything that has a URL. */
export interface Addressed {
  readonly server: { readonly url: string };
}

/** Maximum time to wait for anything, in ms. */
export const longestWait = 60_000;

/** Polls until a condition is true, for at most this many ms. Returns the elapsed seconds. */
export async function secondsUntil(isSo: () => Promise<boolean> | boolean, longest = longestWait): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > longest) break;
    await pause(50);
  }
  return (performance.now() - began) / 1000;
}

/** The status of `/api/health`; 0 if it does not respond. */
export async function healthOf({ server }: Addressed): Promise<number> {
  const answer = fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return (await answer.catch(() => undefined))?.status ?? 0;
}

/** Polls `/api/health` continuously; it must stay healthy. */
export function watchHealth(site: Addressed): {
  readonly stop: () => Promise<{ readonly slowest: number; readonly failures: readonly string[] }>;
} {
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  let slowest = 0;
  const statuses = new Set<number>();
  const watching = (async () => {
    while (!isOver()) {
      const began = performance.now();
      statuses.add(await healthOf(site));
      slowest = Math.max(slowest, (performance.now() - began) / 1000);
      await pause(200);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      statuses.delete(200);
      return {
        slowest,
        failures: [...statuses].map((status) => `/api/health answered ${String(status)} though the site serves`),
      };
    },
  };
}
