import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // One clock for all times of a page; it stops with the last of them.
  timer ??= setInterval(() => {
    current = Date.now();
    for (const each of listeners) each();
  }, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  if (timer === undefined) current = Date.now();
  return current;
}

/** The present moment, renewed each minute; undefined in the server's HTML, which may be read much later. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, read, () => undefined);
}
