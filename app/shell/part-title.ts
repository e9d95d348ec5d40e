import { useEffect, useSyncExternalStore } from 'react';

let partTitle: string | undefined;
const listeners = new Set<() => void>();

function change(title: string | undefined): void {
  partTitle = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Names the window by the part of the page that is open, such as a step of signing in, for as long as it is. */
export function useNamedPart(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    change(title);
    return () => {
      change(undefined);
    };
  }, [title]);
}

/** The name of the part of the page that is open, if it has one of its own. */
export function usePartTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => partTitle,
    () => undefined,
  );
}
